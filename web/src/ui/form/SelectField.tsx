import { chakra } from "@chakra-ui/react";
import { use } from "react";
import { ChevronDown } from "../icons";
import type { SelectOption } from "../Select";
import { controlStyles } from "./control-styles";
import { FieldFrame } from "./FieldFrame";
import { FormContext } from "./form-context";

const NativeSelect = chakra("select", {
  base: { ...controlStyles, appearance: "none", pe: "9", cursor: "pointer", textOverflow: "ellipsis" },
});

const Frame = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    position: "relative",
    "& > svg": { position: "absolute", insetEnd: "3", pointerEvents: "none", color: "fg.subtle" },
  },
});

/** Props of `SelectField`: its name in the form, its label, and what can be chosen besides nothing. */
export interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly SelectOption[];
  /** What stands there while nothing is chosen. */
  none?: string;
  /** What helps to choose, under the label. */
  hint?: string;
  /** True where it may not be left out. With `none` nothing is chosen at first, else the first one is. */
  isRequired?: boolean;
  /** What is chosen at first. */
  defaultValue?: string;
}

/** One of a few words in a form, which may be left out unless it says otherwise. */
export function SelectField({
  name,
  label,
  options,
  none,
  hint,
  isRequired = false,
  defaultValue = "",
}: SelectFieldProps) {
  const { restored } = use(FormContext);
  return (
    <FieldFrame name={name} label={label} hint={hint} isOptional={!isRequired}>
      {(control) => (
        <Frame>
          <NativeSelect
            defaultValue={restored[name] ?? defaultValue}
            aria-required={isRequired || undefined}
            {...control}
          >
            {(!isRequired || none) && <option value="">{none ?? "Not specified"}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </NativeSelect>
          <ChevronDown />
        </Frame>
      )}
    </FieldFrame>
  );
}
