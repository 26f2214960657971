import { Box } from "@chakra-ui/react";
import type { RefObject } from "react";
import { Button } from "../Button";
import type { Problems } from "./problems";

/** Props of `ProblemSummary`: the form, so that it can lead to its fields. */
export interface ProblemSummaryProps {
  form: RefObject<HTMLFormElement | null>;
  problems: Problems;
}

/** Says at the top of a form why it was not sent or not taken. One wrong field alone says so itself. */
export function ProblemSummary({ form, problems }: ProblemSummaryProps) {
  const fields = Object.entries(problems.fields ?? {});
  const focus = (name: string) => {
    // Of stars it is the first one, of a list as a whole its first row.
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>("[name]:not([type=hidden])") ?? [])];
    fields.find((field) => field.name === name || field.name.startsWith(`${name}.`))?.focus();
  };
  if (problems.form === undefined && fields.length < 2) return null;
  return (
    <Box
      role="alert"
      px="4"
      py="3"
      bg="danger.subtle"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="danger"
      borderRadius="md"
      textStyle="small"
    >
      <Box as="p" fontWeight="semibold" color="danger" dir="auto">
        {problems.form ?? `Please check ${fields.length} fields.`}
      </Box>
      {fields.length > 1 && (
        <Box as="ul" listStyleType="none" mt="1">
          {fields.map(([name, message]) => (
            <li key={name}>
              <Button
                onClick={() => focus(name)}
                variant="quiet"
                size="sm"
                px="0"
                minHeight="6"
                color="fg"
                textDecoration="underline"
                textUnderlineOffset="0.2em"
                textAlign="start"
              >
                {message}
              </Button>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
