import { useRevalidator } from "react-router";
import { useForgetPages } from "~/relay/mutate";

/** Asks for the page anew, and makes every other one ask anew when one comes to it: after a change that lists show. */
export function useReload(): () => Promise<void> {
  const forgetPages = useForgetPages();
  const { revalidate } = useRevalidator();
  return async () => {
    forgetPages();
    await revalidate();
  };
}
