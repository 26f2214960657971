import { limits, listNoteInput } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/Button";
import { Form } from "~/ui/form/Form";
import type { Problems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextArea } from "~/ui/form/TextArea";
import { Prose } from "~/ui/Prose";

/** The note about the software `name`, and a callback that changes it. */
export interface ItemNoteProps {
  name: string;
  note: string | null;
  save: (note: string | null) => Promise<Problems | null>;
}

/** A note, edited inline. */
export function ItemNote({ name, note, save }: ItemNoteProps) {
  const [isEdited, setEdited] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited) opener.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  if (!isEdited) {
    return (
      <Flex data-note direction="column" align="flex-start" gap="1">
        {note && <Prose text={note} />}
        <Button
          ref={opener}
          variant="quiet"
          size="sm"
          ms="-3"
          data-needs-scripts
          onClick={() => setEdited(true)}
        >
          {note ? "Edit note" : "Add a note"}
          <Box as="span" srOnly>
            {" "}
            on {name}
          </Box>
        </Button>
      </Flex>
    );
  }
  return (
    <Box data-note maxWidth="prose">
      <Form
        label={`Note on ${name}`}
        rules={listNoteInput}
        values={{ note: note ?? "" }}
        send={async (input) => {
          const problems = await save(input.note);
          if (!problems) setEdited(false);
          return problems;
        }}
      >
        <TextArea name="note" label="Note" limit={limits.listNote} rows={3} autoFocus />
        <Flex gap="2">
          <SubmitButton busy="Saving…">Save note</SubmitButton>
          <Button variant="quiet" onClick={() => setEdited(false)}>
            Cancel
          </Button>
        </Flex>
      </Form>
    </Box>
  );
}
