import { Box } from "@chakra-ui/react";
import { Check, Close } from "~/ui/icons";
import { answerOf, type Known } from "./feature-rows";

/** What is known about a compared feature of a listing: the answer in a word, and who says so. */
export function FeatureCell({ known, isListed }: { known: Known | null; isListed: boolean }) {
  const answer = answerOf({ known, isListed });
  if (answer === null && !known)
    return (
      <span data-no>
        <span aria-hidden>–</span>
        <span data-visually-hidden>Not compared in its categories</span>
      </span>
    );
  return (
    <>
      <Box
        as="span"
        display="flex"
        gap="1.5"
        alignItems="center"
        {...(answer === "YES" && { "data-yes": true })}
      >
        {answer === "YES" && <Check />}
        {answer === "NO" && <Close />}
        <span>{words[answer ?? "UNKNOWN"]}</span>
      </Box>
      {known && <Box color="fg.muted">{said(known)}</Box>}
    </>
  );
}

const words: Readonly<Record<string, string>> = {
  YES: "Yes",
  NO: "No",
  DISPUTED: "Disputed",
  UNKNOWN: "Not known",
};

/** "12 of 14 reviewers confirm"; of a disputed one that the vendor says otherwise. */
function said({ isOffered, confirmedCount, deniedCount }: Known): string {
  const all = confirmedCount + deniedCount;
  if (all === 0) return isOffered ? "Stated by the vendor" : "";
  const isDenied = deniedCount > confirmedCount;
  const count = isDenied ? deniedCount : confirmedCount;
  const reviewers = `${count} of ${all} ${all === 1 ? "reviewer" : "reviewers"}`;
  const verb = `${isDenied ? "den" : "confirm"}${isDenied ? (count === 1 ? "ies" : "y") : count === 1 ? "s" : ""}`;
  return `${isOffered ? "Stated by the vendor; " : ""}${reviewers} ${verb}`;
}
