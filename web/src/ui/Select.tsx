import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { ChevronDown } from "./icons";
import { useSyncedField } from "./use-synced-field";

/** One choice; an empty value stands for all. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** Props of `Select`. `name` is what a form sends it as; the events come before it opens. */
export interface SelectProps extends Pick<ComponentProps<"select">, "onPointerEnter" | "onFocus"> {
  label: string;
  name: string;
  value: string | null;
  options: readonly SelectOption[];
}

const NativeSelect = chakra("select", {
  base: {
    appearance: "none",
    height: "10",
    ps: "3",
    pe: "9",
    maxWidth: "full",
    textOverflow: "ellipsis",
    fontSize: "sm",
    fontWeight: "medium",
    bg: "bg.panel",
    color: "fg",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border.strong",
    borderRadius: "md",
    cursor: "pointer",
    _hover: { bg: "bg.muted" },
    "&[data-chosen]": { borderColor: "accent", color: "accent.fg", bg: "accent.subtle" },
  },
});

const Frame = chakra("div", {
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    // One long name among the options must not make a row of its own.
    maxWidth: "min(100%, 22rem)",
    "& > svg": { position: "absolute", insetEnd: "3", pointerEvents: "none", color: "fg.subtle" },
  },
});

/** A native select: it works in a form without scripts, and everybody's keyboard and screen reader know it. */
export function Select({ label, name, value, options, ...events }: SelectProps) {
  const ref = useSyncedField<HTMLSelectElement>(value ?? "");
  return (
    <Frame>
      <NativeSelect
        ref={ref}
        aria-label={label}
        name={name}
        defaultValue={value ?? ""}
        data-chosen={value ? "" : undefined}
        {...events}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      <ChevronDown />
    </Frame>
  );
}
