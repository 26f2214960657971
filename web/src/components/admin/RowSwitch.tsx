import { chakra } from "@chakra-ui/react";

const Button = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minHeight: "6",
    cursor: "pointer",
    whiteSpace: "nowrap",
    // Its first part, which has no text, has no line either.
    verticalAlign: "middle",
    "& i": {
      flexShrink: 0,
      width: "2.125rem",
      height: "1.25rem",
      p: "0.1875rem",
      borderRadius: "full",
      bg: "border.strong",
      transitionProperty: "background-color",
      transitionDuration: "fast",
    },
    "& i::before": {
      content: '""',
      display: "block",
      width: "0.875rem",
      height: "0.875rem",
      borderRadius: "full",
      bg: "bg.panel",
      transitionProperty: "translate",
      transitionDuration: "fast",
    },
    "&[aria-checked=true] i": { bg: "accent" },
    "&[aria-checked=true] i::before": { translate: "0.875rem 0" },
    "&[aria-checked=true]:dir(rtl) i::before": { translate: "-0.875rem 0" },
  },
});

/** Props of `RowSwitch`. */
export interface RowSwitchProps {
  /** What is switched, with the name of its row: "Featured: Beacon". */
  label: string;
  isOn: boolean;
  /** The label of its current state: "Live", "Draft". */
  children: string;
  onSwitch: (isOn: boolean) => void;
}

/** Switches one thing of a row on or off at once. */
export function RowSwitch({ label, isOn, children, onSwitch }: RowSwitchProps) {
  return (
    <Button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      onClick={() => onSwitch(!isOn)}
    >
      <i aria-hidden data-needs-scripts />
      <span>{children}</span>
    </Button>
  );
}
