import { acceptSuggestedProductInput, limits } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { Applied } from "~/components/admin/use-changes";
import type { AcceptSuggestionDialog_suggestion$key } from "~/relay/__generated__/AcceptSuggestionDialog_suggestion.graphql";
import { Field } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import type { Rules, Values } from "~/ui/form/problems";
import { SelectField } from "~/ui/form/SelectField";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextArea } from "~/ui/form/TextArea";
import { DialogFoot } from "~/ui/private/DialogFoot";
import { ModalDialog } from "~/ui/private/ModalDialog";
import type { Acceptance } from "./use-suggestion-decisions";

/** Props of `AcceptSuggestionDialog`: the suggestion, the categories, and the callback that accepts it as a new listing. */
export interface AcceptSuggestionDialogProps {
  suggestion: AcceptSuggestionDialog_suggestion$key;
  categories: readonly { readonly databaseId: string; readonly name: string }[];
  onAccept: (acceptance: Acceptance) => Promise<Applied<unknown>>;
  onClose: () => void;
}

/** The rules for the form's values: the listing's fields stand by themselves, and of a chosen company the name is not sent. */
const rules: Rules<Acceptance> = {
  safeParse(given) {
    const { companyId, companyName, isActive, ...values } = given as Values;
    const read = acceptSuggestedProductInput.safeParse({
      listing: {
        ...values,
        companyId: companyId || null,
        companyName: companyId ? null : companyName,
        isActive: isActive !== "draft",
      },
    });
    if (read.success) return { success: true, data: { listing: read.data.listing } };
    const issues = read.error.issues.map(({ path, message }) => ({ path: path.slice(1), message }));
    return { success: false, error: { issues } };
  },
};

/** Makes a listing of a suggested product. */
export function AcceptSuggestionDialog({
  suggestion,
  categories,
  onAccept,
  onClose,
}: AcceptSuggestionDialogProps) {
  const { name, websiteUrl, description, category, likelyCompanies, hasReview } = useFragment(
    graphql`
      fragment AcceptSuggestionDialog_suggestion on SuggestedProduct {
        name
        websiteUrl
        description
        hasReview
        category {
          databaseId
        }
        likelyCompanies {
          databaseId
          name
        }
      }
    `,
    suggestion,
  );
  const [isBusy, setBusy] = useState(false);
  const heading = `List ${name}?`;
  return (
    <ModalDialog heading={heading} isBusy={isBusy} onClose={onClose}>
      <Box color="fg.muted" mb="5">
        Once the listing is Live, its author is notified
        {hasReview && ", and the review that waits is published"}. Nobody has checked what they wrote yet:
        please check it.
      </Box>
      <Form
        label={heading}
        rules={rules}
        send={async (acceptance) => {
          setBusy(true);
          const { refusals } = await onAccept(acceptance);
          setBusy(false);
          const problem = refusals[0]?.problem;
          if (problem) return { form: problem };
          onClose();
          return "leaving";
        }}
      >
        <Field name="name" label="Name" defaultValue={name} limit={limits.thingName} required />
        <Field name="websiteUrl" label="Website" defaultValue={websiteUrl} dir="ltr" required />
        <SelectField
          name="categoryId"
          label="Category"
          isRequired
          none="Please select a category"
          defaultValue={category?.databaseId ?? ""}
          options={categories.map(({ databaseId, name: label }) => ({ value: databaseId, label }))}
        />
        <TextArea
          name="shortDescription"
          label="Short description"
          defaultValue={description ?? ""}
          limit={limits.shortDescription}
          rows={2}
        />
        {likelyCompanies.length > 0 && (
          <SelectField
            name="companyId"
            label="Company"
            none="A new company"
            hint="Companies with this website or name."
            defaultValue={likelyCompanies[0]?.databaseId ?? ""}
            options={likelyCompanies.map(({ databaseId, name: label }) => ({ value: databaseId, label }))}
          />
        )}
        <Field
          name="companyName"
          label="Name of the new company"
          hint={
            likelyCompanies.length > 0
              ? "Only if you did not choose one. It has no members; its vendor can claim it."
              : "It has no members; its vendor can claim it."
          }
          limit={limits.thingName}
          required={likelyCompanies.length === 0}
        />
        <SelectField
          name="isActive"
          label="Visibility"
          isRequired
          options={[
            { value: "live", label: "Live" },
            { value: "draft", label: "Draft, to be completed first" },
          ]}
        />
        <DialogFoot isBusy={isBusy} onClose={onClose}>
          <SubmitButton busy="Listing…">List the product</SubmitButton>
        </DialogFoot>
      </Form>
    </ModalDialog>
  );
}
