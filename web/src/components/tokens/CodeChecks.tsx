import { Box, chakra } from "@chakra-ui/react";
import { use, useId } from "react";
import { FormContext } from "~/ui/form/form-context";

const Group = chakra("fieldset", {
  base: {
    border: "0",
    minWidth: "0",
    "& legend": { fontWeight: "medium", fontSize: "sm", mb: "1" },
    "& label": { display: "flex", gap: "3", alignItems: "baseline", py: "1.5", cursor: "pointer" },
    "& label[data-always]": { cursor: "default" },
    "& input": {
      flexShrink: 0,
      accentColor: "{colors.accent}",
      width: "1rem",
      height: "1rem",
      translate: "0 0.125rem",
    },
    "& code": { fontFamily: "mono", fontSize: "0.9em", overflowWrap: "anywhere" },
    "& span > span": { display: "block", color: "fg.muted", fontSize: "sm" },
  },
});

/** A word of the API that can be chosen, and what it means. */
export interface CodeChoice {
  /** The name of its checkbox; null for one that is always chosen. */
  readonly name: string | null;
  readonly code: string;
  readonly meaning: string;
  /** True if it is chosen at first. */
  readonly isChosen?: boolean;
}

/** Props of `CodeChecks`: the group's name in the form's rules, its label, and the choices. */
export interface CodeChecksProps {
  name: string;
  legend: string;
  choices: readonly CodeChoice[];
}

/** A checkbox for each of some words of the API, with what it means. */
export function CodeChecks({ name: group, legend, choices }: CodeChecksProps) {
  const { restored, problems, changed } = use(FormContext);
  const id = useId();
  const isRestored = Object.keys(restored).length > 0;
  const problem = problems[group];
  return (
    <Group
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? id : undefined}
      onChange={() => changed(group)}
    >
      <legend>{legend}</legend>
      {choices.map(({ name, code, meaning, isChosen = false }) => (
        <label key={code} {...(name === null && { "data-always": true })}>
          <input
            type="checkbox"
            {...(name === null
              ? { checked: true, disabled: true }
              : { name, defaultChecked: isRestored ? restored[name] === "on" : isChosen })}
          />
          <Box as="span" minWidth="0">
            <code>{code}</code>
            <span>{meaning}</span>
          </Box>
        </label>
      ))}
      {problem && (
        <Box id={id} textStyle="small" color="danger" mt="1">
          {problem}
        </Box>
      )}
    </Group>
  );
}
