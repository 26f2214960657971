/** How long a reviewer has used the software, by the keys of the API. */
export const usedForLabels: Readonly<Record<string, string>> = {
  "under-6-months": "less than 6 months",
  "6-12-months": "6–12 months",
  "1-2-years": "1–2 years",
  "over-2-years": "more than 2 years",
};
