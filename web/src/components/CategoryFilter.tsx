import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import { fetchQuery } from "relay-runtime";
import type { CategoryFilter_query$key } from "~/relay/__generated__/CategoryFilter_query.graphql";
import type { CategoryFilterChoicesQuery } from "~/relay/__generated__/CategoryFilterChoicesQuery.graphql";
import type { CategoryFilterQuery } from "~/relay/__generated__/CategoryFilterQuery.graphql";
import { type CategoryChoice, CategoryField } from "./CategoryField";

/** Categories that a page brings; its query asks for as many. */
const broughtCategories = 200;

/** Props of `CategoryFilter`: the query, whose variable `chosen` lists the chosen slug, and that slug. */
export interface CategoryFilterProps {
  query: CategoryFilter_query$key;
  value: string | null;
}

/**
 * The choice of a category, or of all. The page brings the first 200 (`PageData.choices`) and the chosen one, which is every category of most catalogs; others
 * are asked for when somebody is about to choose, because each is 100 bytes of the page.
 */
export function CategoryFilter({ query, value }: CategoryFilterProps) {
  const { categories } = useLazyLoadQuery<CategoryFilterChoicesQuery>(
    graphql`
      query CategoryFilterChoicesQuery {
        categories(first: 200) {
          slug
          name
        }
      }
    `,
    {},
    { fetchPolicy: "store-or-network" },
  );
  const { chosen } = useFragment(
    graphql`
      fragment CategoryFilter_query on Query {
        chosen: categories(slugs: $chosen) {
          slug
          name
        }
      }
    `,
    query,
  );
  const environment = useRelayEnvironment();
  const [all, setAll] = useState<readonly CategoryChoice[]>();
  const ask = () => {
    if (all || categories.length < broughtCategories) return;
    fetchQuery<CategoryFilterQuery>(
      environment,
      graphql`
        query CategoryFilterQuery {
          categories {
            slug
            name
          }
        }
      `,
      {},
      { fetchPolicy: "store-or-network" },
    )
      .toPromise()
      // Those of the page stay where the others cannot be had; the next attempt asks again.
      .then(
        (answer) => answer && setAll(answer.categories),
        () => undefined,
      );
  };
  const others = chosen.filter(({ slug }) => categories.every((one) => one.slug !== slug));
  return <CategoryField choices={all ?? [...categories, ...others]} value={value} onUse={ask} />;
}
