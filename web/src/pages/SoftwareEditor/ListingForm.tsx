import { limits } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { use, useEffect, useMemo, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FactFields } from "~/components/listing-facts/FactFields";
import { PictureField } from "~/components/pictures/PictureField";
import { useMutationError } from "~/components/use-mutation-error";
import type { CategoriesField_categories$key } from "~/relay/__generated__/CategoriesField_categories.graphql";
import type { ListingForm_software$key } from "~/relay/__generated__/ListingForm_software.graphql";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { NeedsScripts } from "~/ui/form/FormPage";
import { fieldProblems, type Values } from "~/ui/form/problems";
import { RadioField } from "~/ui/form/RadioField";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextArea } from "~/ui/form/TextArea";
import { useToast } from "~/ui/Toast";
import { VisitorContext } from "~/ui/visitor";
import { CategoriesField } from "./CategoriesField";
import { FeatureTicks } from "./FeatureTicks";
import { FormSection } from "./FormSection";
import { ListingConflict } from "./ListingConflict";
import { fieldOf, isChanged, listingRules, valuesOf } from "./listing-values";
import { PlansField } from "./PlansField";
import { ScreenshotsField } from "./ScreenshotsField";
import { unsavedListings } from "./unsaved-listings";
import { useSaveListing } from "./use-save-listing";

const statuses = [
  { value: "live", label: "Live: visible to everyone" },
  { value: "draft", label: "Draft: visible to members of the company only" },
];

/** Props of `ListingForm`: the listing, and the available categories. */
export interface ListingFormProps {
  software: ListingForm_software$key;
  categories: CategoriesField_categories$key;
}

