import {
  companySizes,
  languageNames,
  limits,
  reviewerRoles,
  reviewLanguages,
  usedForSpans,
} from "@assay/api/inputs";
import { Box, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { formatEmployees } from "~/ui/count";
import { Field } from "~/ui/form/Field";
import { PointsField } from "~/ui/form/PointsField";
import { SelectField } from "~/ui/form/SelectField";
import { StarsField } from "~/ui/form/StarsField";
import { TextArea } from "~/ui/form/TextArea";
import { usedForLabels } from "~/ui/used-for";
import { type AskedFeature, FeatureQuestions } from "./FeatureQuestions";
import { ProductsField } from "./ProductsField";

const pair = { templateColumns: { md: "repeat(2, minmax(0, 1fr))" }, gap: "5", alignItems: "start" };
const languageOptions = reviewLanguages.map((value) => ({ value, label: languageNames[value] }));
const toOption = (word: string) => ({ value: word, label: word });

/** The fields of a review: required ones, and a separate group of optional ones. `showsRole` if the URL has no role. */
export function ReviewFields({
  showsRole,
  softwareId,
  features,
}: {
  showsRole: boolean;
  softwareId: string;
  features: readonly AskedFeature[];
}) {
  return (
    <>
      <StarsField name="rating" label="Overall Rating" size="lg" isRequired />
      <Field
        name="title"
        label="Review Title"
        placeholder="Your main point in one line"
        limit={limits.reviewTitle}
        autoComplete="off"
        enterKeyHint="next"
        required
      />
      <TextArea
        name="content"
        label="Your Review"
        hint="What do you use it for? What works well, and what does not?"
        rows={8}
        limit={limits.reviewContent}
        required
      />
      <Optional heading="Pros and cons">
        <Grid {...pair}>
          <PointsField name="pros" label="Pros" item="Pro" max={limits.reviewPoints} />
          <PointsField name="cons" label="Cons" item="Con" max={limits.reviewPoints} />
        </Grid>
      </Optional>
      <Optional heading="Ratings by aspect">
        <StarsField name="easeOfUse" label="Ease of use" />
        <StarsField name="support" label="Support" />
        <StarsField name="value" label="Value" />
      </Optional>
      {features.length > 0 && (
        <Optional heading="Features">
          <FeatureQuestions features={features} />
        </Optional>
      )}
      <Optional heading="About you and your company">
        <Grid {...pair}>
          {showsRole && (
            <SelectField name="role" label="Your field of work" options={reviewerRoles.map(toOption)} />
          )}
          <SelectField
            name="usedFor"
            label="Time used"
            options={usedForSpans.map((value) => ({ value, label: usedForLabels[value] ?? value }))}
          />
          <SelectField
            name="companySize"
            label="Company size"
            options={companySizes.map((value) => ({ value, label: `${formatEmployees(value)} employees` }))}
          />
          <Field
            name="industry"
            label="Industry"
            placeholder="Shipping"
            limit={limits.thingName}
            autoComplete="off"
          />
          <SelectField
            name="language"
            label="Language of your review"
            none="Detected from your text"
            options={languageOptions}
          />
        </Grid>
      </Optional>
      <Optional heading="Other products">
        <Grid {...pair}>
          <ProductsField name="usedBefore" label="What did you use before?" max={1} exceptId={softwareId} />
          <ProductsField
            name="considered"
            label="What else did you look at?"
            max={limits.considered}
            exceptId={softwareId}
          />
        </Grid>
        <Box textStyle="small" color="fg.muted" mt="2">
          Shown with your review, and counted where people look for alternatives.
        </Box>
      </Optional>
    </>
  );
}

/** A group of optional fields. */
function Optional({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box borderTopWidth="1px" borderColor="border" pt="5" role="group" aria-label={heading}>
      <Box textStyle="label" color="fg.subtle" mb="3" aria-hidden>
        {heading}
      </Box>
      {children}
    </Box>
  );
}
