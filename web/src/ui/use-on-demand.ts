import { type ComponentType, useState } from "react";
import { useToast } from "./Toast";

/**
 * A component that is fetched when it is asked for: null until then. `what` is what people call it. To ask answers whether it is there; where it could not
 * be fetched that is told in a toast, the page stays, and one can ask again. (React's `lazy` would take the page down, and
 * would not fetch it a second time.)
 */
export function useOnDemand<P>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  what: string,
): readonly [component: ComponentType<P> | null, ask: () => Promise<boolean>] {
  const [component, setComponent] = useState<ComponentType<P> | null>(null);
  const toast = useToast();
  const ask = () =>
    load().then(
      (file) => {
        setComponent(() => file.default);
        return true;
      },
      () => {
        toast({
          title: "Not Available",
          description: `${what} could not be loaded. Please try again.`,
          variant: "destructive",
        });
        return false;
      },
    );
  return [component, ask];
}
