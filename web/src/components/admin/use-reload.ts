import { useRevalidator } from "react-router";
import { reloadPage } from "~/relay/history";
import { useInvalidatePages } from "~/relay/mutate";

/** Reloads the page's data, and marks that of all other pages as stale: for changes that lists show. */
export function useReload(): () => Promise<void> {
  const invalidatePages = useInvalidatePages();
  const { revalidate } = useRevalidator();
  return async () => {
    invalidatePages();
    await reloadPage(revalidate);
  };
}