/** The form for a whole listing. Unsaved input is kept during visits to other pages of the site. */
export function ListingForm({ software, categories }: ListingFormProps) {
  const listing = useFragment(
    graphql`
      fragment ListingForm_software on Software {
        databaseId
        updatedAt
        name
        shortDescription
        description
        websiteUrl
        logoUrl
        features
        featureAnswers {
          isOffered
          feature {
            databaseId
            name
            description
          }
        }
        platforms
        hasFreeTrial
        languages
        supportKinds
        integrations
        licenses
        isActive
        categories {
          databaseId
        }
        plans {
          name
          price
          currency
          billingPeriod
          unit
          minimumPeople
          features
          isPopular
        }
        screenshots {
          url
          caption
        }
      }
    `,
    software,
  );
  const { databaseId } = listing;
  const { id: owner = "" } = use(VisitorContext);
  const [restored, setRestored] = useState(() => unsavedListings.of(owner, databaseId));
  /** The initial values, or those of the last save. */
  const base = useRef(restored ?? { initial: valuesOf(listing), updatedAt: String(listing.updatedAt) });
  const values = useRef<Values>(restored?.values ?? base.current.initial);
  const [isDirty, setDirty] = useState(restored !== undefined);
  const [hasConflict, setConflict] = useState(false);
  const overwrites = useRef(false);
  const [generation, setGeneration] = useState(0);
  const rules = useMemo(() => listingRules(() => base.current.initial), []);
  const save = useSaveListing(databaseId);
  const toast = useToast();
  const refused = useMutationError("Update Failed", "Failed to update software");

  useEffect(() => {
    if (!isDirty) return;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", confirmLeave);
    return () => window.removeEventListener("beforeunload", confirmLeave);
  }, [isDirty]);

  const resetDraft = () => {
    unsavedListings.forget(owner, databaseId);
    setDirty(false);
    setConflict(false);
    setRestored(undefined);
  };
  const discard = () => {
    base.current = { initial: valuesOf(listing), updatedAt: String(listing.updatedAt) };
    values.current = base.current.initial;
    resetDraft();
    setGeneration((count) => count + 1);
  };
  const failed = (message: string) =>
    toast({ title: "Update Failed", description: message, variant: "destructive" });

  return (
    // Keeps the focused field above the sticky bar at the bottom.
    <Box css={{ "& :is(input, textarea, select, button)": { scrollMarginBottom: "6rem" } }}>
      <NeedsScripts what="Changing a listing" />
      <Form
        key={generation}
        label="Listing"
        rules={rules}
        values={values.current}
        onValues={(typed) => {
          values.current = typed;
          const differs = isChanged(typed, base.current.initial);
          if (differs) unsavedListings.keep(owner, databaseId, { ...base.current, values: typed });
          else unsavedListings.forget(owner, databaseId);
          setDirty(differs);
        }}
        send={async (change) => {
          const sent = values.current;
          const ifUpdatedAt = overwrites.current ? null : base.current.updatedAt;
          overwrites.current = false;
          const { answer, failure } = await save(change, ifUpdatedAt);
          if (failure) return refused(failure);
          const result = answer.updateSoftware;
          if (result.__typename === "ConflictError") {
            failed(
              "Someone else has changed this listing since you opened it. Your changes were not saved, but nothing you typed is lost.",
            );
            setConflict(true);
            return null;
          }
          if (result.__typename === "ValidationError") {
            failed(result.fields[0]?.message ?? "Failed to update software");
            return {
              fields: fieldProblems(
                result.fields.map(({ path, message }) => ({ path: fieldOf(path), message })),
              ),
            };
          }
          if (result.__typename !== "SoftwareSaved") return { form: "Failed to update software" };
          base.current = { initial: sent, updatedAt: String(result.software.updatedAt) };
          resetDraft();
          toast({
            title: "Software updated",
            description: result.software.isActive
              ? "Your changes are live on the site."
              : "Your changes are saved. The listing is a Draft.",
          });
          return null;
        }}
      >
        {restored && (
          <Flex gap="3" align="center" wrap="wrap" p="4" bg="bg.muted" borderRadius="md">
            <Box flex="1 1 16rem">Your unsaved edits are still here.</Box>
            <Button variant="outline" size="sm" onClick={discard}>
              Discard them
            </Button>
          </Flex>
        )}
        <FormSection heading="Basics">
          <Field name="name" label="Software name" required limit={limits.thingName} autoComplete="off" />
          <Field name="websiteUrl" label="Website" type="url" autoComplete="off" />
          <PictureField name="logoUrl" label="Logo" kind="logo" />
          <TextArea
            name="shortDescription"
            label="Short description"
            hint="What it is, in a sentence or two. Shown on cards and in search results."
            limit={limits.shortDescription}
            rows={3}
          />
        </FormSection>
        <FormSection heading="Categories">
          <CategoriesField categories={categories} />
        </FormSection>
        <FormSection heading="Description">
          <TextArea
            name="description"
            label="About the software"
            hint="Plain text in paragraphs, for the Overview tab."
            limit={limits.description}
            rows={8}
          />
        </FormSection>
        <FormSection heading="Features">
          <FeatureTicks features={listing.featureAnswers.map(({ feature }) => feature)} />
          <TextArea
            name="features"
            label={listing.featureAnswers.length > 0 ? "Other features" : "Features"}
            hint={`One per line, at most ${limits.features}.${listing.featureAnswers.length > 0 ? " A feature from the list above counts as ticked." : ""}`}
            rows={6}
          />
        </FormSection>
        <FormSection heading="Facts">
          <FactFields />
        </FormSection>
        <FormSection heading="Pricing">
          <PlansField />
        </FormSection>
        <FormSection heading="Screenshots">
          <ScreenshotsField />
        </FormSection>
        <FormSection heading="Status">
          <RadioField name="status" label="Visibility" options={statuses} />
        </FormSection>
        {hasConflict && (
          <ListingConflict databaseId={databaseId} overwrite={() => (overwrites.current = true)} />
        )}
        <Flex
          position="sticky"
          bottom="var(--tray, 0rem)"
          gap="4"
          align="center"
          wrap="wrap"
          py="3"
          bg="bg"
          borderTopWidth="1px"
          borderColor="border"
        >
          <SubmitButton busy="Saving…" isDisabled={!isDirty}>
            Save changes
          </SubmitButton>
          <Box textStyle="small" color="fg.muted" aria-live="polite">
            {isDirty ? "You have unsaved changes." : "All changes are saved."}
          </Box>
        </Flex>
      </Form>
    </Box>
  );
}
