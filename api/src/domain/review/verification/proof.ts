import { z } from "zod";
import { domainOf } from "../work-domain.ts";

/** What a mailed link proves: of which review, as it was when, and of which domain. The address is not in it. */
const proof = z.object({ reviewId: z.string(), editedAt: z.string().nullable(), domain: z.string() });

/** What the link to an address proves of a review as it is now. */
export function proofOf(review: { id: string; editedAt: Date | null }, email: string): z.infer<typeof proof> {
  return {
    reviewId: review.id,
    editedAt: review.editedAt?.toISOString() ?? null,
    domain: domainOf(email),
  };
}

/** The same as it was kept with its token. */
export function readProof(payload: unknown): { reviewId: string; editedAt: Date | null; domain: string } {
  const { editedAt, ...rest } = proof.parse(payload);
  return { ...rest, editedAt: editedAt === null ? null : new Date(editedAt) };
}
