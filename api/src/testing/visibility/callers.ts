import type { TokenAccess, Viewer } from "../../auth/auth-context.ts";
import type { ApiScope } from "../../inputs/index.ts";
import { viewersOf, type World } from "../seed.ts";

/**
 * Each kind of caller. The author has written what is hidden, the newcomer has not proved their address, owner and editor are of
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

/** Who asks, as the engine is told. */
export interface Caller {
  readonly viewer: Viewer | null;
  readonly token: TokenAccess | null;
}

/** Where a token is told of itself, there is none of this id. */
const noToken = "01900000-0000-7000-8009-000000000001";

/** Whom the engine takes each of them for. */
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
