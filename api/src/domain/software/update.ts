import { isDeepStrictEqual } from "node:util";
import type { Viewer } from "../../auth/auth-context.ts";
import { type Transaction, transaction } from "../../database/client/transaction.ts";
import {
  type AuditAction,
  type ScreenshotInput,
  type SoftwareChange,
  softwareChange,
} from "../../inputs/index.ts";
import { limitOf } from "../administrator.ts";
import { audit, auditDiff } from "../audit/record.ts";
import type { CommandContext } from "../command-context.ts";
import { recomputeListingCounters } from "../counters/recompute.ts";
import { checked, forbidden, unauthenticated } from "../errors.ts";
import { replaceOffered } from "../feature/answer.ts";
import { requireUnchanged } from "../optimistic-concurrency.ts";
import { attachPictures } from "../picture/attach.ts";
import { may } from "../policy.ts";
import { refreshSearchTextsOfListings } from "../search-text.ts";
import { sortKey } from "../text.ts";
import { categoriesOf, lockCategories, wantedCategories } from "./categories.ts";
import { keepHistory } from "./integrity/history.ts";
import { type LockedSoftware, lockSoftware } from "./own.ts";
import { picturesOf, replaceCategories, replaceScreenshots } from "./parts.ts";
import { replacePlans } from "./plans.ts";

/**
 * Edits a listing and updates its counters and search text, as a member of its company or an administrator; only
 * administrators can feature it. Omitted fields are unchanged, lists are replaced as a whole, and the slug does not change. If
 * the listing was changed since `ifUpdatedAt`, nothing is written. Throws InvalidInput, Conflict, NOT_FOUND, FORBIDDEN,
 * RateLimited.
 */
export async function updateSoftware(
  context: CommandContext,
  id: string,
  given: unknown,
  ifUpdatedAt?: Date | null,
): Promise<string> {
  const { viewer, limits, now } = context;
  if (!viewer) throw unauthenticated();
  const change = checked(softwareChange, given);
  await limits.spend([limitOf(viewer, "software.editAny", "software-changes:user"), viewer.id]);
  const isJudged = !may(viewer, "software.editAny");
  const queue = isJudged ? await context.queue() : null;
  return transaction(context, async (tx) => {
    const software = await lockSoftware(tx, viewer, id, "editor");
    requireFeaturePermission(viewer, software, change);
    requireUnchanged("listing", software, ifUpdatedAt);
    const { categoryId, categoryIds, featureIds, plans, screenshots, ...columns } = change;
    const changed = Object.fromEntries(
      Object.entries(columns).filter(
        ([name, value]) =>
          value !== undefined && !isDeepStrictEqual(software[name as keyof typeof columns], value),
      ),
    );
    const stored = await categoriesOf(tx, id);
    const wanted = wantedCategories({ categoryId, categoryIds }, stored);
    const isMoved = !isDeepStrictEqual(stored, wanted);
    const isListedAnew = isMoved || "name" in changed || "isActive" in changed;
    // A listing may stay in a category that has become inactive.
    const added = wanted.filter((one) => !stored.includes(one));
    const lockedCategoryIds = isListedAnew ? await lockCategories(tx, [id], wanted, added) : [];
    const plansBefore = plans ? await replacePlans(tx, id, plans) : null;
    const picturesBefore = screenshots ? await replacePictures(tx, id, screenshots) : null;
    if (isMoved) await replaceCategories(tx, new Map([[id, wanted]]));
    const offered =
      featureIds || isMoved || "features" in changed
        ? await replaceOffered(tx, id, {
            featureIds,
            listed: change.features ?? software.features,
            listedBefore: software.features,
          })
        : null;
    const isSame = Object.keys(changed).length === 0 && !isMoved && !offered;
    if (isSame && !plansBefore && picturesBefore === null) return id;
    const { name, websiteUrl } = changed as SoftwareChange;
    const formerName = await keepHistory(tx, {
      software,
      name,
      websiteUrl,
      categories: { before: stored, after: wanted },
      now,
      isJudged,
    });
    await tx.software.update({
      where: { id },
      data: {
        ...changed,
        ...formerName,
        ...(change.name !== undefined && { sortName: sortKey(change.name) }),
        ...(wanted[0] !== undefined && { categoryId: wanted[0] }),
        // Always later than before, even within one millisecond, so that a concurrent edit is noticed.
        updatedAt: new Date(Math.max(now.getTime(), software.updatedAt.getTime() + 1)),
      },
    });
    await refreshSearchTextsOfListings(tx, [id]);
    await attachPictures(tx, now, {
      before: [change.logoUrl === undefined ? null : software.logoUrl, ...(picturesBefore ?? [])],
      // Screenshots that are as they were are there.
      wanted: picturesOf({ logoUrl: change.logoUrl, screenshots: picturesBefore && screenshots }),
    });
    if ("name" in changed || "websiteUrl" in changed || "isActive" in changed)
      await queue?.add(tx, "check-listing", { softwareId: id });
    // Changes by members are not logged, unless they are administrators.
    if (may(viewer, "software.editAny")) {
      const parts = {
        ...(isMoved && { categoryIds: wanted }),
        ...(offered && { comparedFeatures: offered.after }),
        ...(plansBefore && { plans: (plans ?? []).map(({ name }) => name).sort() }),
        ...(picturesBefore !== null && { screenshots: screenshots?.length ?? 0 }),
      };
      const before = {
        categoryIds: stored,
        comparedFeatures: offered?.before,
        plans: plansBefore,
        screenshots: picturesBefore?.length,
      };
      await audit(tx, viewer, {
        action: actionOf({ ...changed, ...parts }),
        subjectType: "software",
        subjectId: id,
        ...auditDiff({ ...software, ...before }, { ...changed, ...parts }),
      });
    }
    // Last: it locks what every writer needs.
    if (isListedAnew)
      await recomputeListingCounters(tx, {
        softwareIds: [id],
        companyId: software.companyId,
        categoryIds: lockedCategoryIds,
      });
    return id;
  });
}

/** The audit action of a change by an administrator. */
function actionOf({ isFeatured, ...others }: Record<string, unknown>): AuditAction {
  if (isFeatured === undefined || Object.keys(others).length > 0) return "software.change";
  return isFeatured ? "software.feature" : "software.unfeature";
}

/** Throws FORBIDDEN if anyone but an administrator would feature or unfeature the listing. */
function requireFeaturePermission(
  viewer: Viewer,
  software: LockedSoftware,
  { isFeatured }: SoftwareChange,
): void {
  if (isFeatured === undefined || may(viewer, "software.feature")) return;
  if (isFeatured || software.isFeatured) throw forbidden();
}

/** Gives the listing these screenshots; a caption that is left out stays. Gives the addresses that it had, null where nothing changes. */
async function replacePictures(
  tx: Transaction,
  softwareId: string,
  screenshots: readonly ScreenshotInput[],
): Promise<string[] | null> {
  const stored = await tx.screenshot.findMany({
    where: { softwareId },
    select: { url: true, caption: true },
  });
  const captions = new Map(stored.map(({ url, caption }) => [url, caption]));
  const wanted = screenshots.map(({ url, caption }) => ({
    url,
    caption: caption === undefined ? (captions.get(url) ?? null) : caption,
  }));
  const changed = await replaceScreenshots(tx, new Map([[softwareId, wanted]]));
  return changed.length > 0 ? stored.map(({ url }) => url) : null;
}
