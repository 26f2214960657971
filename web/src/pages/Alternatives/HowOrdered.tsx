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
          Each product gets up to 100 points: 35 for categories in common, 25 for features in common (4 of
          them give half, and less if it lists more features than the first product), 25 for what reviewers
          say (2 with a proof of use give half), and 15 for comparisons (20 of them give half). Products with
          equal points are ordered by their rank. Nobody can pay for a place.
        </p>
        <p>
          Reviewers can say what they used before and what else they looked at. This counts once 3 published
          reviews say the same. A review with a proof of use counts five times as much as one without, and a
          product that was only looked at half as much. Hidden reviews do not count.
        </p>
        <p>
          Comparisons are those of the 90 days before today. Only the number per day is stored, nothing about
          visitors. A network counts once a day for the same two products, and vendors do not count for their
          own.
        </p>
      </Box>
    </Section>
  );
}
