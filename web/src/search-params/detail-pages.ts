import { limits } from "@assay/api/inputs";
import { language, oneOf, oneOfOr, pageNumber, searchParams, text } from "./codec";

/** /software/{id}: the tab, and the filters (including a pro or con), sort order and page of the Reviews tab. */
export const softwareDetailParams = searchParams({
  tab: oneOfOr(["overview", "reviews", "pricing", "features"], "overview"),
  q: text(),
  rating: oneOf(["5", "4", "3", "2", "1"]),
  pro: text(2 * limits.reviewPoint),
  con: text(2 * limits.reviewPoint),
  language: language(),
  sort: oneOfOr(["recent", "highest", "lowest"], "recent"),
  page: pageNumber(),
});

/** /software/{id}/alternatives: the page of the list. */
export const alternativesParams = searchParams({ page: pageNumber() });

/** /companies/{id}: the tab and the page of its list. */
export const companyParams = searchParams({
  tab: oneOfOr(["overview", "software", "reviews"], "overview"),
  page: pageNumber(),
});

/** The search params of a software's page. */
export type SoftwareDetailValues = ReturnType<typeof softwareDetailParams.read>;

/** The search params of a company's page. */
export type CompanyValues = ReturnType<typeof companyParams.read>;
