import { companyInput } from "@assay/api/inputs";
import { Flex } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { CompanyFields, companyRules } from "~/components/company/CompanyFields";
import { useMutationError } from "~/components/use-mutation-error";
import { paths } from "~/paths";
import type { CreateCompanyDialogMutation } from "~/relay/__generated__/CreateCompanyDialogMutation.graphql";
import { useInvalidatePages, useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { Form } from "~/ui/form/Form";
import { forgetValues } from "~/ui/form/form-memory";
import { fieldProblems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { ModalDialog } from "~/ui/private/ModalDialog";
import { useToast } from "~/ui/Toast";

/** Input is kept for the next time that the dialog is opened. */
const formName = "company";
const rules = companyRules(companyInput);

/** Creates a company, and goes to its dashboard. */
export function CreateCompanyDialog({ onClose }: { onClose: () => void }) {
  const create = useMutate<CreateCompanyDialogMutation>(graphql`
    mutation CreateCompanyDialogMutation($input: CreateCompanyInput!) {
      createCompany(input: $input) {
        __typename
        ... on CompanySaved {
          company {
            databaseId
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
  const invalidatePages = useInvalidatePages();
  const navigate = useNavigate();
  const toast = useToast();
  const refused = useMutationError("Company Not Created", "Failed to create company. Please try again.");
  return (
    <ModalDialog heading="Create a company" onClose={onClose}>
      <Form
        label="Create a company"
        rules={rules}
        rememberAs={formName}
        send={async (input) => {
          const { answer, failure } = await create({ input });
          if (failure) return refused(failure);
          const result = answer.createCompany;
          if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
          if (result.__typename !== "CompanySaved")
            return {
              form: "message" in result ? result.message : "Failed to create company. Please try again.",
            };
          forgetValues(formName);
          toast({ title: "Company created", description: result.company.name });
          // Other pages still show the old number of companies.
          invalidatePages();
          onClose();
          void navigate(paths.dashboard({ company: result.company.databaseId }));
          return null;
        }}
      >
        <CompanyFields />
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy="Creating…">Create company</SubmitButton>
        </Flex>
      </Form>
    </ModalDialog>
  );
}
