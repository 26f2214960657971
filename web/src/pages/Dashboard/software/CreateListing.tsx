import { limits, newListingInput } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { fetchQuery } from "relay-runtime";
import { useMutationError } from "~/components/use-mutation-error";
import { paths } from "~/paths";
import type { CreateListingMutation } from "~/relay/__generated__/CreateListingMutation.graphql";
import type { CreateListingQuery } from "~/relay/__generated__/CreateListingQuery.graphql";
import { useInvalidatePages, useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { forgetValues } from "~/ui/form/form-memory";
import { fieldProblems } from "~/ui/form/problems";
import { SelectField } from "~/ui/form/SelectField";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextArea } from "~/ui/form/TextArea";
import { ModalDialog } from "~/ui/private/ModalDialog";
import { useToast } from "~/ui/Toast";

/** Props of `CreateListing`: the company, and a callback that closes it. */
export interface CreateListingProps {
  companyId: string;
  onClose: () => void;
}

const query = graphql`
  query CreateListingQuery {
    categories {
      databaseId
      name
    }
  }
`;
type Categories = CreateListingQuery["response"]["categories"];

const failed = "Failed to create software listing. Please try again.";

/** Creates a listing, Live or as a Draft, and goes on to its editor. Input is kept after the dialog is closed. */
export default function CreateListing({ companyId, onClose }: CreateListingProps) {
  const environment = useRelayEnvironment();
  const [categories, setCategories] = useState<Categories | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const subscription = fetchQuery<CreateListingQuery>(environment, query, {}).subscribe({
      next: (answer) => setCategories(answer.categories),
      error: () => setFailed(true),
    });
    return () => subscription.unsubscribe();
  }, [environment]);
  return (
    <ModalDialog heading="Create a software listing" onClose={onClose}>
      {categories ? (
        <CreateForm companyId={companyId} categories={categories} onClose={onClose} />
      ) : (
        <Box role="status" color="fg.muted">
          {isFailed ? "The categories could not be loaded. Please close this and try again." : "Loading…"}
        </Box>
      )}
    </ModalDialog>
  );
}

function CreateForm({ companyId, categories, onClose }: CreateListingProps & { categories: Categories }) {
  const create = useMutate<CreateListingMutation>(graphql`
    mutation CreateListingMutation($input: CreateSoftwareInput!) {
      createSoftware(input: $input) {
        __typename
        ... on SoftwareSaved {
          software {
            databaseId
            name
            isActive
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
  const refused = useMutationError("Listing Not Created", failed);
  const toast = useToast();
  const navigate = useNavigate();
  const invalidatePages = useInvalidatePages();
  const asDraft = useRef(false);
  const name = `new listing of ${companyId}`;
  return (
    <Form
      label="New software listing"
      rememberAs={name}
      rules={{ safeParse: (values) => newListingInput.safeParse({ ...(values as object), companyId }) }}
      send={async ({ shortDescription, description, websiteUrl, features, categoryId, name: called }) => {
        const isActive = !asDraft.current;
        const { answer, failure } = await create({
          input: {
            companyId,
            name: called,
            shortDescription,
            description,
            websiteUrl,
            features,
            categoryId,
            isActive,
          },
        });
        if (failure) return refused(failure);
        const result = answer.createSoftware;
        if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
        if (result.__typename === "ConflictError") return { form: result.message };
        if (result.__typename !== "SoftwareSaved") return { form: failed };
        const { databaseId } = result.software;
        forgetValues(name);
        toast({
          title: "Software listing created",
          description: isActive
            ? "It is live on the site. Add plans and screenshots next."
            : "It is a Draft: only members of your company can see it.",
        });
        // Lists on other pages lack it.
        invalidatePages();
        void navigate(paths.softwareEditor(databaseId));
        return "leaving";
      }}
    >
      {/* The dialog opens before the form is loaded, so the form sets the focus. */}
      <Field
        name="name"
        label="Software name"
        required
        limit={limits.thingName}
        autoComplete="off"
        autoFocus
      />
      <SelectField
        name="categoryId"
        label="Category"
        none="Please select a category"
        hint="You can add more later."
        isRequired
        options={categories.map(({ databaseId, name: label }) => ({ value: databaseId, label }))}
      />
      <TextArea
        name="shortDescription"
        label="Short description"
        limit={limits.shortDescription}
        rows={2}
        hint="What it is, in a sentence or two."
      />
      <TextArea name="description" label="Description" limit={limits.description} rows={3} />
      <Field name="websiteUrl" label="Website" type="url" autoComplete="off" />
      <TextArea name="features" label="Features" hint="One per line." rows={3} />
      <Flex gap="3" wrap="wrap">
        {/* First, because Enter uses the first submit button. */}
        <Box display="contents" onClick={() => (asDraft.current = false)}>
          <SubmitButton busy="Creating…">Create listing</SubmitButton>
        </Box>
        <Button variant="outline" type="submit" onClick={() => (asDraft.current = true)}>
          Save as draft
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Flex>
    </Form>
  );
}
