import type { Viewer } from "../../../auth/auth-context.ts";
import { type Transaction, transaction } from "../../../database/client/transaction.ts";
import { listingFlagDecision, type ModerationStatus } from "../../../inputs/index.ts";
import { administrator } from "../../administrator.ts";
import { audit } from "../../audit/record.ts";
import type { CommandContext } from "../../command-context.ts";
import { Conflict, checked, notFound } from "../../errors.ts";

/**
 * Decides a flag of a listing. The listing does not change. Returns the flag's ID. Throws InvalidInput, Conflict, NOT_FOUND,
 * FORBIDDEN, RateLimited.
 */
export async function decideListingFlag(
  context: CommandContext,
  id: string,
  given: unknown,
): Promise<string> {
  const viewer = await administrator(context, "software.moderate");
  const { decision } = checked(listingFlagDecision, given);
  return transaction(context, async (tx) => {
    const flag = await lockFlag(tx, id);
    if (flag.status !== "open")
      throw new Conflict("already-decided", "Someone else has already decided this flag");
    await settle(tx, viewer, flag, { status: decision, decidedAt: context.now });
    return id;
  });
}

/**
 * Reopens a decided flag; nobody was notified of the decision. Returns the flag's ID. Throws Conflict, NOT_FOUND, FORBIDDEN,
 * RateLimited.
 */
export async function reopenListingFlag(context: CommandContext, id: string): Promise<string> {
  const viewer = await administrator(context, "software.moderate");
  return transaction(context, async (tx) => {
    const flag = await lockFlag(tx, id);
    if (flag.status === "open") throw new Conflict("already-open", "This flag is already open");
    await settle(tx, viewer, flag, { status: "open", decidedAt: null });
    return id;
  });
}

type LockedFlag = Awaited<ReturnType<typeof lockFlag>>;

/** Locks a flag after its listing, in the order of all that change it. Throws NOT_FOUND. */
async function lockFlag(tx: Transaction, id: string) {
  await tx.$executeRaw`select 1 from software
    where id = (select software_id from listing_flag where id = ${id}::uuid) for update`;
  const flag = await tx.listingFlag.findUnique({
    where: { id },
    select: { id: true, softwareId: true, kind: true, status: true },
  });
  if (!flag) throw notFound("Flag");
  return flag;
}

const actions = {
  open: "listing-flag.reopen",
  upheld: "listing-flag.uphold",
  dismissed: "listing-flag.dismiss",
} as const;

async function settle(
  tx: Transaction,
  viewer: Viewer,
  { id, softwareId, kind, status: was }: LockedFlag,
  decided: { status: ModerationStatus; decidedAt: Date | null },
): Promise<void> {
  await tx.listingFlag.update({ where: { id }, data: decided });
  await audit(tx, viewer, {
    action: actions[decided.status],
    subjectType: "software",
    subjectId: softwareId,
    before: { flag: id, kind, status: was },
    after: { flag: id, kind, status: decided.status },
  });
}
