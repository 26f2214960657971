import { oneOfOr, pageNumber, searchParams } from "./codec";

/** /profile: the tab, and which page of one's reviews. */
export const profileParams = searchParams({
  tab: oneOfOr(["information", "reviews", "security"], "information"),
  page: pageNumber(),
});

/** The search params of /profile. */
export type ProfileValues = ReturnType<typeof profileParams.read>;
