import { z } from "zod";
import { domainOf } from "../work-domain.ts";

/**
 * What a mailed link proves: of which review, as it was when, of which domain, and of which mailbox as a keyed hash by each
 * key. The address is not in it.
 */
const proof = z.object({
  reviewId: z.string(),
  editedAt: z.string().nullable(),
  domain: z.string(),
  // Links that were mailed before there were hashes have none.
  macs: z.array(z.string()).default([]),
});
type Proof = z.infer<typeof proof>;

/** The proof that the link to an address holds for the current state of a review. */
export function proofOf(
  review: { id: string; editedAt: Date | null },
  { email, macs }: { email: string; macs: string[] },
): Proof {
  return {
    reviewId: review.id,
    editedAt: review.editedAt?.toISOString() ?? null,
    domain: domainOf(email),
    macs,
  };
}

/** The same as it was kept with its token. */
export function readProof(payload: unknown): Omit<Proof, "editedAt"> & { editedAt: Date | null } {
  const { editedAt, ...rest } = proof.parse(payload);
  return { ...rest, editedAt: editedAt === null ? null : new Date(editedAt) };
}
