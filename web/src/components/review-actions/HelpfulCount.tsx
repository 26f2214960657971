import { Box } from "@chakra-ui/react";
import { formatCount } from "~/ui/count";

/** Number of helpful votes; renders nothing for 0. */
export function HelpfulCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Box as="span" color="fg.muted">
      {count === 1
        ? "1 person found this review helpful"
        : `${formatCount(count)} people found this review helpful`}
    </Box>
  );
}
