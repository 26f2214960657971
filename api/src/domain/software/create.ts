import type { Viewer } from "../../auth/auth-context.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { listSizes, type SoftwareInput, softwareInput } from "../../inputs/index.ts";
import type { JobQueue } from "../../jobs/enqueue.ts";
import { withinLimit } from "../../limits/limits.ts";
import { limitOf } from "../administrator.ts";
import { audit } from "../audit/record.ts";
import type { CommandContext } from "../command-context.ts";
import { companyAccess, requireMember } from "../company/membership.ts";
import { recomputeListingCounters } from "../counters/recompute.ts";
import { Conflict, checked, forbidden, unauthenticated } from "../errors.ts";
import { replaceOffered } from "../feature/answer.ts";
import { attachPictures } from "../picture/attach.ts";
import { may } from "../policy.ts";
import { refreshSearchTextsOfListings } from "../search-text.ts";
import { freeSlug, withFreeSlug } from "../slug.ts";
import { sortKey } from "../text.ts";
import { lockCategories, wantedCategories } from "./categories.ts";
import { picturesOf, replaceCategories, replaceScreenshots } from "./parts.ts";
import { replacePlans } from "./plans.ts";

/**
 * Creates a listing of a company, Live by default, and updates all counters; returns its ID. For members of the company and
 * administrators; only administrators can feature it. Throws InvalidInput, Conflict, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function createSoftware(context: CommandContext, given: unknown): Promise<string> {
  const { viewer, limits, now } = context;
  if (!viewer) throw unauthenticated();
  const input = checked(softwareInput, given);
  if (input.isFeatured && !may(viewer, "software.feature")) throw forbidden();
  return withinLimit(limits, [limitOf(viewer, "software.editAny", "software:user"), viewer.id], async () => {
    // Listings of administrators are not checked.
    const queue = may(viewer, "software.editAny") ? null : await context.queue();
    return withFreeSlug(context, (tx, isCrowded) =>
      insertListing(tx, viewer, input, { isCrowded, now, queue }),
    );
  });
}

/**
 * Creates a listing in a transaction of the caller, who has counted it, and updates all counters; returns its ID. Without a queue it is not
 * checked against abandoned ones. Throws Conflict, NOT_FOUND, FORBIDDEN.
 */
export async function insertListing(
  tx: Transaction,
  viewer: Viewer,
  input: SoftwareInput,
  { isCrowded, now, queue }: { isCrowded: boolean; now: Date; queue: JobQueue | null },
): Promise<string> {
  const { companyId, categoryId, categoryIds, featureIds, plans, screenshots, ...columns } = input;
  await requireMember(tx, viewer, companyId, companyAccess.listings);
  const most = listSizes.companySoftware;
  if ((await tx.software.count({ where: { companyId } })) >= most)
    throw new Conflict("limit-reached", `The company has ${most} listings, which is the maximum`);
  const wanted = wantedCategories({ categoryId, categoryIds });
  const lockedCategoryIds = await lockCategories(tx, [], wanted, wanted);
  const slug = await freeSlug(tx, "software", input.name, isCrowded);
  const { id } = await tx.software.create({
    data: { ...columns, companyId, categoryId: wanted[0] ?? "", slug, sortName: sortKey(input.name) },
    select: { id: true },
  });
  await replaceCategories(tx, new Map([[id, wanted]]));
  await replaceScreenshots(
    tx,
    new Map([[id, (screenshots ?? []).map(({ url, caption }) => ({ url, caption: caption ?? null }))]]),
  );
  await replaceOffered(tx, id, { featureIds: featureIds ?? [], listed: columns.features, listedBefore: [] });
  await replacePlans(tx, id, plans ?? []);
  await refreshSearchTextsOfListings(tx, [id]);
  await attachPictures(tx, now, {
    before: [],
    wanted: picturesOf({ logoUrl: columns.logoUrl, screenshots }),
  });
  if (input.isActive) await queue?.add(tx, "check-listing", { softwareId: id });
  // What members put up is theirs.
  if (may(viewer, "software.editAny"))
    await audit(tx, viewer, {
      action: "software.create",
      subjectType: "software",
      subjectId: id,
      after: { name: input.name, companyId, isActive: input.isActive, isFeatured: input.isFeatured },
    });
  // Last: it locks what every writer needs.
  await recomputeListingCounters(tx, { softwareIds: [id], companyId, categoryIds: lockedCategoryIds });
  return id;
}
