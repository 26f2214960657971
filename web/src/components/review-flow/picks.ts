import { mostChosen } from "~/address/write-search";
import { current, keepPicked, type PickedProduct } from "~/review-draft/draft";
import { useToast } from "~/ui/Toast";

/** Gives what picks products too, behind those that were picked. It says which of them do not fit. */
export function usePick(): (products: readonly PickedProduct[]) => void {
  const toast = useToast();
  return (products) => {
    const { picked } = current();
    const more = products.filter(({ id }) => !picked.some((each) => each.id === id));
    const left = more.slice(Math.max(mostChosen - picked.length, 0));
    if (more.length > left.length) keepPicked([...picked, ...more].slice(0, mostChosen));
    if (left.length === 0) return;
    const names = left.length === 1 ? `${left[0]?.name} was` : `${left.length} products were`;
    toast({
      title: `You can pick up to ${mostChosen}`,
      description: `${names} not added. Review some of these first, or remove one.`,
    });
  };
}

/** Picks one of these no longer. */
export function unpick(ids: readonly string[]): void {
  const { picked } = current();
  const others = picked.filter(({ id }) => !ids.includes(id));
  if (others.length < picked.length) keepPicked(others);
}

/**
 * Is this place of the browser's history looked at for the first time? Whoever comes by Back, Forward or a reload has decided
 * about the products of its address already. Asked once for each: the place remembers it.
 */
export function arrives(): boolean {
  const state = window.history.state as { hasArrived?: boolean } | null;
  if (state?.hasArrived) return false;
  window.history.replaceState({ ...state, hasArrived: true }, "");
  return true;
}
