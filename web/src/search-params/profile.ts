import { oneOfOr, pageNumber, searchParams } from "./codec";

/** /profile: the tab, and the page of the user's reviews. */
export const profileParams = searchParams({
  tab: oneOfOr(["information", "reviews", "suggestions", "security"], "information"),
  page: pageNumber(),
});

/** The search params of /profile. */
export type ProfileValues = ReturnType<typeof profileParams.read>;
