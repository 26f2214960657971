/** Cards on one page of the directory; the page's query asks for as many. */
export const pageSize = 24;
