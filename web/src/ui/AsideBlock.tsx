import { Box } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

/** Props of `AsideBlock`. */
export interface AsideBlockProps {
  heading: string;
  children: ReactNode;
  /** Leaves it out on paper. */
  "data-no-print"?: true;
}

/** A block beside the page's main matter, under a small heading. */
export function AsideBlock({ heading, children, ...rest }: AsideBlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest}>
      <Box as="h2" id={id} textStyle="label" color="fg.subtle" mb="3">
        {heading}
      </Box>
      {children}
    </section>
  );
}
