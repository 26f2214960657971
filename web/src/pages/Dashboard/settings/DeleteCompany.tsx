import { deleteCompanyInput } from "@assay/api/inputs";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { useMutationError } from "~/components/use-mutation-error";
import { paths } from "~/paths";
import type { DeleteCompany_company$key } from "~/relay/__generated__/DeleteCompany_company.graphql";
import type { DeleteCompanyMutation } from "~/relay/__generated__/DeleteCompanyMutation.graphql";
import { useInvalidatePages, useMutate } from "~/relay/mutate";
import { formatCount } from "~/ui/count";
import { Field } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { NeedsScripts } from "~/ui/form/FormPage";
import { fieldProblems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { DangerSection } from "~/ui/private/DangerSection";
import { useToast } from "~/ui/Toast";

/** Deletes the company: explains the consequences, and asks for confirmation in a form. */
export function DeleteCompany({ company }: { company: DeleteCompany_company$key }) {
  const { databaseId, name, reviewCount } = useFragment(
    graphql`
      fragment DeleteCompany_company on Company {
        databaseId
        name
        reviewCount
      }
    `,
    company,
  );
  const remove = useMutate<DeleteCompanyMutation>(graphql`
    mutation DeleteCompanyMutation($input: DeleteCompanyInput!) {
      deleteCompany(input: $input) {
        __typename
        ... on ValidationError {
          fields {
            path
            message
          }
        }
      }
    }
  `);
  const invalidatePages = useInvalidatePages();
  const navigate = useNavigate();
  const toast = useToast();
  const refused = useMutationError("Company Not Deleted", "Failed to delete the company. Please try again.");
  const reviews = reviewCount === 1 ? "their one review" : `their ${formatCount(reviewCount)} reviews`;
  const consequences = [
    `Listings with reviews stay on the site${reviewCount === 0 ? "" : `, with ${reviews}`}, Live and without a vendor.`,
    "Its other listings, its answers to reviews and its leads are deleted.",
    "Members lose their access.",
    "This cannot be undone.",
  ];
  return (
    <DangerSection heading="Delete the company" consequences={consequences}>
      <NeedsScripts what="Deleting the company" />
      <Form
        label="Delete the company"
        rules={deleteCompanyInput}
        check={(values) => (values["name"]?.trim() ? {} : { name: "Company name is required" })}
        send={async (input) => {
          const { answer, failure } = await remove({ input: { databaseId, ...input } });
          if (failure) return refused(failure);
          const result = answer.deleteCompany;
          if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
          toast({ title: "Company deleted", description: name });
          invalidatePages();
          void navigate(paths.dashboard(), { replace: true });
          return null;
        }}
      >
        <Field
          name="name"
          label="Type the company's name to confirm"
          hint={name}
          required
          autoComplete="off"
        />
        <div>
          <SubmitButton busy="Deleting…" tone="danger">
            Permanently delete the company
          </SubmitButton>
        </div>
      </Form>
    </DangerSection>
  );
}
