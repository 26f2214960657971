import { graphql, useFragment } from "react-relay/hooks";
import type { CategorySelect_categories$key } from "~/relay/__generated__/CategorySelect_categories.graphql";
import { Select } from "~/ui/Select";

/** Props of `CategorySelect`: those to choose from, and the slug of the chosen one. */
export interface CategorySelectProps {
  categories: CategorySelect_categories$key;
  value: string | null;
}

/** The choice of a category, or of all, as a field `category` of a form. */
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
  const options = data.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <Select
      label="Category"
      name="category"
      value={value}
      options={[{ value: "", label: "All Categories" }, ...options]}
    />
  );
}
