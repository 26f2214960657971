import { shownRating } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { Highlight } from "~/ui/Highlight";
import { Folder } from "~/ui/icons";
import { Logo } from "~/ui/Logo";
import { formatReviewCount } from "~/ui/RatingSummary";
import type { Offer } from "./recent-offers";

/** Props of `SuggestionOption`; `query` is marked in its name. */
export interface SuggestionOptionProps {
  id: string;
  suggestion: Offer;
  query: string;
  isActive: boolean;
  onPick: () => void;
  onPoint: () => void;
}

/** Software with its logo, or a category or list with a folder: what it is stands in words under its name. */
export function SuggestionOption({
  id,
  suggestion,
  query,
  isActive,
  onPick,
  onPoint,
}: SuggestionOptionProps) {
  const { type, name, logoUrl } = suggestion;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div role="option" id={id} aria-selected={isActive} onClick={onPick} onPointerMove={onPoint}>
      {type === "SOFTWARE" || type === "VIEWED" ? (
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
        <div data-kind>{kindOf(suggestion)}</div>
      </Box>
    </div>
  );
}

function kindOf(offer: Offer): string {
  if (offer.type === "VIEWED") return "Recently viewed";
  if (offer.type === "FILTERS") return "Last search";
  if (offer.type !== "SOFTWARE") return "Category";
  const { rating, reviewCount } = offer;
  return typeof rating === "number"
    ? `Software · ${shownRating(rating)} ★ · ${formatReviewCount(reviewCount)}`
    : "Software";
}
