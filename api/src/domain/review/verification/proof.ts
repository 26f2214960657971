import { z } from "zod";
import { domainOf } from "../work-domain.ts";

/**
 * Payload of a verification token: the review, its last edit, the domain, and the mailbox as keyed hashes, one per key.
 * Without the address.
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

/** The stored payload of a token. */
export function readProof(payload: unknown): Omit<Proof, "editedAt"> & { editedAt: Date | null } {
  const { editedAt, ...rest } = proof.parse(payload);
  return { ...rest, editedAt: editedAt === null ? null : new Date(editedAt) };
}
