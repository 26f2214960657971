import { chakra, Flex } from "@chakra-ui/react";
import { settings } from "~/settings";

/** The product's mark: a hallmark, the stamp that an assayer leaves, beside its name. */
export function Wordmark() {
  return (
    <Flex as="span" align="center" gap="2.5" textStyle="item" fontSize="xl" letterSpacing="tight" color="fg">
      <chakra.svg viewBox="0 0 28 28" width="7" height="7" color="accent" aria-hidden>
        <path d="M8 1.5h12l6.5 6.5v12L20 26.5H8L1.5 20V8z" fill="currentColor" />
        <chakra.path
          d="M8.5 20 14 7.5 19.5 20M10.8 15.6h6.4"
          fill="none"
          stroke="accent.contrast"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </chakra.svg>
      {settings.name}
    </Flex>
  );
}
