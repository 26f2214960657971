import { Box } from "@chakra-ui/react";
import { Section } from "~/ui/Section";

/** Where it stands on its page. */
export const howOrderedId = "how-ordered";

/** How the order of alternatives is made. */
export function HowOrdered() {
  return (
    <Section heading="How alternatives are ordered" id={howOrderedId} mt="10">
      <Box maxWidth="prose" color="fg.muted" display="flex" flexDirection="column" gap="3">
        <p>
          Each product gets up to 100 points: 35 for categories in common, 25 for features in common (half of
          them for 4), 25 for what reviewers say, and 15 for comparisons (half of them for 20). Equal ones are
          ordered by their rank. Nobody can pay for a place.
        </p>
        <p>
          Reviewers can say what they used before and what else they looked at. That counts once 3 published
          reviews say the same. A review with a proof of use counts five times as much as one without, and a
          product that was only looked at half as much. Hidden reviews do not count.
        </p>
        <p>
          Comparisons are those of the last 90 days before today. They are counted by day, without persons:
          the same two products once a day for a network, and none of the vendor's own.
        </p>
      </Box>
    </Section>
  );
}
