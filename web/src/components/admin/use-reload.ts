import { useRevalidator } from "react-router";
import { useInvalidatePages } from "~/relay/mutate";

/** Asks for the page anew, and makes every other one ask anew when one comes to it: after a change that lists show. */
export function useReload(): () => Promise<void> {
  const invalidatePages = useInvalidatePages();
  const { revalidate } = useRevalidator();
  return async () => {
    invalidatePages();
    await revalidate();
  };
}
