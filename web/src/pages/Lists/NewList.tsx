import { listInput } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { useListChanges } from "~/components/lists/use-list-changes";
import { Field } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { NeedsScripts } from "~/ui/form/FormPage";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { Section } from "~/ui/Section";
import { useToast } from "~/ui/Toast";

/** Makes a list, which then stands among the others. */
export function NewList() {
  const { create } = useListChanges();
  const toast = useToast();
  const [made, setMade] = useState(0);
  return (
    <Section heading="New list" mt="10">
      <NeedsScripts what="Creating a list" />
      <Box maxWidth="26rem">
        <Form
          key={made}
          label="New list"
          rules={listInput}
          send={async (input) => {
            const answer = await create(input);
            if ("problems" in answer) return answer.problems;
            toast({ title: "List created", description: answer.list.name });
            setMade(made + 1);
            return null;
          }}
        >
          <Field name="name" label="Name" required autoComplete="off" />
          <div>
            <SubmitButton busy="Creating…">Create list</SubmitButton>
          </div>
        </Form>
      </Box>
    </Section>
  );
}
