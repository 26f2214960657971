import { currentFlow, type PickedProduct, savePicked } from "~/components/review-flow/draft";
import { maxProducts } from "~/search-params/write-review";
import { useToast } from "~/ui/Toast";

/** Returns a function that appends products to the picked ones. A toast names those over the limit. */
export function usePickProducts(): (products: readonly PickedProduct[]) => void {
  const toast = useToast();
  return (products) => {
    const { picked } = currentFlow();
    const more = products.filter(({ id }) => !picked.some((each) => each.id === id));
    const left = more.slice(Math.max(maxProducts - picked.length, 0));
    if (more.length > left.length) savePicked([...picked, ...more].slice(0, maxProducts));
    if (left.length === 0) return;
    const names = left.length === 1 ? `${left[0]?.name} was` : `${left.length} products were`;
    toast({
      title: `You can pick up to ${maxProducts}`,
      description: `${names} not added. Review some of these first, or remove one.`,
    });
  };
}

/** Unpicks these products. */
export function unpickProducts(ids: readonly string[]): void {
  const { picked } = currentFlow();
  const others = picked.filter(({ id }) => !ids.includes(id));
  if (others.length < picked.length) savePicked(others);
}

/**
 * True the first time this history entry is shown. After Back, Forward or a reload the visitor has already decided about the
 * products of its address. Call it once per entry: it marks the entry.
 */
export function isFirstVisit(): boolean {
  const state = window.history.state as { hasArrived?: boolean } | null;
  if (state?.hasArrived) return false;
  window.history.replaceState({ ...state, hasArrived: true }, "");
  return true;
}
