import { Box } from "@chakra-ui/react";
import { formatCount } from "~/ui/count";

/** How many people a review helped; absent where nobody has said so. */
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
