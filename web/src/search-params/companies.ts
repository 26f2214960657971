import { list, pageNumber, searchParams, text } from "./codec";
import { more } from "./filters";

/** /companies: the search text, the filters, and the page. */
export const companiesParams = searchParams({
  search: text(),
  more,
  industry: list(),
  size: list(),
  country: list(),
  page: pageNumber(),
});

/** The search params of the list of companies. */
export type CompaniesValues = ReturnType<typeof companiesParams.read>;
