import { Box, chakra, Flex } from "@chakra-ui/react";
import { type ComponentProps, type ReactNode, use } from "react";
import { controlStyles } from "./control-styles";
import { FieldFrame } from "./FieldFrame";
import { FormContext } from "./form-context";

const Input = chakra("input", { base: controlStyles });

type InputProps = Omit<ComponentProps<"input">, "name" | "size" | "value" | "height" | "width" | "color">;

/** Props of `Field`: its name in the form and its label, and whatever an input takes. Not `required`: marked optional. */
export interface FieldProps extends InputProps {
  name: string;
  label: string;
  /** What helps to fill it in, under the label. */
  hint?: string;
  /** So many characters may be typed; they are counted once they get few. */
  limit?: number;
  /** What stands inside the input at its end, such as a button. */
  end?: ReactNode;
  /** What stands under the input, such as how strong a password is. */
  below?: ReactNode;
}

/** One text of a form: label, hint, input, and what is wrong with it, tied together for screen readers. */
export function Field({ name, label, hint, limit, end, below, defaultValue, ...input }: FieldProps) {
  const { restored } = use(FormContext);
  const isOptional = !input.required && !input.readOnly;
  return (
    <FieldFrame name={name} label={label} hint={hint} limit={limit} isOptional={isOptional} below={below}>
      {(control) => (
        <Box position="relative">
          <Input
            defaultValue={restored[name] ?? defaultValue}
            pe={end ? "16" : undefined}
            dir="auto"
            {...control}
            {...input}
          />
          {end && (
            <Flex position="absolute" insetEnd="1" insetBlock="0" align="center">
              {end}
            </Flex>
          )}
        </Box>
      )}
    </FieldFrame>
  );
}

/** A Field for an address of mail. */
export function EmailField(props: FieldProps) {
  return <Field type="email" autoCapitalize="none" spellCheck={false} {...props} />;
}
