import type { AuthContext } from "../../../auth/auth-context.ts";
import { sql } from "../../../database/query/sql.ts";
import type { ProofFormat } from "../../../inputs/index.ts";
import { notFound } from "../../errors.ts";
import { mayCall, refusalOf } from "../../policy.ts";
import type { ReadContext } from "../../read-context.ts";
import { isImpartial } from "./impartial.ts";

/** A waiting proof's file. */
export interface ProofFile {
  readonly format: ProofFormat;
  readonly bytes: Buffer;
}

/**
 * The file of a waiting proof: for moderators who neither wrote the review nor belong to the company of its software. Throws
 * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND also for those.
 */
export async function proofFile(
  context: AuthContext & Pick<ReadContext, "reader">,
  id: string,
): Promise<ProofFile> {
  const { viewer, reader } = context;
  if (!viewer || !mayCall(context, "review.moderate")) throw refusalOf(context, "review.moderate");
  const [file] = await reader.query<ProofFile>(sql`
    select p.format, p.bytes from review_proof p join review r on r.id = p.review_id join software s on s.id = r.software_id
    where p.id = ${id}::uuid and ${isImpartial(viewer.id)}`);
  if (!file) throw notFound("Proof");
  return file;
}
