import { useNavigate } from "react-router";
import { type Applied, type Change, useChanges } from "./use-changes";
import type { Selectable } from "./use-selection";

/** Changes of the row whose details are open. `applyAndClose` leads to `closeHref` once the change is made. */
export function useDetailChanges<T extends Selectable>(row: T, closeHref: string) {
  const changes = useChanges<T>();
  const navigate = useNavigate();
  const apply = (change: Change<T>): Promise<Applied<T>> => changes.apply(change, [row]);
  return {
    apply,
    async applyAndClose(change: Change<T>): Promise<Applied<T>> {
      const applied = await apply(change);
      if (applied.made.length > 0) void navigate(closeHref, { preventScrollReset: true });
      return applied;
    },
  };
}
