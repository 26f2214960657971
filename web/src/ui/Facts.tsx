import { Box, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A fact and its name; one without a value is not shown. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Facts that line up, name beside value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== "");
  return (
    <Grid
      as="dl"
      templateColumns="minmax(7rem, auto) minmax(0, 1fr)"
      columnGap="6"
      rowGap="1.5"
      textStyle="small"
    >
      {known.map(({ label, value }) => (
        <Box key={label} display="contents">
          <Box as="dt" color="fg.subtle">
            {label}
          </Box>
          <Box as="dd" dir="auto">
            {value}
          </Box>
        </Box>
      ))}
    </Grid>
  );
}
