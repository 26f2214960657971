/** Reviews on one page of the list; the page's query asks for as many. */
export const pageSize = 20;
