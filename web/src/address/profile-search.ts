import { oneOfOr, searchParams } from "./search-params";

/** /profile: the tab. */
export const profileSearch = searchParams({ tab: oneOfOr(["information", "security"], "information") });
