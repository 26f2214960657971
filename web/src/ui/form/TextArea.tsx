import { chakra } from "@chakra-ui/react";
import { type ComponentProps, use } from "react";
import { controlStyles } from "./control-styles";
import { FieldFrame } from "./FieldFrame";
import { FormContext } from "./form-context";

const Area = chakra("textarea", {
  base: {
    ...controlStyles,
    display: "block",
    py: "2",
    lineHeight: "normal",
    resize: "vertical",
    // Grows with the text where the browser can; `rows` is then what it begins with.
    fieldSizing: "content",
    minHeight: "calc(var(--rows) * 1lh + 1.125rem)",
    maxHeight: "70vh",
  },
});

type AreaProps = Omit<ComponentProps<"textarea">, "name" | "value" | "height" | "width" | "color">;

/** Props of `TextArea`: its name in the form and its label, and whatever a text area takes. */
export interface TextAreaProps extends AreaProps {
  name: string;
  label: string;
  hint?: string;
  /** So many characters may be typed; they are counted once they get few. */
  limit?: number;
  rows: number;
}

/** A text of several lines in a form. */
export function TextArea({ name, label, hint, limit, defaultValue, ...area }: TextAreaProps) {
  const { restored } = use(FormContext);
  return (
    <FieldFrame name={name} label={label} hint={hint} limit={limit} isOptional={!area.required}>
      {(control) => (
        <Area
          defaultValue={restored[name] ?? defaultValue}
          dir="auto"
          style={{ "--rows": area.rows } as React.CSSProperties}
          {...control}
          {...area}
        />
      )}
    </FieldFrame>
  );
}
