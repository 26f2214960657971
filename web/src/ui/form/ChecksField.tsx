import { Box, chakra, Flex } from "@chakra-ui/react";
import { use, useId } from "react";
import type { SelectOption } from "../Select";
import { FormContext } from "./form-context";

const Group = chakra("fieldset", {
  base: {
    border: "0",
    minWidth: "0",
    "& > [data-ticks]": { display: "flex", flexWrap: "wrap", columnGap: "6", rowGap: "1" },
    "& label": { display: "flex", gap: "2", alignItems: "center", minHeight: "8", cursor: "pointer" },
    "& input": { flexShrink: 0, accentColor: "{colors.accent}", width: "1rem", height: "1rem" },
  },
});

/** Props of `ChecksField`: its name in the form, its label, and what can be ticked. */
export interface ChecksFieldProps {
  name: string;
  label: string;
  /** What helps to choose, under the label. */
  hint?: string;
  options: readonly SelectOption[];
}

/** Any of a few words in a form, all of them in sight; the form holds "on" as `name.value` of each that is ticked. */
export function ChecksField({ name, label, hint, options }: ChecksFieldProps) {
  const { restored, problems } = use(FormContext);
  const id = useId();
  const problem = problems[name];
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <Group
      aria-labelledby={`${id}-label`}
      aria-invalid={problem ? true : undefined}
      aria-describedby={described || undefined}
    >
      <Flex justify="space-between" gap="2" textStyle="small">
        <Box as="span" id={`${id}-label`} fontWeight="medium">
          {label}
        </Box>
        <Box as="span" color="fg.subtle">
          optional
        </Box>
      </Flex>
      {hint && (
        <Box as="span" id={`${id}-hint`} display="block" textStyle="small" color="fg.muted">
          {hint}
        </Box>
      )}
      <div data-ticks>
        {options.map(({ value, label: text }) => (
          <label key={value}>
            <input
              type="checkbox"
              name={`${name}.${value}`}
              defaultChecked={restored[`${name}.${value}`] === "on"}
            />
            {text}
          </label>
        ))}
      </div>
      {problem && (
        <Box as="span" id={`${id}-problem`} display="block" textStyle="small" color="danger" mt="1">
          {problem}
        </Box>
      )}
    </Group>
  );
}
