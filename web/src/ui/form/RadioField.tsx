import { Box, chakra } from "@chakra-ui/react";
import { use, useId } from "react";
import type { SelectOption } from "../Select";
import { FormContext } from "./form-context";

const Group = chakra("fieldset", {
  base: {
    border: "0",
    minWidth: "0",
    "& label": {
      display: "flex",
      gap: "3",
      alignItems: "baseline",
      py: "1.5",
      cursor: "pointer",
    },
    "& input": {
      flexShrink: 0,
      accentColor: "{colors.accent}",
      width: "1rem",
      height: "1rem",
      translate: "0 0.125rem",
    },
  },
});

/** Props of `RadioField`: its name in the form, what is asked, and what can be answered. */
export interface RadioFieldProps {
  name: string;
  label: string;
  options: readonly SelectOption[];
}

/** One of a few words in a form, all of them in sight. */
export function RadioField({ name, label, options }: RadioFieldProps) {
  const { restored, problems } = use(FormContext);
  const id = useId();
  const problem = problems[name];
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <Box id={`${id}-label`} fontWeight="medium" textStyle="small" mb="1">
        {label}
      </Box>
      {options.map(({ value, label: text }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={restored[name] === value} />
          {text}
        </label>
      ))}
      {problem && (
        <Box id={`${id}-problem`} textStyle="small" color="danger" mt="1">
          {problem}
        </Box>
      )}
    </Group>
  );
}
