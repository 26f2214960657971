import { Box, chakra } from "@chakra-ui/react";
import { type ReactNode, use, useId } from "react";
import { FormContext } from "./form-context";

const Label = chakra("label", {
  base: {
    display: "flex",
    gap: "3",
    alignItems: "baseline",
    textStyle: "small",
    cursor: "pointer",
    "& input": {
      flexShrink: 0,
      accentColor: "{colors.accent}",
      width: "1rem",
      height: "1rem",
      translate: "0 0.125rem",
    },
  },
});

/** Props of `CheckField`: its name in the form, and what a tick says. */
export interface CheckFieldProps {
  name: string;
  children: ReactNode;
}

/** A tick in a form that must be there; the form holds "on" then, and nothing without it. */
export function CheckField({ name, children }: CheckFieldProps) {
  const { restored, problems } = use(FormContext);
  const id = useId();
  const problem = problems[name];
  return (
    <div>
      <Label>
        <input
          type="checkbox"
          name={name}
          defaultChecked={restored[name] === "on"}
          aria-required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <span>{children}</span>
      </Label>
      {problem && (
        <Box id={`${id}-problem`} textStyle="small" color="danger" mt="1">
          {problem}
        </Box>
      )}
    </div>
  );
}
