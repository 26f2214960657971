import { z } from "zod";
import { orNull, word } from "./fields.ts";
import { limits } from "./limits.ts";
import { optionalText } from "./text.ts";
import { proofDecisions, proofKinds, proofRefusals } from "./vocabulary.ts";

const megabyte = 1024 * 1024;

/** Limits of proofs of use: bytes of a file, days it waits, files of one person that wait, and bytes of all that wait. */
export const proofLimits = {
  bytes: 5 * megabyte,
  days: 30,
  waitingOfUser: 5,
  waitingBytes: 500 * megabyte,
} as const;

/** Types that browsers offer for a proof. The server checks the first bytes. */
export const proofTypes = ["image/png", "image/jpeg", "image/webp", "application/pdf"] as const;

/** Why a file is no proof, as the sentence for who sent it. */
export const proofProblems = {
  empty: "The file is empty. Please choose another one.",
  large: `The file is larger than ${proofLimits.bytes / megabyte} MB. Please choose a smaller one.`,
  type: "Please choose a PNG, JPEG or WebP picture, or a PDF.",
  damaged: "The picture is damaged or incomplete. Please choose another file.",
  pixels:
    "The picture has too many pixels. The maximum is 40 megapixels, and 20,000 pixels on the longer side.",
  slow: "The picture takes too long to process. Please save it again, or choose a simpler one.",
} as const;
export type ProofProblem = keyof typeof proofProblems;

/** Path for sending proofs, and below it of each file, for moderators. */
export const proofPath = "/uploads/proofs";

/** The path of a waiting proof's file. */
export const proofFilePath = /^\/uploads\/proofs\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** What is said of a proof when it is sent; the file goes beside it. */
export const proofInput = z.object({ kind: z.enum(proofKinds, { error: "Please choose what it is" }) });

const noReason = "Please choose a reason. The reviewer will see it";

/** Decision on a proof of use. A refusal needs a reason and may have a message; an acceptance has neither. */
export const proofDecisionInput = z
  .object({
    decision: word("Decision", proofDecisions),
    reason: orNull(z.enum(proofRefusals, { error: noReason })),
    message: optionalText({ name: "Message", max: limits.proofMessage }),
  })
  .refine(({ decision, reason }) => decision === "accepted" || reason !== null, {
    path: ["reason"],
    error: noReason,
  })
  .transform(({ decision, reason, message }) =>
    decision === "accepted"
      ? ({ decision } as const)
      : ({ decision, reason: reason ?? "other", message } as const),
  );
export type ProofDecisionInput = z.output<typeof proofDecisionInput>;
