import type { Rules, Values } from "~/ui/form/problems";

/** Rules of a company for a form, whose fields are texts: the year is a number. What is absent stays so. */
export function companyRules<T>(rules: Rules<T>): Rules<T> {
  return {
    safeParse(values) {
      const { foundedYear, ...others } = values as Values;
      if (foundedYear === undefined) return rules.safeParse(others);
      const year = foundedYear.trim();
      return rules.safeParse({ ...others, foundedYear: /^\d+$/.test(year) ? Number(year) : year });
    },
  };
}
