import { searchParams, text } from "./search-params";

/** /lists/{id}: what opens a list that somebody has shared. */
export const listSearch = searchParams({ key: text() });
