import { Box } from "@chakra-ui/react";
import { Check, Close } from "~/ui/icons";
import { answerOf, type FeatureCellValue, type KnownFeature } from "./feature-answers";

/** What is known about a compared feature of a listing: the answer in a word, and who says so. */
export function FeatureAnswer({ known, isListed }: FeatureCellValue) {
  const answer = answerOf({ known, isListed });
  return (
    <>
      <Box
        as="span"
        display="flex"
        gap="1.5"
        alignItems="center"
        {...(answer === "YES" && { "data-yes": true })}
        {...(!answer && { color: "fg.muted" })}
      >
        {answer === "YES" && <Check />}
        {answer === "NO" && <Close />}
        <span>{answerWords[answer ?? "UNKNOWN"]}</span>
      </Box>
      {known && <Box color="fg.muted">{sourceOf(known)}</Box>}
    </>
  );
}

/** Each answer as it is shown. */
export const answerWords: Readonly<Record<string, string>> = {
  YES: "Yes",
  NO: "No",
  DISPUTED: "Disputed",
  UNKNOWN: "Not known",
};

/** "12 of 14 reviewers confirm"; of a disputed one that the vendor says otherwise. */
export function sourceOf({ isOffered, confirmedCount, deniedCount }: KnownFeature): string {
  const all = confirmedCount + deniedCount;
  if (all === 0) return isOffered ? "Stated by the vendor" : "";
  const isDenied = deniedCount > confirmedCount;
  const count = isDenied ? deniedCount : confirmedCount;
  const reviewers = `${count} of ${all} ${all === 1 ? "reviewer" : "reviewers"}`;
  const verb = `${isDenied ? "den" : "confirm"}${isDenied ? (count === 1 ? "ies" : "y") : count === 1 ? "s" : ""}`;
  return `${isOffered ? "Stated by the vendor; " : ""}${reviewers} ${verb}`;
}
