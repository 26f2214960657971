import { mostChosen } from "~/address/write-search";
import { current, keepPicked, type PickedProduct } from "~/review-draft/draft";

/** Picks these too, behind those that were picked; false where not all of them fit. */
export function pick(products: readonly PickedProduct[]): boolean {
  const { picked } = current();
  const more = products.filter(({ id }) => !picked.some((each) => each.id === id));
  if (more.length > 0) keepPicked([...picked, ...more].slice(0, mostChosen));
  return picked.length + more.length <= mostChosen;
}

/** Picks one of these no longer. */
export function unpick(ids: readonly string[]): void {
  const { picked } = current();
  const others = picked.filter(({ id }) => !ids.includes(id));
  if (others.length < picked.length) keepPicked(others);
}
