import { companyChange } from "@assay/api/inputs";
import { graphql } from "react-relay/hooks";
import { EditDialog } from "~/components/admin/EditDialog";
import { editDrafts } from "~/components/admin/edit-drafts";
import { toSaveResult } from "~/components/admin/save-result";
import { useEditDraft } from "~/components/admin/use-edit-draft";
import { type EditedRecord, useEdited } from "~/components/admin/use-edited";
import { CompanyFields, companyRules } from "~/components/company/CompanyFields";
import type { EditCompanyMutation } from "~/relay/__generated__/EditCompanyMutation.graphql";
import type { EditCompanyQuery } from "~/relay/__generated__/EditCompanyQuery.graphql";
import { useMutate } from "~/relay/mutate";

/** Unsaved edits of companies. */
export const companyDrafts = editDrafts("assay-company-edits");

const query = graphql`
  query EditCompanyQuery($id: ID!) {
    administration {
      company(databaseId: $id) {
        name
        website
        industry
        employeeCount
        foundedYear
        location
        logoUrl
        description
        updatedAt
      }
    }
  }
`;

const rules = companyRules(companyChange);
const fields = {
  name: { label: "The name" },
  website: { label: "The website" },
  industry: { label: "The industry" },
  employeeCount: { label: "The number of employees" },
  foundedYear: { label: "The founding year" },
  location: { label: "The headquarters" },
  logoUrl: { label: "The logo" },
  description: { label: "The description" },
} as const;

/** Props of `EditCompany`: the database id of the company, and what closes it. */
export interface EditCompanyProps {
  id: string;
  onClose: () => void;
}

/** Edits the profile of a company. */
export function EditCompany({ id, onClose }: EditCompanyProps) {
  const edited = useEdited<EditCompanyQuery>(query, id, read);
  const draft = useEditDraft(companyDrafts, edited, edited.stored, onClose);
  const update = useMutate<EditCompanyMutation>(graphql`
    mutation EditCompanyMutation($input: UpdateCompanyInput!) {
      updateCompany(input: $input) {
        __typename
        ... on CompanySaved {
          company {
            name
            updatedAt
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
    <EditDialog
      edited={edited}
      draft={draft}
      heading={`Edit ${edited.name || "company"}`}
      what="company"
      fields={fields}
      rules={rules}
      save={async (change, ifUpdatedAt) =>
        toSaveResult(
          await update({ input: { databaseId: id, ifUpdatedAt, ...change } }),
          ({ updateCompany: result }) =>
            result.__typename === "CompanySaved" ? { saved: result.company.name } : result,
        )
      }
      messages={{
        saved: "Company updated",
        failed: "Update Failed",
        generic: "Failed to update company. Please try again.",
      }}
      onClose={onClose}
    >
      <CompanyFields />
    </EditDialog>
  );
}

function read({ company }: NonNullable<EditCompanyQuery["response"]["administration"]>): EditedRecord | null {
  if (!company) return null;
  const { name, foundedYear, updatedAt } = company;
  const values = {
    name,
    website: company.website ?? "",
    industry: company.industry ?? "",
    employeeCount: company.employeeCount ?? "",
    foundedYear: foundedYear == null ? "" : String(foundedYear),
    location: company.location ?? "",
    logoUrl: company.logoUrl ?? "",
    description: company.description ?? "",
  };
  return { name, values, updatedAt };
}
