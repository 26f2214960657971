import { chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { FoundCategories_categories$key } from "~/relay/__generated__/FoundCategories_categories.graphql";
import type { SearchValues } from "~/search-params/search";
import { Pagination } from "~/ui/Pagination";
import { CategoryHit } from "./CategoryHit";
import { pageSize } from "./data";
import { NothingFound } from "./NothingFound";

const Hits = chakra("ul", {
  base: {
    display: "grid",
    gap: { base: "3", md: "4" },
    gridTemplateColumns: "repeat(auto-fill, minmax(min(16.5rem, 100%), 1fr))",
    listStyleType: "none",
  },
});

/** Props of `FoundCategories`: the results at least up to this page, their total, and the page's search params. */
export interface FoundCategoriesProps {
  categories: FoundCategories_categories$key;
  total: number;
  values: SearchValues;
}

/** The Categories tab: one page of results by name. */
export function FoundCategories({ categories, total, values }: FoundCategoriesProps) {
  const hits = useFragment(
    graphql`
      fragment FoundCategories_categories on Category @relay(plural: true) {
        id
        ...CategoryHit_category
      }
    `,
    categories,
  );
  if (hits.length === 0) return <NothingFound heading="No categories found" values={values} />;
  const { query, page } = values;
  const pages = Math.ceil(total / pageSize);
  return (
    <>
      <Hits>
        {hits.slice((page - 1) * pageSize, page * pageSize).map((hit) => (
          <li key={hit.id}>
            <CategoryHit category={hit} query={query} />
          </li>
        ))}
      </Hits>
      <Pagination
        current={page}
        total={pages}
        pages={pagesAround(page, pages)}
        hrefOf={(each) => paths.search({ ...values, page: each })}
      />
    </>
  );
}

const maxPages = 5;

/** Up to five pages around the current one, as in the API's connections. */
export function pagesAround(current: number, total: number): number[] {
  const count = Math.min(total, maxPages);
  const first = Math.min(Math.max(current - Math.floor(maxPages / 2), 1), total - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
