import { limits, listNoteInput } from "@assay/api/inputs";
import { Box, chakra, Flex } from "@chakra-ui/react";
import { use, useEffect, useId, useRef, useState } from "react";
import { Button } from "~/ui/Button";
import { Form } from "~/ui/form/Form";
import { FormContext } from "~/ui/form/form-context";
import type { Problems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { Prose } from "~/ui/Prose";

const Text = chakra("textarea", {
  base: {
    display: "block",
    width: "full",
    maxWidth: "prose",
    minHeight: "24",
    p: "3",
    fontSize: "md",
    lineHeight: "normal",
    bg: "bg.panel",
    color: "fg",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border.strong",
    borderRadius: "md",
    resize: "vertical",
    "&[aria-invalid=true]": { borderColor: "danger", boxShadow: "inset 0 0 0 1px {colors.danger}" },
  },
});

/** What is noted of the software that is called `name`, and how it is changed. */
export interface ItemNoteProps {
  name: string;
  note: string | null;
  save: (note: string | null) => Promise<Problems | null>;
}

/** A note, edited where it stands. */
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
    <div data-note>
      <Form
        label={`Note on ${name}`}
        rules={listNoteInput}
        send={async (input) => {
          const problems = await save(input.note);
          if (!problems) setEdited(false);
          return problems;
        }}
      >
        <NoteField defaultValue={note ?? ""} />
        <Flex gap="2">
          <SubmitButton busy="Saving…">Save note</SubmitButton>
          <Button variant="quiet" onClick={() => setEdited(false)}>
            Cancel
          </Button>
        </Flex>
      </Form>
    </div>
  );
}

function NoteField({ defaultValue }: { defaultValue: string }) {
  const problem = use(FormContext).problems["note"];
  const id = useId();
  return (
    <div>
      <Box as="label" {...{ htmlFor: id }} display="block" mb="1" textStyle="small" fontWeight="medium">
        Note, at most {limits.listNote.toLocaleString("en")} characters
      </Box>
      <Text
        id={id}
        name="note"
        dir="auto"
        defaultValue={defaultValue}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        autoFocus
      />
      {problem && (
        <Box id={`${id}-problem`} textStyle="small" color="danger" mt="1">
          {problem}
        </Box>
      )}
    </div>
  );
}
