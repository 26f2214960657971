import { Box } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

/** A block beside the page's main matter, under a small heading. */
export function AsideBlock({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Box as="h2" id={id} textStyle="label" color="fg.subtle" mb="3">
        {heading}
      </Box>
      {children}
    </section>
  );
}
