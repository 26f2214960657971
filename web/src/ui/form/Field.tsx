import { Box, chakra, Flex } from "@chakra-ui/react";
import { type ComponentProps, type ReactNode, use, useId } from "react";
import { FormContext } from "./form-context";

const Input = chakra("input", {
  base: {
    width: "full",
    height: "10",
    px: "3",
    fontSize: "md",
    bg: "bg.panel",
    color: "fg",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border.strong",
    borderRadius: "md",
    _readOnly: { bg: "bg.subtle", color: "fg.muted" },
    "&[aria-invalid=true]": { borderColor: "danger", boxShadow: "inset 0 0 0 1px {colors.danger}" },
  },
});

type InputProps = Omit<ComponentProps<"input">, "name" | "size" | "value" | "height" | "width" | "color">;

/** What a Field takes: its name in the form and its label, and whatever an input takes. Not `required`: marked optional. */
export interface FieldProps extends InputProps {
  name: string;
  label: string;
  /** What helps to fill it in, under the label. */
  hint?: string;
  /** What stands inside the input at its end, such as a button. */
  end?: ReactNode;
  /** What stands under the input, such as how strong a password is. */
  below?: ReactNode;
}

/** One text of a form: label, hint, input, and what is wrong with it, tied together for screen readers. */
export function Field({ name, label, hint, end, below, defaultValue, ...input }: FieldProps) {
  const { problems, kept } = use(FormContext);
  const id = useId();
  const problem = problems[name];
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <Box minWidth="0">
      <Flex as="label" {...{ htmlFor: id }} justify="space-between" gap="2" mb="1" textStyle="small">
        <Box as="span" fontWeight="medium">
          {label}
        </Box>
        {!input.required && !input.readOnly && (
          <Box as="span" color="fg.subtle">
            optional
          </Box>
        )}
      </Flex>
      {hint && (
        <Box id={`${id}-hint`} textStyle="small" color="fg.muted" mb="1">
          {hint}
        </Box>
      )}
      <Box position="relative">
        <Input
          id={id}
          name={name}
          defaultValue={kept[name] ?? defaultValue}
          aria-describedby={described || undefined}
          aria-invalid={problem ? true : undefined}
          pe={end ? "16" : undefined}
          dir="auto"
          {...input}
        />
        {end && (
          <Flex position="absolute" insetEnd="1" insetBlock="0" align="center">
            {end}
          </Flex>
        )}
      </Box>
      {problem && (
        <Box id={`${id}-problem`} textStyle="small" color="danger" mt="1" dir="auto">
          {problem}
        </Box>
      )}
      {below}
    </Box>
  );
}

/** A Field for an address of mail. */
export function EmailField(props: FieldProps) {
  return <Field type="email" autoCapitalize="none" spellCheck={false} {...props} />;
}
