import { searchParams, text } from "./codec";

/** /lists/{id}: the key of a shared list. */
export const listSearch = searchParams({ key: text() });
