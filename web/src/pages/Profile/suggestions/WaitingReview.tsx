import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { WaitingReview_suggestion$key } from "~/relay/__generated__/WaitingReview_suggestion.graphql";
import { Button } from "~/ui/Button";
import { Prose } from "~/ui/Prose";
import { Stars } from "~/ui/Stars";
import { Summary } from "~/ui/Summary";
import { useToast } from "~/ui/Toast";
import { DeleteSuggestion } from "./DeleteSuggestion";

/** Props of `WaitingReview`; `onDeleted` is called when the review has been deleted. */
export interface WaitingReviewProps {
  suggestion: WaitingReview_suggestion$key;
  onDeleted: () => Promise<void>;
}

/** The review that waits with a suggestion, to be read, copied and deleted. */
export function WaitingReview({ suggestion, onDeleted }: WaitingReviewProps) {
  const data = useFragment(
    graphql`
      fragment WaitingReview_suggestion on SuggestedProduct {
        status
        review {
          rating
          title
          content
          pros
          cons
        }
        ...DeleteSuggestion_suggestion
      }
    `,
    suggestion,
  );
  const { status, review } = data;
  const toast = useToast();
  if (!review) return null;
  const { rating, title, content, pros, cons } = review;
  const copy = async () => {
    const points = (label: string, texts: readonly string[]) =>
      texts.length > 0 ? [[`${label}:`, ...texts.map((text) => `- ${text}`)].join("\n")] : [];
    const text = [title, content, ...points("Pros", pros), ...points("Cons", cons)].join("\n\n");
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    toast(
      isCopied
        ? { title: "Review copied" }
        : {
            title: "Not copied",
            description: "Your browser does not allow it. Please select the text and copy it.",
            variant: "destructive",
          },
    );
  };
  return (
    <Box as="details" mt="3" p="4" bg="bg.subtle" borderRadius="lg" maxWidth="prose">
      <Summary>
        {status === "WAITING"
          ? "Your review, which waits for the product"
          : "Your review, which is not public"}
      </Summary>
      <Stars rating={rating} />
      <Box as="h4" fontWeight="medium" mt="2" overflowWrap="anywhere" dir="auto">
        {title}
      </Box>
      <Box mt="2" overflowWrap="anywhere">
        <Prose text={content} />
      </Box>
      <Points label="Pros" texts={pros} />
      <Points label="Cons" texts={cons} />
      <Flex wrap="wrap" gap="3" mt="4" data-needs-scripts>
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          Copy text
        </Button>
        <DeleteSuggestion suggestion={data} onlyReview onDeleted={onDeleted} />
      </Flex>
    </Box>
  );
}

function Points({ label, texts }: { label: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Box mt="3" textStyle="small" overflowWrap="anywhere">
      <Box as="h5" fontWeight="medium">
        {label}
      </Box>
      <Box as="ul" ps="4" css={{ listStyleType: "disc" }}>
        {texts.map((text) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </Box>
    </Box>
  );
}
