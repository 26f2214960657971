import { Box, chakra } from "@chakra-ui/react";
import { use } from "react";
import { FormContext } from "~/ui/form/form-context";
import { featureField } from "./review-values";

/** A feature that reviewers are asked about. */
export interface AskedFeature {
  readonly databaseId: string;
  readonly name: string;
  readonly description: string | null | undefined;
}

/** Questions in sight; the rest are behind a summary. */
const maxShown = 8;

const answers = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
  { value: "", label: "Not sure" },
];

const Question = chakra("fieldset", {
  base: {
    border: "0",
    minWidth: "0",
    display: "flex",
    flexWrap: "wrap",
    columnGap: "4",
    alignItems: "baseline",
    py: "2",
    "& > :first-of-type": { flex: "1 1 14rem" },
    "& label": { display: "inline-flex", gap: "2", alignItems: "baseline", py: "1", cursor: "pointer" },
    "& input": {
      accentColor: "{colors.accent}",
      width: "1rem",
      height: "1rem",
      translate: "0 0.125rem",
    },
  },
});

/** Which features of the category's vocabulary the product has: an optional click for each. */
export function FeatureQuestions({ features }: { features: readonly AskedFeature[] }) {
  const more = features.slice(maxShown);
  return (
    <>
      <Box textStyle="small" color="fg.muted" mb="2">
        Answer only what you have seen yourself. Readers see how many reviewers confirm each feature.
      </Box>
      {features.slice(0, maxShown).map((feature) => (
        <FeatureQuestion key={feature.databaseId} feature={feature} />
      ))}
      {more.length > 0 && (
        <details>
          <Box
            as="summary"
            py="3"
            cursor="pointer"
            textStyle="small"
            fontWeight="medium"
            textDecoration="underline"
          >
            {more.length} more {more.length === 1 ? "feature" : "features"}
          </Box>
          {more.map((feature) => (
            <FeatureQuestion key={feature.databaseId} feature={feature} />
          ))}
        </details>
      )}
    </>
  );
}

function FeatureQuestion({ feature: { databaseId, name, description } }: { feature: AskedFeature }) {
  const { restored } = use(FormContext);
  const field = featureField(databaseId);
  const id = `feature-${databaseId}`;
  return (
    <Question
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={description ? `${id}-hint` : undefined}
    >
      <Box minWidth="0" overflowWrap="anywhere">
        <Box id={id} textStyle="small" fontWeight="medium" dir="auto">
          {name}
        </Box>
        {description && (
          <Box id={`${id}-hint`} textStyle="small" color="fg.muted" dir="auto">
            {description}
          </Box>
        )}
      </Box>
      <Box display="flex" gap="4" textStyle="small">
        {answers.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={field}
              value={value}
              defaultChecked={(restored[field] ?? "") === value}
            />
            {label}
          </label>
        ))}
      </Box>
    </Question>
  );
}
