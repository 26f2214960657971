import { limits } from "@assay/api/inputs";
import { useMemo } from "react";
import { graphql } from "react-relay/hooks";
import { EditDialog } from "~/components/admin/EditDialog";
import { EditPlaceholder } from "~/components/admin/EditPlaceholder";
import { editDrafts } from "~/components/admin/edit-drafts";
import { useSessionLost } from "~/components/admin/use-admin-error";
import { useEditDraft } from "~/components/admin/use-edit-draft";
import { useFreshQuery } from "~/components/admin/use-fresh-query";
import { PictureField } from "~/components/pictures/PictureField";
import type { EditListingMutation } from "~/relay/__generated__/EditListingMutation.graphql";
import type { EditListingQuery } from "~/relay/__generated__/EditListingQuery.graphql";
import { useMutate } from "~/relay/mutate";
import { Field } from "~/ui/form/Field";
import { fieldProblems } from "~/ui/form/problems";
import { RadioField } from "~/ui/form/RadioField";
import { SelectField } from "~/ui/form/SelectField";
import { TextArea } from "~/ui/form/TextArea";

/** Unsaved edits of listings. */
export const listingDrafts = editDrafts("assay-listing-edits");

import { editRules, valuesOf } from "./edit-values";

const query = graphql`
  query EditListingQuery($id: ID!) {
    administration {
      software(databaseId: $id) {
        name
        shortDescription
        description
        websiteUrl
        logoUrl
        isFeatured
        updatedAt
        category {
          databaseId
        }
      }
      allCategories {
        databaseId
        name
        isActive
      }
    }
  }
`;

const featuring = [
  { value: "yes", label: "Featured" },
  { value: "no", label: "Not featured" },
] as const;

/** Props of `EditListing`: the database id of the listing, and what closes it. */
export interface EditListingProps {
  id: string;
  onClose: () => void;
}

/** Changes what a listing tells in short. All else of it stands in the editor of its company's dashboard. */
export function EditListing({ id, onClose }: EditListingProps) {
  const { first, latest, isFailed, refetch } = useFreshQuery<EditListingQuery>(query, { id }, id);
  const update = useMutate<EditListingMutation>(graphql`
    mutation EditListingMutation($input: UpdateSoftwareInput!) {
      updateSoftware(input: $input) {
        __typename
        ... on SoftwareSaved {
          software {
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
  const name = stored?.values["name"] ?? "";
  const editDraft = useEditDraft(listingDrafts, { id, name }, stored, onClose);
  const opened = editDraft.initial;
  const categories = latest?.administration?.allCategories ?? [];
  const stood = opened?.values["categoryId"];
  const options = categories
    .filter(({ databaseId, isActive }) => isActive || databaseId === stood)
    .map(({ databaseId, name, isActive }) => ({
      value: databaseId,
      label: isActive ? name : `${name} (hidden)`,
    }));
  if (!opened) {
    return (
      <EditPlaceholder
        heading="Edit listing"
        what="listing"
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
      what="listing"
      initial={opened}
      fields={{
        name: { label: "The name" },
        shortDescription: { label: "The short description" },
        description: { label: "The long description" },
        websiteUrl: { label: "The website" },
        logoUrl: { label: "The logo" },
        categoryId: {
          label: "The category",
          shown: (value) =>
            categories.find(({ databaseId }) => databaseId === value)?.name ?? "a different one",
        },
        isFeatured: { label: "Featured", shown: (value) => value },
      }}
      rules={editRules}
      save={async (change, ifUpdatedAt) => {
        const { answer: made, failure } = await update({ input: { databaseId: id, ifUpdatedAt, ...change } });
        if (failure) return { failure };
        const result = made.updateSoftware;
        if (result.__typename === "SoftwareSaved") {
          editDraft.forget();
          return { saved: result.software.name };
        }
        if (result.__typename === "ConflictError") return { conflict: result.message };
        return { fields: result.__typename === "ValidationError" ? fieldProblems(result.fields) : {} };
      }}
      refetch={async () => {
        const now = await refetch();
        if (now && !now.administration) sessionLost();
        return edited(now);
      }}
      messages={{ saved: "Software updated", failed: "Update Failed", generic: "Failed to update software" }}
    >
      {editDraft.notice}
      <Field name="name" label="Software name" required limit={limits.thingName} autoComplete="off" />
      <SelectField
        name="categoryId"
        label="Category"
        none="Please select a category"
        hint="The primary category. Other categories stay as they are."
        isRequired
        options={options}
      />
      <TextArea name="shortDescription" label="Short description" limit={limits.shortDescription} rows={2} />
      <TextArea name="description" label="Long description" limit={limits.description} rows={6} />
      <Field name="websiteUrl" label="Website" type="url" autoComplete="off" />
      <PictureField name="logoUrl" label="Logo" kind="logo" />
      <RadioField name="isFeatured" label="On the home page" options={featuring} />
    </EditDialog>
  );
}

const edited = (answer: EditListingQuery["response"] | null) => {
  const listing = answer?.administration?.software;
  return listing ? { values: valuesOf(listing), updatedAt: listing.updatedAt } : null;
};
