import { quorum } from "@assay/api/inputs";
import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { answerWords, featureKey, type KnownFeature, sourceOf } from "~/components/features/feature-answers";
import type { SoftwareFeatures_software$key } from "~/relay/__generated__/SoftwareFeatures_software.graphql";
import { EmptyState } from "~/ui/EmptyState";
import { FeatureList } from "~/ui/FeatureList";
import { Check, Close } from "~/ui/icons";
import { Section } from "~/ui/Section";
import { coverageSummary } from "./coverage-summary";

const Columns = chakra(FeatureList, { base: { columnWidth: "16rem", columnGap: "10" } });

const Answers = chakra("ul", {
  base: {
    listStyleType: "none",
    columnWidth: "18rem",
    columnGap: "10",
    "& > li": { display: "flex", gap: "2", py: "1.5", breakInside: "avoid", overflowWrap: "anywhere" },
    "& svg": { mt: "0.3em", color: "fg.muted" },
    "&[data-answer=YES] svg": { color: "accent.fg" },
    "&:is([data-answer=UNKNOWN], [data-answer=DISPUTED]) > li::before": {
      content: "'?' / ''",
      flexShrink: 0,
      width: "1em",
      textAlign: "center",
      color: "fg.muted",
    },
    "& [data-hint]": { display: "block", textStyle: "small", color: "fg.muted" },
  },
});

interface Answer extends KnownFeature {
  readonly feature: {
    readonly databaseId: string;
    readonly name: string;
    readonly description: string | null | undefined;
  };
}

/** The answers in the order in which they are shown. */
const order = ["YES", "DISPUTED", "NO", "UNKNOWN"] as const;

/** The Features tab: what is known about the vocabulary's features and who says so, then the vendor's own list. */
export function SoftwareFeatures({ software }: { software: SoftwareFeatures_software$key }) {
  const { name, features, featureAnswers, featureCoverage } = useFragment(
    graphql`
      fragment SoftwareFeatures_software on Software {
        name
        features
        featureAnswers(unique: true) {
          feature {
            databaseId
            name
            description
          }
          isOffered
          confirmedCount
          deniedCount
          answer
        }
        featureCoverage {
          featureCount
          yesCount
          offeredCount
          confirmedCount
          categories {
            name
          }
        }
      }
    `,
    software,
  );
  const isKnown = featureAnswers.some(({ answer }) => answer !== "UNKNOWN");
  if (features.length === 0 && !isKnown) return <EmptyState heading="No features listed yet." />;
  const groups = Map.groupBy(featureAnswers, ({ answer }) => answer);
  const compared = new Set(featureAnswers.map(({ feature }) => featureKey(feature.name)));
  const others = features.filter((feature) => !compared.has(featureKey(feature)));
  return (
    <Section heading={`Features of ${name}`}>
      {featureAnswers.length > 0 && (
        <Box as="p" maxWidth="prose" mb="6">
          {coverageSummary(featureCoverage)} Where at least {quorum} reviewers answer, their majority decides.
          “Not known” does not mean no.
        </Box>
      )}
      {order.map((answer) => {
        const answers = groups.get(answer);
        return answers && <Group key={answer} answer={answer} answers={answers} />;
      })}
      {others.length > 0 && (
        <>
          {featureAnswers.length > 0 && (
            <Box as="h3" textStyle="item" mb="2">
              Other features
            </Box>
          )}
          <Columns features={others} />
          <Box textStyle="small" color="fg.subtle" mt="6">
            As listed by the vendor.
          </Box>
        </>
      )}
    </Section>
  );
}

function Group({ answer, answers }: { answer: (typeof order)[number]; answers: readonly Answer[] }) {
  const id = `features-${answer.toLowerCase()}`;
  return (
    <Box mb="8">
      <Box as="h3" id={id} textStyle="item" mb="2">
        {answerWords[answer]} ({answers.length})
      </Box>
      <Answers aria-labelledby={id} data-answer={answer}>
        {answers.map(({ feature, ...known }) => {
          const source = sourceOf(known);
          return (
            <li key={feature.databaseId}>
              {answer === "YES" && <Check />}
              {answer === "NO" && <Close />}
              <span>
                <bdi>{feature.name}</bdi>
                {feature.description && (
                  <span data-hint dir="auto">
                    {feature.description}
                  </span>
                )}
                {source && <span data-hint>{source}</span>}
              </span>
            </li>
          );
        })}
      </Answers>
    </Box>
  );
}
