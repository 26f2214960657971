import { Select } from "~/ui/Select";

/** A category that can be chosen. */
export interface CategoryChoice {
  readonly slug: string;
  readonly name: string;
}

/** Props of `CategoryField`: those to choose from, the slug of the chosen one, and what to do when somebody is about to choose. */
export interface CategoryFieldProps {
  choices: readonly CategoryChoice[];
  value: string | null;
  onUse?: () => void;
}

/** The choice of a category, or of all, as a field `category` of a form. */
export function CategoryField({ choices, value, onUse }: CategoryFieldProps) {
  const options = choices.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <Select
      label="Category"
      name="category"
      value={value}
      options={[{ value: "", label: "All Categories" }, ...options]}
      onPointerEnter={onUse}
      onFocus={onUse}
    />
  );
}
