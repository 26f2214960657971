import { limits } from "@assay/api/inputs";
import { useMemo } from "react";
import { graphql } from "react-relay/hooks";
import { EditDialog } from "~/components/admin/EditDialog";
import { EditPending } from "~/components/admin/EditPending";
import { useSessionLost } from "~/components/admin/use-admin-refused";
import { useAsked } from "~/components/admin/use-asked";
import { useEditDraft } from "~/components/admin/use-edit-draft";
import { PictureField } from "~/components/pictures/PictureField";
import type { EditListingMutation } from "~/relay/__generated__/EditListingMutation.graphql";
import type { EditListingQuery } from "~/relay/__generated__/EditListingQuery.graphql";
import { useMutate } from "~/relay/mutate";
import { Field } from "~/ui/form/Field";
import { fieldProblems } from "~/ui/form/problems";
import { RadioField } from "~/ui/form/RadioField";
import { SelectField } from "~/ui/form/SelectField";
import { TextArea } from "~/ui/form/TextArea";
import { listingDrafts as drafts } from "./drafts";
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

/** What the dialog takes: the database id of the listing, and what closes it. */
export interface EditListingProps {
  id: string;
  onClose: () => void;
}

/** Changes what a listing tells in short. All else of it stands in the editor of its company's dashboard. */
export function EditListing({ id, onClose }: EditListingProps) {
  const { first, answer, isFailed, ask } = useAsked<EditListingQuery>(query, { id }, id);
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
  const kept = useEditDraft(drafts, { id, name }, stored, onClose);
  const opened = kept.begun;
  const categories = answer?.administration?.allCategories ?? [];
  const stood = opened?.values["categoryId"];
  const options = categories
    .filter(({ databaseId, isActive }) => isActive || databaseId === stood)
    .map(({ databaseId, name, isActive }) => ({
      value: databaseId,
      label: isActive ? name : `${name} (hidden)`,
    }));
  if (!opened) {
    return (
      <EditPending
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
      key={kept.key}
      {...kept.props}
      heading={`Edit ${name}`}
      what="listing"
      begun={opened}
      fields={{
        name: { label: "The name" },
        shortDescription: { label: "The short description" },
        description: { label: "The long description" },
        websiteUrl: { label: "The website" },
        logoUrl: { label: "The logo" },
        categoryId: {
          label: "The category",
          shown: (value) => categories.find(({ databaseId }) => databaseId === value)?.name ?? "another one",
        },
        isFeatured: { label: "Featured", shown: (value) => value },
      }}
      rules={editRules}
      save={async (change, ifUpdatedAt) => {
        const { answer: made, failure } = await update({ input: { databaseId: id, ifUpdatedAt, ...change } });
        if (failure) return { failure };
        const result = made.updateSoftware;
        if (result.__typename === "SoftwareSaved") {
          kept.forget();
          return { saved: result.software.name };
        }
        if (result.__typename === "ConflictError") return { conflict: result.message };
        return { fields: result.__typename === "ValidationError" ? fieldProblems(result.fields) : {} };
      }}
      look={async () => {
        const now = await ask();
        if (now && !now.administration) sessionLost();
        return edited(now);
      }}
      told={{ saved: "Software updated", failed: "Update Failed", generic: "Failed to update software" }}
    >
      {kept.notice}
      <Field name="name" label="Software name" required limit={limits.thingName} autoComplete="off" />
      <SelectField
        name="categoryId"
        label="Category"
        none="Please select a category"
        hint="The primary one. Others stay as they are."
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
