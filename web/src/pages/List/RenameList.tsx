import { listInput } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { failureText } from "~/components/lists/use-list-changes";
import type { RenameListMutation } from "~/relay/__generated__/RenameListMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { fieldProblems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";

/** Props of `RenameList`: the list, its current name, and a callback that closes the form. */
export interface RenameListProps {
  databaseId: string;
  name: string;
  onDone: () => void;
}

/** Renames the list. */
export function RenameList({ databaseId, name, onDone }: RenameListProps) {
  const rename = useMutate<RenameListMutation>(graphql`
    mutation RenameListMutation($input: UpdateListInput!) {
      updateList(input: $input) {
        __typename
        ... on ListChanged {
          list {
            name
          }
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  return (
    <Box mt="4" maxWidth="26rem">
      <Form
        label="Rename the list"
        rules={listInput}
        send={async (input) => {
          const { answer, failure } = await rename({ input: { databaseId, ...input } });
          if (failure) return { form: failureText(failure) };
          const result = answer.updateList;
          if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
          if (result.__typename === "ConflictError") return { fields: { name: result.message } };
          onDone();
          return null;
        }}
      >
        <Field name="name" label="Name" defaultValue={name} required autoComplete="off" autoFocus />
        <Flex gap="2">
          <SubmitButton busy="Saving…">Save name</SubmitButton>
          <Button variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        </Flex>
      </Form>
    </Box>
  );
}
