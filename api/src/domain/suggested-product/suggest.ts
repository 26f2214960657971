import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { type SuggestProductInput, suggestedProducts, suggestProductInput } from "../../inputs/index.ts";
import type { LimitKey } from "../../limits/limits.ts";
import type { CommandContext } from "../command-context.ts";
import { Conflict, checked, invalid, unauthenticated } from "../errors.ts";
import { visibleCategoryWhere } from "../policy.ts";
import { sortKey } from "../text.ts";
import { alreadyListed } from "./find.ts";

/** What became of a suggestion: its ID, or null and the listings that it may be. */
export interface Suggested {
  readonly suggestionId: string | null;
  readonly listedIds: readonly string[];
}

/**
 * Suggests a product for the directory, unless Live listings have its name or website: those are returned instead, and nothing is stored,
 * until the author says that it is none of them. Throws InvalidInput, Conflict, RateLimited.
 */
export async function suggestProduct(context: CommandContext, given: unknown): Promise<Suggested> {
  const { viewer, limits, caller, now } = context;
  if (!viewer) throw unauthenticated();
  if (!viewer.isEmailVerified)
    throw new Conflict(
      "email-not-verified",
      "Please verify your email address first, so that we can tell you what we decide.",
    );
  const input = checked(suggestProductInput, given);
  const counted: LimitKey[] = [
    ["suggested-products:all", ""],
    ["suggested-products:network", caller.network],
    ["suggested-products:user", viewer.id],
  ];
  await limits.spend(...counted);
  try {
    const suggested = await transaction(context, async (tx) => {
      const listedIds = input.isOther ? [] : await alreadyListed(tx, input);
      if (listedIds.length > 0) return { suggestionId: null, listedIds };
      return { suggestionId: await store(tx, viewer.id, input, now), listedIds };
    });
    if (suggested.suggestionId === null) await limits.refund(...counted);
    return suggested;
  } catch (error) {
    await limits.refund(...counted);
    throw error;
  }
}

async function store(
  tx: Transaction,
  userId: string,
  { isOther: _, ...input }: SuggestProductInput,
  now: Date,
): Promise<string> {
  // Of two at once the second one counts the first.
  await tx.$executeRaw`select 1 from app_user where id = ${userId}::uuid for no key update`;
  if (input.categoryId !== null) {
    const where = { id: input.categoryId, ...visibleCategoryWhere(null) };
    if ((await tx.category.count({ where })) === 0) throw invalid("categoryId", "Please select a category");
  }
  const sortName = sortKey(input.name);
  await requireRoom(tx, userId, sortName);
  const { id } = await tx.suggestedProduct.create({
    data: { ...input, sortName, userId, createdAt: now },
    select: { id: true },
  });
  return id;
}

async function requireRoom(tx: Transaction, userId: string, sortName: string): Promise<void> {
  const { waitingOfUser, storedOfUser, waitingInAll } = suggestedProducts;
  const own = await tx.suggestedProduct.findMany({
    where: { userId },
    select: { status: true, sortName: true },
  });
  const waiting = own.filter(({ status }) => status === "waiting");
  if (waiting.some((each) => each.sortName === sortName))
    throw new Conflict(
      "already-suggested",
      "You have suggested this product already. It waits for our decision.",
    );
  if (waiting.length >= waitingOfUser)
    throw new Conflict(
      "limit-reached",
      `${waitingOfUser} of your suggestions are waiting. Please suggest this one when we have decided on them.`,
    );
  if (own.length >= storedOfUser)
    throw new Conflict(
      "limit-reached",
      `You have ${storedOfUser} suggestions, which is the maximum. Please delete one in your profile.`,
    );
  if ((await tx.suggestedProduct.count({ where: { status: "waiting" } })) >= waitingInAll)
    throw new Conflict(
      "limit-reached",
      "Too many suggestions are waiting for our decision right now. Please try again in a few days.",
    );
}
