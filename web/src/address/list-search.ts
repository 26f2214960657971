import { limits } from "@assay/api/inputs";
import { searchParams, text } from "./search-params";

/** /lists/{id}: what opens a list that somebody has shared. */
export const listSearch = searchParams({ key: text(limits.url) });
