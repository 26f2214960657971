import type { Viewer } from "../../auth/auth-context.ts";
import { type Transaction, transaction } from "../../database/client/transaction.ts";
import {
  acceptSuggestedProductInput,
  companyInput,
  type NewListingOfSuggestion,
  refuseSuggestedProductInput,
  softwareInput,
} from "../../inputs/index.ts";
import { administrator } from "../administrator.ts";
import { audit } from "../audit/record.ts";
import type { CommandContext } from "../command-context.ts";
import { storeCompany } from "../company/create.ts";
import { recomputeCompanyTotal } from "../counters/recompute.ts";
import { Conflict, checked, notFound } from "../errors.ts";
import { withFreeSlug } from "../slug.ts";
import { insertListing } from "../software/create.ts";

/**
 * Accepts a suggested product: makes the given listing, of an existing company or of a new one without members, or names the listing that
 * it is. Its author is told and their review is published once the listing is Live. Returns the suggestion's ID. Throws InvalidInput,
 * Conflict, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function acceptSuggestedProduct(
  context: CommandContext,
  id: string,
  given: unknown,
): Promise<string> {
  const viewer = await administrator(context, "suggestion.decide");
  const { softwareId, listing } = checked(acceptSuggestedProductInput, given);
  const { now } = context;
  const queue = await context.queue();
  return withFreeSlug(context, async (tx, isCrowded) => {
    await requireWaiting(tx, id);
    const accepted = listing
      ? await makeListing(tx, viewer, listing, { isCrowded, now })
      : await lockListing(tx, softwareId);
    if (listing?.companyName != null) await recomputeCompanyTotal(tx);
    await decide(tx, id, { status: "accepted", softwareId: accepted, decidedAt: now });
    await audit(tx, viewer, {
      action: "suggestion.accept",
      subjectType: "software",
      subjectId: accepted,
      before: { suggestion: id, status: "waiting" },
      after: { suggestion: id, status: "accepted", isNew: listing !== null },
    });
    await queue.add(tx, "settle-suggestion", { suggestionId: id });
    return id;
  });
}

/**
 * Refuses a suggested product with a reason, of which its author is told by mail; a review that came with it stays theirs to read. Returns the
 * suggestion's ID. Throws InvalidInput, Conflict, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function refuseSuggestedProduct(
  context: CommandContext,
  id: string,
  given: unknown,
): Promise<string> {
  const viewer = await administrator(context, "suggestion.decide");
  const refusal = checked(refuseSuggestedProductInput, given);
  const { now } = context;
  const queue = await context.queue();
  return transaction(context, async (tx) => {
    const { userId } = await requireWaiting(tx, id);
    await decide(tx, id, { status: "refused", ...refusal, decidedAt: now, settledAt: now });
    await audit(tx, viewer, {
      action: "suggestion.refuse",
      subjectType: "user",
      subjectId: userId,
      before: { suggestion: id, status: "waiting" },
      // The message is for the author only.
      after: { suggestion: id, status: "refused", reason: refusal.reason },
    });
    await queue.add(tx, "mail", { mail: "suggestion-refused", suggestionId: id });
    return id;
  });
}

/** The author's account is locked first, as its deletion locks it before suggestions. */
async function requireWaiting(tx: Transaction, id: string): Promise<{ userId: string }> {
  const found = await tx.suggestedProduct.findUnique({ where: { id }, select: { userId: true } });
  if (!found) throw notFound("Suggestion");
  await tx.$executeRaw`select 1 from app_user where id = ${found.userId}::uuid for key share`;
  if ((await tx.suggestedProduct.count({ where: { id, status: "waiting" } })) === 0) throw alreadyDecided();
  return found;
}

/** Last, after the locks on company and listing: their deletion locks them before suggestions. */
async function decide(
  tx: Transaction,
  id: string,
  data: {
    status: string;
    decidedAt: Date;
    softwareId?: string;
    reason?: string;
    message?: string | null;
    settledAt?: Date;
  },
): Promise<void> {
  const { count } = await tx.suggestedProduct.updateMany({ where: { id, status: "waiting" }, data });
  if (count === 0) throw alreadyDecided();
}

async function makeListing(
  tx: Transaction,
  viewer: Viewer,
  { companyId, companyName, ...listing }: NewListingOfSuggestion,
  { isCrowded, now }: { isCrowded: boolean; now: Date },
): Promise<string> {
  const company = { name: companyName, website: listing.websiteUrl };
  const ofCompany =
    companyId ?? (await storeCompany(tx, checked(companyInput, company), { isCrowded, now, ownerId: null }));
  const input = checked(softwareInput, { ...listing, companyId: ofCompany });
  // As every listing of administrators, it is not checked against abandoned ones.
  return insertListing(tx, viewer, input, { isCrowded, now, queue: null });
}

async function lockListing(tx: Transaction, id: string | null): Promise<string> {
  const found = await tx.$queryRaw<{ id: string }[]>`
    select id::text from software where id = ${id}::uuid for key share`;
  if (!found[0]) throw notFound("Software");
  return found[0].id;
}

const alreadyDecided = () =>
  new Conflict(
    "already-decided",
    "Someone else has already decided on this suggestion, or its author deleted it.",
  );
