import type { Rules, Values } from "~/ui/form/problems";

/** Rules of a company for a form, whose fields are texts: the year is a number. */
export function companyRules<T>(rules: Rules<T>): Rules<T> {
  return {
    safeParse(values) {
      const { foundedYear, ...others } = values as Values;
      const year = foundedYear?.trim() ?? "";
      return rules.safeParse({ ...others, foundedYear: /^\d+$/.test(year) ? Number(year) : year });
    },
  };
}
