import { Box, Flex } from "@chakra-ui/react";
import { TextLink } from "../TextLink";

/** A number and its label. One without a value is not shown. */
export interface Statistic {
  readonly label: string;
  readonly value: string | null;
  /** The page that lists what is counted. */
  readonly href?: string;
}

/** A row of numbers, each above its label. */
export function Statistics({ label, items }: { label: string; items: readonly Statistic[] }) {
  return (
    <Box as="section" aria-label={label} pb="8" mb="8" borderBottomWidth="1px" borderColor="border">
      <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="12" rowGap="4">
        {items
          .filter(({ value }) => value !== null)
          .map((figure) => (
            <li key={figure.label}>
              <Box textStyle="figure" fontSize="3xl" color="accent.fg">
                {figure.value}
              </Box>
              <Box textStyle="small" color="fg.muted">
                {figure.href === undefined ? (
                  figure.label
                ) : (
                  <TextLink to={figure.href}>{figure.label}</TextLink>
                )}
              </Box>
            </li>
          ))}
      </Flex>
    </Box>
  );
}
