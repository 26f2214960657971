import { randomUUID } from "node:crypto";
import { type Transaction, transaction } from "../../../database/client/transaction.ts";
import {
  type ProofFormat,
  type ProofKind,
  type ProofProblem,
  proofLimits,
  proofProblems,
} from "../../../inputs/index.ts";
import { withinLimit } from "../../../limits/limits.ts";
import { ConversionFailed, type Convert } from "../../../pictures/convert.ts";
import type { CommandContext } from "../../command-context.ts";
import { Conflict, InvalidInput, unauthenticated } from "../../errors.ts";
import { mayCall, refusalOf } from "../../policy.ts";
import { lockOwnReview } from "../own.ts";
import { requireOthersSoftware } from "../subject.ts";
import { proofFormat } from "./file-signature.ts";

/** A file that is not taken as a proof. The upload endpoint maps some problems to their own status. */
export class ProofRejected extends InvalidInput {
  readonly problem: ProofProblem;

  constructor(problem: ProofProblem) {
    super([{ path: "proof", message: proofProblems[problem] }]);
    this.problem = problem;
  }
}

/** A proof that waits for a moderator. */
export interface WaitingProof {
  id: string;
  kind: ProofKind;
  createdAt: Date;
}

/**
 * Counts a file by the viewer. Separate from `sendProof`, so that nothing is read from callers who may not send one. Throws
 * UNAUTHENTICATED, FORBIDDEN, Conflict for an unverified address, RateLimited.
 */
export async function countProof(context: CommandContext): Promise<void> {
  const { viewer, limits } = context;
  if (!mayCall(context, "review.prove")) throw refusalOf(context, "review.prove");
  if (!viewer) throw unauthenticated();
  if (!viewer.isEmailVerified)
    throw new Conflict(
      "email-not-verified",
      "Please verify your email address first, so that we can tell you what the moderators decide.",
    );
  // What comes to nothing counts too: it is the reading that costs.
  await limits.spend(["pictures:user", viewer.id]);
}

/**
 * Stores a file that proves the use of the software of one of the viewer's own reviews, until moderators have decided. Pictures are
 * re-encoded. Throws ProofRejected, Conflict, NOT_FOUND, FORBIDDEN, RateLimited, and BusyError of the conversions.
 */
export async function sendProof(
  context: CommandContext,
  convert: Convert,
  { reviewId, kind, file }: { reviewId: string; kind: ProofKind; file: Buffer },
): Promise<WaitingProof> {
  const { viewer, limits, caller, now } = context;
  if (!viewer) throw unauthenticated();
  const store = async () => {
    const { format, bytes } = await toStore(convert, file);
    return transaction(context, async (tx) => {
      await lockWaitingBytes(tx);
      const review = await lockOwnReview(tx, reviewId, viewer, true);
      await requireOthersSoftware(tx, review.softwareId, viewer);
      await requireProvable(tx, review);
      await requireSpace(tx, viewer.id, bytes.length);
      const proof = { id: randomUUID(), kind, createdAt: now };
      await tx.reviewProof.create({
        data: { ...proof, reviewId, format, size: bytes.length, bytes: new Uint8Array(bytes) },
      });
      return proof;
    });
  };
  return withinLimit(limits, ["proofs:network", caller.network], () =>
    withinLimit(limits, ["proofs:user", viewer.id], store),
  );
}

/** What is stored of a file: a PDF as it is, a picture re-encoded. */
async function toStore(convert: Convert, file: Buffer): Promise<{ format: ProofFormat; bytes: Buffer }> {
  if (file.length === 0) throw new ProofRejected("empty");
  if (file.length > proofLimits.bytes) throw new ProofRejected("large");
  const format = proofFormat(file);
  if (format === null) throw new ProofRejected("type");
  if (format === "pdf") return { format, bytes: file };
  const { files } = await convert(file, "proof").catch((error: unknown) => {
    throw error instanceof ConversionFailed ? new ProofRejected(error.problem) : error;
  });
  const bytes = files.at(-1)?.bytes ?? Buffer.alloc(0);
  if (bytes.length > proofLimits.bytes) throw new ProofRejected("large");
  return { format, bytes };
}

/** Uploads are stored one after the other, so that they cannot exceed the limit together. First, before rows are locked. */
const lockWaitingBytes = (tx: Transaction) =>
  tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('review_proof', 0))`;

async function requireProvable(
  tx: Transaction,
  review: { id: string; softwareId: string; status: string; isHeld: boolean; verifiedBy: string | null },
): Promise<void> {
  if (review.verifiedBy === "admin")
    throw new Conflict(
      "already-verified",
      "Our moderators have already confirmed that you use this product.",
    );
  if (review.status !== "published" && !review.isHeld)
    throw new Conflict(
      "review-hidden",
      "This review is hidden. You can send a proof when it is published again.",
    );
  const where = { id: review.softwareId };
  const { isActive } = await tx.software.findUniqueOrThrow({ where, select: { isActive: true } });
  if (!isActive)
    throw new Conflict(
      "not-listed",
      "This product is not listed at the moment. You can send a proof when it is listed again.",
    );
  if ((await tx.reviewProof.count({ where: { reviewId: review.id } })) > 0)
    throw new Conflict(
      "proof-waiting",
      "A proof for this review is already waiting. Delete it first to send another one.",
    );
}

async function requireSpace(tx: Transaction, userId: string, bytes: number): Promise<void> {
  const [waiting] = await tx.$queryRaw<{ own: number; bytes: number }[]>`
    select (count(*) filter (where r.user_id = ${userId}::uuid))::int4 as own, coalesce(sum(p.size), 0)::float8 as bytes
    from review_proof p join review r on r.id = p.review_id`;
  if ((waiting?.own ?? 0) >= proofLimits.waitingOfUser)
    throw new Conflict(
      "limit-reached",
      `${proofLimits.waitingOfUser} of your proofs are waiting for our moderators. Please send this one when they have decided.`,
    );
  if ((waiting?.bytes ?? 0) + bytes > proofLimits.waitingBytes)
    throw new Conflict(
      "limit-reached",
      "Too many proofs are waiting for our moderators right now. Please try again in a few days.",
    );
}
