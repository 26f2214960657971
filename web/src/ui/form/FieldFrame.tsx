import { Box, chakra, Flex } from "@chakra-ui/react";
import { type InputEvent, type ReactNode, use, useId, useState } from "react";
import { formatCount } from "../count";
import { FormContext } from "./form-context";

const Label = chakra("label");

/** What stands around every control of a form. */
export interface FieldFrameProps {
  /** Its name in the form, which is its path in the rules. */
  name: string;
  label: string;
  /** What helps to fill it in, under the label. */
  hint?: string | undefined;
  /** So many characters may be typed; they are counted once they get few. */
  limit?: number | undefined;
  /** True where it is marked as one that may be left out. */
  isOptional: boolean;
  /** What stands under the control, such as how strong a password is. */
  below?: ReactNode;
  /** The control, which takes what ties it to the rest. */
  children: (control: Control) => ReactNode;
}

/** What ties a control to its label, its hint and what is wrong with it. */
export interface Control {
  readonly id: string;
  readonly name: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

/** From this part of the limit on, what was typed is counted. */
const near = 0.8;

/** Label, hint, a control, and what is wrong with it, tied together for screen readers. */
export function FieldFrame({ name, label, hint, limit, isOptional, below, children }: FieldFrameProps) {
  const { problems, restored } = use(FormContext);
  const id = useId();
  const [length, setLength] = useState(() => lengthOf(restored[name] ?? ""));
  const problem = problems[name];
  const isCounted = limit !== undefined && length >= limit * near;
  const described = [hint && `${id}-hint`, isCounted && `${id}-count`, problem && `${id}-problem`].filter(
    Boolean,
  );
  return (
    <Box
      minWidth="0"
      onInput={
        limit === undefined
          ? undefined
          : (event: InputEvent<HTMLElement>) =>
              setLength(lengthOf((event.target as unknown as HTMLInputElement).value))
      }
    >
      <Label htmlFor={id} display="flex" justifyContent="space-between" gap="2" mb="1" textStyle="small">
        <Box as="span" fontWeight="medium">
          {label}
        </Box>
        {isOptional && (
          <Box as="span" color="fg.subtle">
            optional
          </Box>
        )}
      </Label>
      {hint && (
        <Box id={`${id}-hint`} textStyle="small" color="fg.muted" mb="1">
          {hint}
        </Box>
      )}
      {children({
        id,
        name,
        "aria-describedby": described.join(" ") || undefined,
        "aria-invalid": problem ? true : undefined,
      })}
      {(problem || isCounted) && (
        <Flex justify="space-between" gap="3" mt="1" textStyle="small" color="fg.muted">
          <Box id={`${id}-problem`} color="danger" dir="auto">
            {problem}
          </Box>
          {isCounted && (
            <Box
              id={`${id}-count`}
              flexShrink="0"
              fontVariantNumeric="tabular-nums"
              {...(length > limit && { color: "danger" })}
            >
              {formatCount(length)} / {formatCount(limit)}
              <Box as="span" srOnly>
                {" "}
                characters
              </Box>
            </Box>
          )}
        </Flex>
      )}
      {below}
    </Box>
  );
}

/** As the rules count: an emoji is one. */
const lengthOf = (text: string) => [...text.trim()].length;
