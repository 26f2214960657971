import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "~/paths";
import { type Offer, useRecentOffers } from "./recent-offers";
import { SuggestionOption } from "./SuggestionOption";
import { List } from "./suggestion-list-styles";
import type { Suggestion } from "./suggestions";
import { useSuggestions } from "./use-suggestions";

/** Props of `SuggestionPopup`; the field itself belongs to `SuggestField`. */
export interface SuggestionPopupProps {
  /** Holds the field and the list. */
  root: RefObject<HTMLElement | null>;
  listId: string;
  place: "field" | "header";
  /** The text for which suggestions are wanted; null closes the list. */
  text: string | null;
  onText: (text: string | null) => void;
  /** Offers only these; all of them where it is missing. */
  accepts?: ((suggestion: Suggestion) => boolean) | undefined;
  /** Takes what was picked, instead of going to its page. */
  onPick?: ((suggestion: Suggestion) => void) | undefined;
  /** Told what the field has to say of the list. */
  onShown: (shown: { isOpen: boolean; activeId: string | undefined }) => void;
}

/** The list under a search field, its keys, and what is read out of it. */
export function SuggestionPopup(props: SuggestionPopupProps) {
  const { root, listId, place, text, accepts, onPick, onText, onShown } = props;
  const navigate = useNavigate();
  const { suggestions: all, isSettled: isFound } = useSuggestions(text);
  const found = useMemo(() => (accepts ? all.filter(accepts) : all), [all, accepts]);
  // Where something is picked, what was opened before is not meant.
  const recent = useRecentOffers(onPick ? null : text);
  const isRecent = recent.length > 0;
  const suggestions: readonly Offer[] = isRecent ? recent : found;
  const isSettled = isRecent || isFound;
  // A highlight belongs to one text and one open list: with either of them it goes.
  const [highlight, setHighlight] = useState({ text, suggestions: found, index: -1 });
  const isCurrent = highlight.text === text && highlight.suggestions === found;
  const index = isCurrent ? highlight.index : -1;
  const isOpen = text !== null && suggestions.length > 0;
  if (!isOpen && highlight.index >= 0) setHighlight({ text, suggestions: found, index: -1 });
  const activeId = isOpen && index >= 0 ? `${listId}${index}` : undefined;

  useEffect(() => onShown({ isOpen, activeId }), [onShown, isOpen, activeId]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const pick = (suggestion: Offer) => {
    onText(null);
    const field = root.current?.querySelector("input");
    if (field) field.value = "";
    if (!onPick) void navigate(hrefOf(suggestion));
    else if ("slug" in suggestion) onPick(suggestion);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (isOpen) {
        const next = step(index, suggestions.length, event.key === "ArrowDown" ? 1 : -1);
        setHighlight({ text, suggestions: found, index: next });
      } else {
        onText((event.currentTarget as HTMLInputElement).value);
      }
    } else if (event.key === "Enter") {
      const suggestion = isOpen ? suggestions[index] : undefined;
      if (!suggestion) return;
      event.preventDefault();
      pick(suggestion);
    } else if (event.key === "Escape" && isOpen) {
      // By itself the browser would clear the field.
      event.preventDefault();
      onText(null);
    }
  });
  const closeFromOutside = useEffectEvent(({ target }: Event) => {
    if (!root.current?.contains(target as Node)) onText(null);
  });

  useEffect(() => {
    const field = root.current?.querySelector("input");
    if (!field) return;
    const onKey = (event: KeyboardEvent) => onKeyDown(event);
    const onPointer = (event: Event) => closeFromOutside(event);
    field.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      field.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, [root]);

  return (
    <>
      <span data-visually-hidden aria-live="polite">
        {announcement(isOpen, isSettled, suggestions.length)}
      </span>
      {isOpen && (
        <List
          id={listId}
          role="listbox"
          aria-label={isRecent ? "Earlier visits" : "Suggestions"}
          place={place}
          // The focus stays in the field, so that one can go on typing.
          onMouseDown={(event) => event.preventDefault()}
        >
          {suggestions.map((suggestion, at) => (
            <SuggestionOption
              key={suggestion.databaseId}
              id={`${listId}${at}`}
              suggestion={suggestion}
              query={text}
              isActive={at === index}
              onPick={() => pick(suggestion)}
              onPoint={() => setHighlight({ text, suggestions: found, index: at })}
            />
          ))}
        </List>
      )}
    </>
  );
}

function hrefOf(offer: Offer): string {
  if ("href" in offer) return offer.href ?? paths.software(offer.databaseId);
  return offer.type === "SOFTWARE" ? paths.software(offer.databaseId) : paths.category(offer.slug);
}

/** The next one up or down, in a ring; between its ends lies -1: none, so that Enter searches for the text. */
function step(index: number, count: number, by: 1 | -1): number {
  return ((index + 1 + by + count + 1) % (count + 1)) - 1;
}

function announcement(isOpen: boolean, isSettled: boolean, count: number): string {
  if (!isSettled) return "";
  if (!isOpen) return count === 0 ? "No suggestions" : "";
  return `${count} ${count === 1 ? "suggestion" : "suggestions"}, move with the up and down keys`;
}
