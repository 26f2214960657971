import {
  answerOf,
  answerWords,
  type FeatureCellValue,
  sourceOf,
} from "~/components/features/feature-answers";
import { Check, Close } from "~/ui/icons";

/** What is known about a compared feature of a listing: the answer in a word, and who says so. Styled from the table. */
export function FeatureAnswer({ known, isListed }: FeatureCellValue) {
  const answer = answerOf({ known, isListed });
  return (
    <>
      <span data-answer={answer ?? ""} data-yes={answer === "YES" || undefined}>
        {answer === "YES" && <Check />}
        {answer === "NO" && <Close />}
        <span>{answerWords[answer ?? "UNKNOWN"]}</span>
      </span>
      {known && <div data-note>{sourceOf(known)}</div>}
    </>
  );
}
