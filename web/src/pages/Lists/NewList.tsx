import { Box } from "@chakra-ui/react";
import { NewListForm } from "~/components/lists/NewListForm";
import { NeedsScripts } from "~/ui/form/FormPage";
import { Section } from "~/ui/Section";

/** Creates a list, which then appears among the others. */
export function NewList() {
  return (
    <Section heading="New list" mt="10">
      <NeedsScripts what="Creating a list" />
      <Box maxWidth="26rem">
        <NewListForm label="Name" button="Create list" />
      </Box>
    </Section>
  );
}
