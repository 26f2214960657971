/** Cards on one page of the companies; the page's query asks for as many. */
export const pageSize = 24;
