import { chakra } from "@chakra-ui/react";
import { paths } from "~/paths";
import { Section } from "~/ui/Section";
import { TextLink } from "~/ui/TextLink";

const List = chakra("ul", {
  base: { listStyleType: "disc", ps: "5", maxWidth: "prose", color: "fg.muted", "& li + li": { mt: "2" } },
});

/** How the public record is counted, and what keeps it from telling of single persons. */
export function HowCounted() {
  return (
    <Section heading="How this is counted">
      <List>
        <li>
          No number is about a single person. In complete months, fewer than 5 held, hidden, deleted, restored
          or appealed reviews, or decisions, are given as “&lt; 5”. A reason, kind or outcome with fewer than
          5 is not told apart; if what is left over were fewer than 5, the next smallest kind is counted with
          it. Notices of manipulation are public on their listings, so all of their reasons are told.
        </li>
        <li>
          Of the current month only received and published reviews and new reports are counted here.
          Everything else follows when the month is over: a number that rises on the day on which a review
          disappears would tell why it did.
        </li>
        <li>
          Imported reviews are not counted as received or published. Reports, flags and decisions about them
          are.
        </li>
        <li>
          A decision counts in the month in which it was made, with the time since the report, the flag, the
          hold or the appeal. A dismissal that moderators took back does not count. From 100 hours on, times
          are rounded up to two digits.
        </li>
        <li>Hiding a review and publishing it again are two events, and both count. Months are in UTC.</li>
        <li>
          What may be hidden is in the{" "}
          <TextLink to={paths.content("review-guidelines")}>review guidelines</TextLink>; how ranks are made
          is on <TextLink to={paths.content("ranking")}>its own page</TextLink>.
        </li>
      </List>
    </Section>
  );
}
