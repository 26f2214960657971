import type { TokenAccess, Viewer } from "../../auth/auth-context.ts";
import type { ApiScope } from "../../inputs/index.ts";
import { viewersOf, type World } from "../seed.ts";

/**
 * Each kind of caller. The author has written the hidden reviews, the newcomer's address is unverified, owner and editor belong to
 * Northwind; the tokens are the owner's, one for each scope.
 */
export const callerNames = [
  "visitor",
  "stranger",
  "newcomer",
  "author",
  "editor",
  "owner",
  "admin",
  "read:directory",
  "read:company",
  "write:listings",
] as const;
/** One of them. */
export type CallerName = (typeof callerNames)[number];

/** The caller as passed to the engine. */
export interface Caller {
  readonly viewer: Viewer | null;
  readonly token: TokenAccess | null;
}

/** The id of the callers' tokens; no stored token has it. */
const noToken = "01900000-0000-7000-8009-000000000001";

/** The callers in a seeded world, as passed to the engine. */
export function callersOf(world: World, newcomerId: string): Record<CallerName, Caller> {
  const { user: stranger, owner, admin } = viewersOf(world);
  const person = (id: string, isEmailVerified = true) => ({ id, isAdmin: false, isEmailVerified });
  const by = (viewer: Viewer | null): Caller => ({ viewer, token: null });
  const token = (scope: ApiScope): Caller => ({
    viewer: null,
    token: { id: noToken, name: "Nightly", scopes: [scope], userId: owner.id, companyId: null },
  });
  return {
    visitor: by(null),
    stranger: by(stranger),
    newcomer: by(person(newcomerId, false)),
    author: by(person(world.users.ada)),
    editor: by(person(world.users.editor)),
    owner: by(owner),
    admin: by(admin),
    "read:directory": token("read:directory"),
    "read:company": token("read:company"),
    "write:listings": token("write:listings"),
  };
}
