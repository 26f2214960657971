import { listInput } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { Field } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { type ChangedList, useListChanges } from "./use-list-changes";

/** A list that was just made. */
export type NewList = Omit<ChangedList, "items">;

/** Props of `NewListForm`: its words, what is to be in the list from the start, and what to do with the list. */
export interface NewListFormProps {
  label: string;
  button: string;
  softwareId?: string;
  onMade?: (list: NewList) => void;
}

/** Makes a list and says so. It is ready for another one then, with the focus where it was. */
export function NewListForm({ label, button, softwareId, onMade }: NewListFormProps) {
  const { create } = useListChanges();
  const box = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState("");
  return (
    <div ref={box}>
      <Form
        label="New list"
        rules={listInput}
        send={async (input) => {
          setMade("");
          const answer = await create({ ...input, ...(softwareId !== undefined && { softwareId }) });
          if ("problems" in answer) return answer.problems;
          box.current?.querySelector("form")?.reset();
          setMade(answer.list.name);
          onMade?.(answer.list);
          return null;
        }}
      >
        <Field name="name" label={label} required autoComplete="off" />
        <div>
          <SubmitButton busy="Creating…">{button}</SubmitButton>
        </div>
      </Form>
      <Box
        role="status"
        textStyle="small"
        color="fg.muted"
        mt="2"
        overflowWrap="anywhere"
        _empty={{ mt: "0" }}
      >
        {made && (
          <>
            List created: <bdi>{made}</bdi>
          </>
        )}
      </Box>
    </div>
  );
}
