import { limits, mattersLimits } from "@assay/api/inputs";
import { paths } from "~/paths";
import type { CategoryFilterValues } from "~/search-params/category";
import { type ListParam, oneOf, oneOfOr, searchParams, text, withCommas } from "~/search-params/codec";

const importance = () => oneOfOr(["none", "some", "a-lot"], "none");

/** Keys of features in order, without duplicates; what cannot be one is dropped. */
const keys: ListParam<readonly string[]> = {
  readAll: (texts) => {
    const named = texts
      .join()
      .split(",")
      .filter((key) => /^[a-z0-9-]+$/.test(key));
    return [...new Set(named)].filter((key) => key.length <= limits.slug).slice(0, mattersLimits.features);
  },
  write: (values) => [values.join()],
};

/** What matters to the visitor, beside the filters in the address of a category; `weigh` opens the form. */
export const mattersParams = withCommas(
  searchParams({
    ease: importance(),
    support: importance(),
    value: importance(),
    price: importance(),
    mySize: oneOf(["small-business", "mid-market", "enterprise"]),
    myIndustry: text(mattersLimits.industry),
    must: keys,
    weigh: oneOf(["1"]),
  }),
);
export type MattersValues = ReturnType<typeof mattersParams.read>;

/** True if anything is wished, so that the order follows it. */
export const hasWishes = ({ weigh: _, ...wishes }: MattersValues): boolean =>
  mattersParams.write(wishes) !== "";

/** True if the address says anything of what matters, or opens the form. */
export const isWeighing = (matters: MattersValues): boolean => mattersParams.write(matters) !== "";

/** The address of a category with filters and what matters. */
export function weighedHref(
  slug: string,
  filters: Partial<CategoryFilterValues>,
  matters: Partial<MattersValues>,
): string {
  const href = paths.category(slug, filters);
  const rest = mattersParams.write(matters);
  return rest === "" ? href : `${href}${href.includes("?") ? "&" : "?"}${rest.slice(1)}`;
}

/** What a form keeps of what matters, by parameter. */
export const mattersFields = (matters: MattersValues) =>
  Object.fromEntries(new URLSearchParams(mattersParams.write(matters)));

const importances = { none: "NONE", some: "SOME", "a-lot": "A_LOT" } as const;
const segments = {
  "small-business": "SMALL_BUSINESS",
  "mid-market": "MID_MARKET",
  enterprise: "ENTERPRISE",
} as const;

/** The variable `matters` of the page's query; null where nothing is wished. */
export function mattersVariable(matters: MattersValues) {
  if (!hasWishes(matters)) return null;
  const { ease, support, value, price, mySize, myIndustry, must } = matters;
  return {
    ease: importances[ease],
    support: importances[support],
    value: importances[value],
    price: importances[price],
    segment: mySize && segments[mySize],
    industry: myIndustry || null,
    mustHave: must,
  };
}
