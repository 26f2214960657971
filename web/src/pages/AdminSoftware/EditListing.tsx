import { limits } from "@assay/api/inputs";
import { graphql } from "react-relay/hooks";
import { EditDialog } from "~/components/admin/EditDialog";
import { editDrafts } from "~/components/admin/edit-drafts";
import { toSaveResult } from "~/components/admin/save-result";
import { useEditDraft } from "~/components/admin/use-edit-draft";
import { useEdited } from "~/components/admin/use-edited";
import { FactFields } from "~/components/listing-facts/FactFields";
import { withTickLists } from "~/components/listing-facts/fact-values";
import { PictureField } from "~/components/pictures/PictureField";
import type { EditListingMutation } from "~/relay/__generated__/EditListingMutation.graphql";
import type { EditListingQuery } from "~/relay/__generated__/EditListingQuery.graphql";
import { enumValueOf } from "~/relay/enum-words";
import { useMutate } from "~/relay/mutate";
import { Field } from "~/ui/form/Field";
import { RadioField } from "~/ui/form/RadioField";
import { SelectField } from "~/ui/form/SelectField";
import { TextArea } from "~/ui/form/TextArea";
import { editRules, valuesOf } from "./edit-values";

/** Unsaved edits of listings. */
export const listingDrafts = editDrafts("assay-listing-edits");

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
        platforms
        hasFreeTrial
        languages
        supportKinds
        integrations
        licenses
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

/** Props of `EditListing`: the database id of the listing, and a callback that closes it. */
export interface EditListingProps {
  id: string;
  onClose: () => void;
}

/** Edits the main fields of a listing. All other fields are in the editor of its company's dashboard. */
export function EditListing({ id, onClose }: EditListingProps) {
  const edited = useEdited<EditListingQuery>(query, id, read);
  const draft = useEditDraft(listingDrafts, edited, edited.stored, onClose);
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
  const categories = edited.latest?.administration?.allCategories ?? [];
  const stood = draft.initial?.values["categoryId"];
  const options = categories
    .filter(({ databaseId, isActive }) => isActive || databaseId === stood)
    .map(({ databaseId, name, isActive }) => ({
      value: databaseId,
      label: isActive ? name : `${name} (hidden)`,
    }));
  return (
    <EditDialog
      edited={edited}
      draft={draft}
      heading={`Edit ${edited.name || "listing"}`}
      what="listing"
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
        platforms: { label: "Platforms", shown: inOneLine },
        hasFreeTrial: { label: "Free trial" },
        languages: { label: "Languages", shown: inOneLine },
        supportKinds: { label: "Support", shown: inOneLine },
        integrations: { label: "Works with", shown: inOneLine },
        licenses: { label: "Licenses", shown: inOneLine },
      }}
      rules={editRules}
      joined={withTickLists}
      save={async ({ platforms, supportKinds, ...change }, ifUpdatedAt) =>
        toSaveResult(
          await update({
            input: {
              ...{ databaseId: id, ifUpdatedAt, ...change },
              ...(platforms && { platforms: platforms.map(enumValueOf) }),
              ...(supportKinds && { supportKinds: supportKinds.map(enumValueOf) }),
            },
          }),
          ({ updateSoftware: result }) =>
            result.__typename === "SoftwareSaved" ? { saved: result.software.name } : result,
        )
      }
      messages={{ saved: "Software updated", failed: "Update Failed", generic: "Failed to update software" }}
      onClose={onClose}
    >
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
      <FactFields />
      <RadioField name="isFeatured" label="On the home page" options={featuring} />
    </EditDialog>
  );
}

const inOneLine = (value: string) => value.replaceAll("\n", ", ");

const read = ({ software }: NonNullable<EditListingQuery["response"]["administration"]>) =>
  software && { name: software.name, values: valuesOf(software), updatedAt: software.updatedAt };
