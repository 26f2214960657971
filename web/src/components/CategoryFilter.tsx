import { useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import { fetchQuery } from "relay-runtime";
import type { CategoryFilter_query$key } from "~/relay/__generated__/CategoryFilter_query.graphql";
import type { CategoryFilterQuery } from "~/relay/__generated__/CategoryFilterQuery.graphql";
import { Select } from "~/ui/Select";

interface Choice {
  readonly slug: string;
  readonly name: string;
}

/** Props of `CategoryFilter`: the query, whose variable `chosen` lists the chosen slug, and that slug. */
export interface CategoryFilterProps {
  query: CategoryFilter_query$key;
  value: string | null;
}

/**
 * The choice of a category, or of all, as a field `category` of a form. The page brings two levels and the chosen one; all others,
 * which may be hundreds, are asked for when somebody is about to choose.
 */
export function CategoryFilter({ query, value }: CategoryFilterProps) {
  const { categoryTree, chosen } = useFragment(
    graphql`
      fragment CategoryFilter_query on Query {
        categoryTree {
          slug
          name
          children {
            slug
            name
          }
        }
        chosen: categories(slugs: $chosen) {
          slug
          name
        }
      }
    `,
    query,
  );
  const environment = useRelayEnvironment();
  const [all, setAll] = useState<readonly Choice[]>();
  const ask = () => {
    if (all) return;
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
  const choices = all ?? byName([...categoryTree.flatMap((top) => [top, ...top.children]), ...chosen]);
  const options = choices.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <Select
      label="Category"
      name="category"
      value={value}
      options={[{ value: "", label: "All Categories" }, ...options]}
      onPointerEnter={ask}
      onFocus={ask}
    />
  );
}

/** Each once, in the order of their names. */
function byName(choices: readonly Choice[]): Choice[] {
  const unique = new Map(choices.map((choice) => [choice.slug, choice]));
  return [...unique.values()].sort((a, b) => a.name.localeCompare(b.name, "en"));
}
