import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { FitReasons_listing$key } from "~/relay/__generated__/FitReasons_listing.graphql";

const List = chakra("ul", {
  base: {
    listStyleType: "none",
    display: "flex",
    flexWrap: "wrap",
    columnGap: "5",
    rowGap: "1",
    mt: "1",
    color: "fg.muted",
    overflowWrap: "anywhere",
    "& li": { display: "flex", gap: "1.5", minWidth: 0 },
    "& li > span + span": { minWidth: 0, overflowWrap: "anywhere" },
    "& [data-mark]": { flexShrink: 0, width: "1em", textAlign: "center", fontWeight: "medium" },
    "& [data-state=MET]": { color: "fg" },
    "& [data-state=MET] [data-mark]": { color: "accent.fg" },
  },
});

/** Each state by a mark, and in words for those who do not see it. */
const marks: Readonly<Record<string, readonly [mark: string, words: string]>> = {
  MET: ["✓", "Fits: "],
  NOT_MET: ["–", "Does not fit: "],
  UNKNOWN: ["?", "Unknown: "],
};

/** Why a listing fits the visitor's preferences, in words and numbers. */
export function FitReasons({ listing }: { listing: FitReasons_listing$key }) {
  const { fit } = useFragment(
    graphql`
      fragment FitReasons_listing on CategoryListing {
        fit @include(if: $hasPreferences) {
          score
          metCount
          reasons {
            state
            text
          }
        }
      }
    `,
    listing,
  );
  // Keys of features that are not there any more are no preference.
  if (!fit || fit.reasons.length === 0) return null;
  const { score, metCount, reasons } = fit;
  return (
    <Box mb="4" fontSize="sm">
      <p>
        <strong>
          Fits {metCount} of {reasons.length}
        </strong>
        <Box as="span" color="fg.muted" ms="2">
          {typeof score === "number" ? `Score ${score.toFixed(2)}` : "Nothing of it is known yet"}
        </Box>
      </p>
      <List>
        {reasons.map(({ state, text }, place) => {
          const [mark, words] = marks[state] ?? ["", ""];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two features may be called the same, and reasons do not move
            <li key={place} data-state={state}>
              <span data-mark aria-hidden>
                {mark}
              </span>
              <span>
                <Box as="span" srOnly>
                  {words}
                </Box>
                {text}
              </span>
            </li>
          );
        })}
      </List>
    </Box>
  );
}
