import { Box } from "@chakra-ui/react";
import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from "react";
import { SearchField, type SearchFieldProps } from "~/ui/SearchField";
import { useHydrated } from "~/ui/use-hydrated";
import type { SuggestionPopupProps } from "./suggestions/SuggestionPopup";

/** Props of `SuggestField`; `place` says how much room its list may have. */
export interface SuggestFieldProps
  extends Omit<SearchFieldProps, "input">,
    Pick<SuggestionPopupProps, "accepts" | "onPick"> {
  place?: SuggestionPopupProps["place"];
}

const closed = { isOpen: false, activeId: undefined };

/**
 * A search field that offers software and categories while one types, and earlier visits while it is empty: a combobox with a list. The list's code is
 * fetched when the field is first entered; until then, and without scripts, it is a plain field of its form.
 */
export function SuggestField({ place = "field", accepts, onPick, ...field }: SuggestFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();
  // Only scripts open the list, so only they may promise one.
  const isHydrated = useHydrated();
  const [Popup, setPopup] = useState<ComponentType<SuggestionPopupProps> | null>(null);
  /** The text to get suggestions for; null while the list is closed. */
  const [text, setText] = useState<string | null>(null);
  const [{ isOpen, activeId }, setShown] = useState<{ isOpen: boolean; activeId: string | undefined }>(
    closed,
  );
  const load = useCallback(() => {
    import("./suggestions/SuggestionPopup").then(
      (loaded) => setPopup(() => loaded.SuggestionPopup),
      // Suggestions are a help, not the search: it works without them.
      () => undefined,
    );
  }, []);
  // The field may have been entered before hydration.
  useEffect(() => {
    if (root.current?.contains(document.activeElement)) load();
  }, [load]);
  return (
    <Box
      ref={root}
      flex="1"
      minWidth="0"
      // In the header of a phone the list has the width of the header.
      position={place === "header" ? { base: "static", lg: "relative" } : "relative"}
    >
      <SearchField
        {...field}
        {...(isHydrated && {
          input: {
            role: "combobox",
            "aria-autocomplete": "list",
            "aria-expanded": isOpen,
            "aria-controls": isOpen ? listId : undefined,
            "aria-activedescendant": activeId,
            autoComplete: "off",
            onFocus: load,
            onInput: (event) => setText(event.currentTarget.value),
            onClick: (event) => setText(event.currentTarget.value),
            onBlur: () => setText(null),
            // Whatever it does, picking or sending, the list has served; also one that is still on its way.
            onKeyDown: (event) => event.key === "Enter" && setText(null),
          },
        })}
      />
      {Popup && (
        <Popup
          root={root}
          listId={listId}
          place={place}
          text={text}
          accepts={accepts}
          onPick={onPick}
          onText={setText}
          onShown={setShown}
        />
      )}
    </Box>
  );
}
