import type { Keys } from "../../../auth/keys.ts";
import { normalizeMailbox } from "../../../auth/mailbox.ts";
import type { Transaction } from "../../../database/client/transaction.ts";
import { domainOf, organisationsOf } from "../work-domain.ts";
import { macsOf, type TraceKind, tracesEndAt } from "./macs.ts";
import { storeMailboxTombstones } from "./mailbox-tombstones.ts";

/**
 * Makes what outlives an account that is deleted now, so that the same person is recognised who signs up again: keyed hashes
 * of its mailbox for each software that it reviewed or had a hidden review of, and of its organisations. The caller has
 * locked the user and the reviews.
 */
export async function storeAccountTraces(
  tx: Transaction,
  userId: string,
  { keys, now }: { keys: Keys; now: Date },
): Promise<void> {
  const { email, isEmailVerified, reviews, hiddenReviewTombstones } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      email: true,
      isEmailVerified: true,
      reviews: { select: { id: true, softwareId: true, workDomain: true } },
      hiddenReviewTombstones: { select: { softwareId: true } },
    },
  });
  const mailbox = email === null ? null : normalizeMailbox(email);
  const macOf = (traced: TraceKind, softwareId: string, text: string) =>
    macsOf(keys, traced, softwareId, text)[0] ?? "";
  // Only verified addresses count: anyone can sign up with an address at another's organisation.
  const provedDomain = mailbox !== null && isEmailVerified ? domainOf(mailbox) : null;
  const traces = reviews.flatMap(({ id, softwareId, workDomain }) => [
    ...(mailbox === null ? [] : [{ id, kind: "mailbox", mac: macOf("mailbox", softwareId, mailbox) }]),
    ...[...organisationsOf([provedDomain, workDomain])].map((organisation) => ({
      id,
      kind: "organisation",
      mac: macOf("organisation", softwareId, organisation),
    })),
  ]);
  await tx.$executeRaw`
    insert into review_trace (review_id, kind, mac)
    select t.id, t.kind, decode(t.mac, 'hex')
    from jsonb_to_recordset(${JSON.stringify(traces)}::jsonb) as t(id uuid, kind text, mac text)
    on conflict do nothing`;
  const ids = reviews.map(({ id }) => id);
  await tx.reviewTrace.updateMany({
    where: { reviewId: { in: ids } },
    data: { expiresAt: tracesEndAt(now) },
  });
  if (mailbox === null) return;
  const hidden = hiddenReviewTombstones.map(({ softwareId }) => macOf("hidden-review", softwareId, mailbox));
  await storeMailboxTombstones(tx, hidden, now);
}
