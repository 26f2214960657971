import { graphql, useFragment } from "react-relay/hooks";
import type { CategorySelect_categories$key } from "~/relay/__generated__/CategorySelect_categories.graphql";
import { CategoryField } from "./CategoryField";

/** Props of `CategorySelect`: those to choose from, and the slug of the chosen one. */
export interface CategorySelectProps {
  categories: CategorySelect_categories$key;
  value: string | null;
}

/** The choice of one of these categories, or of all. */
export function CategorySelect({ categories, value }: CategorySelectProps) {
  const data = useFragment(
    graphql`
      fragment CategorySelect_categories on Category @relay(plural: true) {
        slug
        name
      }
    `,
    categories,
  );
  return <CategoryField choices={data} value={value} />;
}
