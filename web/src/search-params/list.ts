import { searchParams, text } from "./codec";

/** /lists/{id}: what opens a list that somebody has shared. */
export const listSearch = searchParams({ key: text() });
