import { Box, Flex, Grid } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

/** Props of `FormSection`: its heading, and its fields. */
export interface FormSectionProps {
  heading: string;
  children: ReactNode;
}

/** A part of a long form with its own heading, which is next to its fields on wide screens. */
export function FormSection({ heading, children }: FormSectionProps) {
  const id = useId();
  return (
    <Grid
      as="section"
      aria-labelledby={id}
      templateColumns={{ lg: "14rem minmax(0, 46rem)" }}
      gap={{ base: "4", lg: "8" }}
      pt="6"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Box as="h2" id={id} textStyle="section">
        {heading}
      </Box>
      <Flex direction="column" gap="5" minWidth="0">
        {children}
      </Flex>
    </Grid>
  );
}
