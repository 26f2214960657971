import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { formatCount } from "~/ui/count";
import { tickStyles } from "~/ui/form/control-styles";
import { Summary } from "~/ui/Summary";

/** A choice, with the number of items that it would leave. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
}

const Group = chakra("fieldset", {
  base: {
    border: "0",
    minWidth: "0",
    "& legend": { fontWeight: "semibold", mb: "1" },
    fontSize: "sm",
    ...tickStyles,
    // A count for which there is no room beside its label stands below it.
    "& input + span": {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      columnGap: "2",
      flex: "1",
      minWidth: "0",
    },
    "& [data-count]": { color: "fg.subtle", fontVariantNumeric: "tabular-nums" },
  },
});

/** Choices in as many columns as there is room for: two on a phone, where one would make the panel several screens long. */
export const ChoiceGrid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))",
    columnGap: "5",
    overflowWrap: "anywhere",
    "&[data-wide]": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

/** Characters of a label for which there is room in one of two columns on a phone, beside its tick and its count. */
const maxNarrowLabel = 12;

/** More choices than this are behind a disclosure. */
const shown = 7;

/** Props of `FilterChoices`: the parameter of the address, and what the group is called. */
export interface FilterChoicesProps {
  name: string;
  label: string;
  choices: readonly Choice[];
  /** True where one of them holds at most; "Any" is the first. */
  isSingle?: boolean;
}

/** The choices of a filter, each with its count; the form has a value for each that is ticked. */
export function FilterChoices({ name, label, choices, isSingle = false }: FilterChoicesProps) {
  const all = isSingle
    ? [{ value: "", label: "Any", isChosen: !choices.some(({ isChosen }) => isChosen) }, ...choices]
    : choices;
  const [first, more] = [all.slice(0, shown), all.slice(shown)];
  // As it was when the panel opened: a tick that is taken off must not close what it stands in.
  const [hidesChosen] = useState(() => more.some(({ isChosen }) => isChosen));
  const isWide = all.some((choice) => choice.label.length > maxNarrowLabel) || undefined;
  const tick = (choice: Omit<Choice, "count"> & { count?: number }) => (
    <Tick key={choice.value} name={name} type={isSingle ? "radio" : "checkbox"} {...choice} />
  );
  return (
    <Group>
      <legend>{label}</legend>
      <ChoiceGrid data-wide={isWide}>{first.map(tick)}</ChoiceGrid>
      {more.length > 0 && (
        <details open={hidesChosen}>
          <Summary>{more.length} more</Summary>
          <ChoiceGrid data-wide={isWide}>{more.map(tick)}</ChoiceGrid>
        </details>
      )}
    </Group>
  );
}

interface TickProps {
  name: string;
  type: "checkbox" | "radio";
  value: string;
  label: string;
  count?: number;
  isChosen: boolean;
}

/** Follows the address (Back, a removed chip) without being mounted anew, which would lose the focus. */
function Tick({ name, type, value, label, count, isChosen }: TickProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.checked = isChosen;
  }, [isChosen]);
  return (
    <label>
      <input ref={ref} type={type} name={name} value={value} defaultChecked={isChosen} />
      <span>
        <span dir="auto">{label}</span>
        {count !== undefined && <span data-count> {formatCount(count)}</span>}
      </span>
    </label>
  );
}
