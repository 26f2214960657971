import { companyChange } from "@assay/api/inputs";
import { useMemo } from "react";
import { graphql } from "react-relay/hooks";
import { EditDialog } from "~/components/admin/EditDialog";
import { EditPlaceholder } from "~/components/admin/EditPlaceholder";
import { editDrafts } from "~/components/admin/edit-drafts";
import { useSessionLost } from "~/components/admin/use-admin-error";
import { useEditDraft } from "~/components/admin/use-edit-draft";
import { useFreshQuery } from "~/components/admin/use-fresh-query";
import { CompanyFields, companyRules } from "~/components/company/CompanyFields";
import type { EditCompanyMutation } from "~/relay/__generated__/EditCompanyMutation.graphql";
import type { EditCompanyQuery } from "~/relay/__generated__/EditCompanyQuery.graphql";
import { useMutate } from "~/relay/mutate";
import { fieldProblems } from "~/ui/form/problems";

/** Unsaved edits of companies. */
export const companyDrafts = editDrafts("assay-company-edits");

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
  const { first, isFailed, refetch } = useFreshQuery<EditCompanyQuery>(
    graphql`
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
    `,
    { id },
    id,
  );
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
  const sessionLost = useSessionLost();
  const stored = useMemo(() => edited(first), [first]);
  const name = stored?.values.name ?? "";
  const editDraft = useEditDraft(companyDrafts, { id, name }, stored, onClose);
  const opened = editDraft.initial;
  if (!opened) {
    return (
      <EditPlaceholder
        heading="Edit company"
        what="company"
        isFailed={isFailed}
        found={first && (first.administration ? "nothing" : "no administration")}
        onClose={onClose}
      />
    );
  }
  return (
    <EditDialog
      key={editDraft.key}
      {...editDraft.props}
      heading={`Edit ${name}`}
      what="company"
      initial={opened}
      fields={fields}
      rules={rules}
      save={async (change, ifUpdatedAt) => {
        const { answer, failure } = await update({ input: { databaseId: id, ifUpdatedAt, ...change } });
        if (failure) return { failure };
        const result = answer.updateCompany;
        if (result.__typename === "CompanySaved") {
          editDraft.forget();
          return { saved: result.company.name };
        }
        if (result.__typename === "ConflictError") return { conflict: result.message };
        return { fields: result.__typename === "ValidationError" ? fieldProblems(result.fields) : {} };
      }}
      refetch={async () => {
        const now = await refetch();
        if (now && !now.administration) sessionLost();
        return edited(now);
      }}
      messages={{
        saved: "Company updated",
        failed: "Update Failed",
        generic: "Failed to update company. Please try again.",
      }}
    >
      {editDraft.notice}
      <CompanyFields />
    </EditDialog>
  );
}

function edited(answer: EditCompanyQuery["response"] | null) {
  const company = answer?.administration?.company;
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
  return { values, updatedAt };
}
