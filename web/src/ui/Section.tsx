import { Box, type BoxProps } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

/** Props of `Section`: its heading, and what stands under it. */
export interface SectionProps extends BoxProps {
  heading: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Section({ heading, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} css={{ "& + section": { mt: "12" } }} {...rest}>
      <Box as="h2" id={id} textStyle="section" mb="4" dir="auto">
        {heading}
      </Box>
      {children}
    </Box>
  );
}
