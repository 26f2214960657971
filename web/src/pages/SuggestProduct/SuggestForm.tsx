import { limits, type ReviewerRole, type SuggestProductInput, suggestProductInput } from "@assay/api/inputs";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { paths } from "~/paths";
import type {
  SuggestFormMutation,
  SuggestFormMutation$data,
} from "~/relay/__generated__/SuggestFormMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Field } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { fieldProblems, type Problems, type Rules, type Values } from "~/ui/form/problems";
import { SelectField } from "~/ui/form/SelectField";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextArea } from "~/ui/form/TextArea";
import { useToast } from "~/ui/Toast";
import { writePaths } from "~/write-paths";
import { AlreadyListed } from "./AlreadyListed";

/** The rules for the form's values: a choice that is left open is blank. */
const rules: Rules<SuggestProductInput> = {
  safeParse(given) {
    const values = given as Values;
    return suggestProductInput.safeParse({ ...values, categoryId: values["categoryId"] || null });
  },
};

type Made = Extract<SuggestFormMutation$data["suggestProduct"], { readonly __typename: "ProductSuggested" }>;

/** Props of `SuggestForm`: the name that was searched for, the role while writing a review, and the categories. */
export interface SuggestFormProps {
  name: string;
  role: ReviewerRole | null;
  categories: readonly { readonly databaseId: string; readonly name: string }[];
}

/** Suggests a product. If listings have its name or website, these are offered first. */
export function SuggestForm({ name, role, categories }: SuggestFormProps) {
  const suggest = useMutate<SuggestFormMutation>(graphql`
    mutation SuggestFormMutation($input: SuggestProductInput!) {
      suggestProduct(input: $input) {
        __typename
        ... on ProductSuggested {
          suggestion {
            databaseId
          }
          alreadyListed {
            databaseId
            ...AlreadyListed_software
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
  const navigate = useNavigate();
  const toast = useToast();
  /** The listings that the suggestion may be, and the input for which they were found. */
  const [found, setFound] = useState<{ listed: Made["alreadyListed"]; of: string } | null>(null);
  const send = async (given: SuggestProductInput): Promise<Problems | null | "leaving"> => {
    const of = JSON.stringify([given.name, given.websiteUrl]);
    const input = { ...given, isOther: found?.of === of };
    const { answer, failure } = await suggest({ input });
    if (failure) return { form: failure.text("The suggestion could not be sent. Please try again.") };
    const result = answer.suggestProduct;
    if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
    if (result.__typename === "ConflictError") return { form: result.message };
    if (result.__typename !== "ProductSuggested") return { form: "The suggestion could not be sent." };
    const { suggestion, alreadyListed } = result;
    if (!suggestion) {
      setFound({ listed: alreadyListed, of });
      return null;
    }
    toast({
      title: "Thank you for your suggestion",
      description: `We look at ${given.name}, and tell you by email what we decide.`,
    });
    const next = role
      ? writePaths.form({ suggestion: suggestion.databaseId, role })
      : paths.profile({ tab: "suggestions" });
    void navigate(next);
    return "leaving";
  };
  return (
    <Form label="Suggest a product" rules={rules} send={send}>
      <Field name="name" label="Name" defaultValue={name} limit={limits.thingName} required />
      <Field
        name="websiteUrl"
        label="Website"
        hint="For example https://example.com"
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        required
      />
      <SelectField
        name="categoryId"
        label="Category"
        none="I am not sure"
        options={categories.map(({ databaseId, name: label }) => ({ value: databaseId, label }))}
      />
      <TextArea
        name="description"
        label="What is it, and why should it be listed?"
        limit={limits.shortDescription}
        rows={3}
      />
      {found && <AlreadyListed software={found.listed} role={role} />}
      <div>
        <SubmitButton busy="Sending…">
          {found
            ? "It is another product: suggest it"
            : role
              ? "Continue to your review"
              : "Suggest this product"}
        </SubmitButton>
      </div>
    </Form>
  );
}
