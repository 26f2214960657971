import { companyInput } from "@assay/api/inputs";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { CompanyFields, companyRules } from "~/components/company/CompanyFields";
import { useMutationError } from "~/components/use-mutation-error";
import type { CompanyForm_company$key } from "~/relay/__generated__/CompanyForm_company.graphql";
import type { CompanyFormMutation } from "~/relay/__generated__/CompanyFormMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Form } from "~/ui/form/Form";
import { NeedsScripts } from "~/ui/form/FormPage";
import { fieldProblems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { Section } from "~/ui/Section";
import { useToast } from "~/ui/Toast";

// The form contains the whole profile, so its rules are those of a new company.
const rules = companyRules(companyInput);

/** The profile of the company. */
export function CompanyForm({ company }: { company: CompanyForm_company$key }) {
  const data = useFragment(
    graphql`
      fragment CompanyForm_company on Company {
        databaseId
        name
        website
        description
        industry
        employeeCount
        foundedYear
        location
        logoUrl
        isVerified
        updatedAt
      }
    `,
    company,
  );
  const update = useMutate<CompanyFormMutation>(graphql`
    mutation CompanyFormMutation($input: UpdateCompanyInput!) {
      updateCompany(input: $input) {
        __typename
        ... on CompanySaved {
          company {
            updatedAt
            # Whatever shows the company follows, its public page too.
            ...CompanyForm_company
            ...CompanyBar_company
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
  // The values that filled the form: the user has not seen later ones from the store.
  const [seen, setSeen] = useState(data);
  const toast = useToast();
  const refused = useMutationError("Update Failed", "Failed to update company. Please try again.");
  return (
    <Section heading="Company profile">
      <NeedsScripts what="Changing the company" />
      <Form
        label="Company profile"
        rules={rules}
        send={async (input) => {
          const { databaseId, updatedAt: ifUpdatedAt } = seen;
          // Only the user's changes, so that another owner's changes are not reverted.
          const changes = Object.fromEntries(
            Object.entries(input).filter(
              ([name, value]) => value !== (seen[name as keyof typeof input] ?? null),
            ),
          );
          const { answer, failure } = await update({ input: { databaseId, ifUpdatedAt, ...changes } });
          if (failure) return refused(failure);
          const result = answer.updateCompany;
          if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
          if (result.__typename === "ConflictError") return { form: result.message };
          if (result.__typename === "CompanySaved")
            setSeen({ ...seen, ...changes, updatedAt: result.company.updatedAt });
          toast({ title: "Company updated", description: "Your changes are saved." });
          return null;
        }}
      >
        <CompanyFields company={data} />
        <div>
          <SubmitButton busy="Saving…">Save changes</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
