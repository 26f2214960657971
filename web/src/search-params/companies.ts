import { pageNumber, searchParams, text } from "./codec";

/** /companies: the search text, and the page. */
export const companiesParams = searchParams({ search: text(), page: pageNumber() });

/** The search params of the list of companies. */
export type CompaniesValues = ReturnType<typeof companiesParams.read>;
