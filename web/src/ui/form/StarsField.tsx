import { Box, chakra } from "@chakra-ui/react";
import { type KeyboardEvent, use, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../Button";
import { Close } from "../icons";
import { FormContext } from "./form-context";

const five = [1, 2, 3, 4, 5] as const;
const shape = "M10 1.4l2.55 5.4 5.95.78-4.36 4.12 1.1 5.9L10 14.72 4.76 17.6l1.1-5.9L1.5 7.58l5.95-.78z";

// Which stars are gold is told by the document, so that they follow a finger before hydration.
const Group = chakra("fieldset", {
  base: {
    border: "0",
    minWidth: "0",
    "& label": {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      width: "var(--target)",
      height: "var(--target)",
      cursor: "pointer",
      borderRadius: "md",
      "--star": "transparent",
      "--line": "{colors.border.strong}",
    },
    "& label:has(input:checked), & label:has(~ label > input:checked)": {
      "--star": "{colors.rating}",
      "--line": "{colors.rating}",
    },
    "@media (hover: hover)": {
      "& [data-stars]:hover label": { "--star": "transparent", "--line": "{colors.border.strong}" },
      "& [data-stars]:hover label:hover, & [data-stars] label:has(~ label:hover)": {
        "--star": "{colors.rating}",
        "--line": "{colors.rating}",
      },
    },
    "& input": { position: "absolute", opacity: 0, width: "1px", height: "1px" },
    "& label:has(input:focus-visible)": {
      outline: "2px solid {colors.focus}",
      outlineOffset: "-2px",
    },
    "& svg": {
      width: "var(--size)",
      height: "var(--size)",
      fill: "var(--star)",
      stroke: "var(--line)",
      forcedColorAdjust: "none",
      transition: "transform 120ms",
      "@media (prefers-reduced-motion: reduce)": { transition: "none" },
    },
    "& label:active svg": { transform: "scale(1.15)" },
  },
});

/** Props of `StarsField`: its name in the form and what is rated. Not `isRequired`: it can be cleared. */
export interface StarsFieldProps {
  name: string;
  label: string;
  isRequired?: boolean;
  /** Large for the one rating that everything else follows. */
  size?: "sm" | "lg";
}

/** A rating of 1 to 5 stars: a group of radio buttons by mouse, finger, arrows, Home and End. */
export function StarsField({ name, label, isRequired = false, size = "sm" }: StarsFieldProps) {
  const { restored, problems, changed } = use(FormContext);
  const id = useId();
  const ref = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState(() => Number(restored[name] ?? 0));
  const [pointed, setPointed] = useState(0);
  const shown = pointed || chosen;
  const problem = problems[name];
  const isLarge = size === "lg";

  // Stars may have been chosen before hydration.
  useLayoutEffect(() => {
    const checked = ref.current?.querySelector<HTMLInputElement>("input:checked");
    if (checked) setChosen(Number(checked.value));
  }, []);

  // What was chosen is shown, wherever the mouse rests meanwhile.
  const show = (stars: number) => {
    setChosen(stars);
    setPointed(0);
  };
  const choose = (stars: number | undefined) => {
    const inputs = [...(ref.current?.querySelectorAll("input") ?? [])];
    for (const input of inputs) input.checked = Number(input.value) === stars;
    show(stars ?? 0);
    changed(name);
    (inputs.find(({ checked }) => checked) ?? inputs[0])?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const end = { Home: 1, End: 5 }[event.key];
    if (end === undefined) return;
    event.preventDefault();
    choose(end);
  };
  return (
    <Group
      ref={ref}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={isRequired || undefined}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${id}-problem` : undefined}
      style={
        {
          "--target": isLarge ? "3rem" : "2.25rem",
          "--size": isLarge ? "2.25rem" : "1.375rem",
        } as React.CSSProperties
      }
      {...(!isLarge && { display: "flex", alignItems: "center", columnGap: "2" })}
    >
      <Box
        id={`${id}-label`}
        fontWeight="medium"
        textStyle="small"
        {...(!isLarge && { width: { base: "5.5rem", sm: "7rem" }, flexShrink: "0" })}
      >
        {label}
      </Box>
      <Box display="flex" alignItems="center" gap={isLarge ? "3" : "2"} minHeight="var(--target)">
        <Box
          data-stars=""
          display="flex"
          mx={isLarge ? "-1.5" : "-1"}
          onKeyDown={onKeyDown}
          onPointerLeave={() => setPointed(0)}
        >
          {five.map((stars) => (
            <label
              key={stars}
              // A finger points at nothing before it chooses.
              onPointerEnter={({ pointerType }) => pointerType === "mouse" && setPointed(stars)}
            >
              <input
                type="radio"
                name={name}
                value={stars}
                defaultChecked={restored[name] === String(stars)}
                aria-label={stars === 1 ? "1 star" : `${stars} stars`}
                onChange={() => show(stars)}
              />
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d={shape} strokeWidth="1.1" strokeLinejoin="round" />
              </svg>
            </label>
          ))}
        </Box>
        <Box
          as="output"
          textStyle={shown ? "figure" : "small"}
          color={shown ? "rating.fg" : "fg.muted"}
          fontSize={isLarge && shown ? "xl" : undefined}
        >
          {shown ? `${shown}/5` : isRequired ? "Select a rating" : ""}
        </Box>
        {!isRequired && chosen > 0 && (
          <Button
            variant="quiet"
            size="sm"
            px="2"
            mx="-1"
            aria-label={`Clear ${label.toLowerCase()}`}
            onClick={() => choose(undefined)}
          >
            <Close />
          </Button>
        )}
      </Box>
      {problem && (
        <Box id={`${id}-problem`} textStyle="small" color="danger" mt="1">
          {problem}
        </Box>
      )}
    </Group>
  );
}
