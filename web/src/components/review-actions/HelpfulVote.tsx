import { Button } from "~/ui/Button";
import { Check } from "~/ui/icons";
import { HelpfulCount } from "./HelpfulCount";
import { useVote, type VotableReview } from "./use-vote";

/** "Helpful" for those who are signed in: pressed where they have said so, and the count with it. */
export function HelpfulVote({ review, title }: { review: VotableReview; title: string }) {
  const { isHelpful, count, toggle } = useVote(review);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-pressed={isHelpful}
        aria-label={`Helpful: the review “${title}”`}
        css={{ "&[aria-pressed=true]": { color: "accent.fg", bg: "accent.subtle", borderColor: "accent" } }}
        data-needs-scripts
        onClick={() => void toggle()}
      >
        {isHelpful && <Check />}
        Helpful
      </Button>
      <HelpfulCount count={count} />
    </>
  );
}
