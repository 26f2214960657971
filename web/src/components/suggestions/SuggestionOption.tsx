import { shownRating } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { Highlight } from "~/ui/Highlight";
import { Folder } from "~/ui/icons";
import { Logo } from "~/ui/Logo";
import { formatReviewCount } from "~/ui/RatingSummary";
import type { Suggestion } from "./suggestions";

/** Props of `SuggestionOption`; `query` is marked in its name. */
export interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  query: string;
  isActive: boolean;
  onPick: () => void;
  onPoint: () => void;
}

/** Software with its logo, or a category with a folder: what it is stands in words under its name. */
export function SuggestionOption({
  id,
  suggestion,
  query,
  isActive,
  onPick,
  onPoint,
}: SuggestionOptionProps) {
  const { type, name, logoUrl, rating, reviewCount } = suggestion;
  const isSoftware = type === "SOFTWARE";
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div role="option" id={id} aria-selected={isActive} onClick={onPick} onPointerMove={onPoint}>
      {isSoftware ? (
        <Logo url={logoUrl} name={name} size={32} />
      ) : (
        <span data-icon>
          <Folder />
        </span>
      )}
      <Box minWidth="0">
        <Box data-name lineClamp={2}>
          <bdi>
            <Highlight text={name} query={query} />
          </bdi>
        </Box>
        <div data-kind>
          {isSoftware ? "Software" : "Category"}
          {isSoftware &&
            typeof rating === "number" &&
            ` · ${shownRating(rating)} ★ · ${formatReviewCount(reviewCount)}`}
        </div>
      </Box>
    </div>
  );
}
