import { importances } from "@assay/api/inputs";
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { controlStyles, tickStyles } from "~/ui/form/control-styles";
import type { SelectOption } from "~/ui/Select";
import { importanceLabels } from "./preferences";

const Grid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "minmax(0, 1fr)",
      sm: "repeat(2, minmax(0, 1fr))",
      lg: "repeat(4, minmax(0, 1fr))",
    },
    columnGap: "6",
    rowGap: "4",
    "& + &": { mt: "5" },
    "& fieldset": { border: "0", minWidth: 0 },
  },
});

/** Questions in columns. */
export const Fieldsets = ({ children }: { children: ReactNode }) => <Grid>{children}</Grid>;

const Choice = chakra("div", {
  base: {
    display: "flex",
    mt: "1.5",
    "& label": { flex: "1", display: "block", cursor: "pointer" },
    "& span": {
      display: "block",
      textAlign: "center",
      fontSize: "sm",
      minHeight: "8",
      px: "2",
      py: "1.5",
      bg: "bg.panel",
      borderWidth: "1px",
      borderStyle: "solid",
      borderColor: "border.strong",
    },
    "& label + label span": { borderInlineStartWidth: 0 },
    "& label:first-of-type span": { borderStartStartRadius: "md", borderEndStartRadius: "md" },
    "& label:last-of-type span": { borderStartEndRadius: "md", borderEndEndRadius: "md" },
    "& input": { position: "absolute", opacity: 0 },
    "& input:checked + span": { bg: "accent", color: "accent.contrast", fontWeight: "medium" },
    "& input:focus-visible + span": { outline: "2px solid {colors.accent}", outlineOffset: "2px" },
  },
});

/** How much something matters: one of three, in sight. */
export function Importance({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <fieldset>
      <Legend>{label}</Legend>
      <Choice>
        {importances.map((key) => (
          <label key={key}>
            <input type="radio" name={name} value={key} defaultChecked={key === value} />
            <span>{importanceLabels[key]}</span>
          </label>
        ))}
      </Choice>
    </fieldset>
  );
}

/** What a group of fields asks. */
export const Legend = chakra("legend", { base: { fontSize: "sm", fontWeight: "medium" } });

const Native = chakra("select", { base: { ...controlStyles, fontSize: "sm", mt: "1.5" } });
const Label = chakra("label", {
  base: { fontSize: "sm", fontWeight: "medium", display: "block", minWidth: 0 },
});

interface PlainSelectProps {
  label: string;
  name: string;
  value: string;
  options: readonly SelectOption[];
}

/** A native select with its label above; a reset of the form brings back `value`. */
export function PlainSelect({ label, name, value, options }: PlainSelectProps) {
  return (
    <Label>
      {label}
      {/* React marks the default option only when it is made. */}
      <Native key={value} name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Native>
    </Label>
  );
}

/** Ticks in columns. */
export const Ticks = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "repeat(2, minmax(0, 1fr))",
      lg: "repeat(4, minmax(0, 1fr))",
    },
    columnGap: "6",
    mt: "1",
    overflowWrap: "anywhere",
    fontSize: "sm",
    ...tickStyles,
  },
});
