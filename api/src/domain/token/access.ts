import { isApiSecret } from "../../auth/api-tokens.ts";
import type { TokenAccess } from "../../auth/auth-context.ts";
import { hashed } from "../../auth/tokens.ts";
import { createBatchedLookup } from "../../database/query/batched-lookup.ts";
import { sql, tableOf } from "../../database/query/sql.ts";
import type { ApiScope } from "../../inputs/index.ts";
import { DomainError } from "../errors.ts";
import type { ReadContext } from "../read-context.ts";

/** The API token is not accepted; the message names the token and what to do. */
export class TokenRejected extends DomainError {
  constructor(message: string) {
    super("UNAUTHENTICATED", message);
  }
}

/** An API token with what decides whether it may be used. */
interface StoredToken extends Omit<TokenAccess, "scopes"> {
  scopes: ApiScope[];
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
  isSuspended: boolean;
  /** Null for a person's token. */
  isOwner: boolean | null;
}

/** A token that may be used, with when that was last noted. */
export interface UsedToken {
  readonly access: TokenAccess;
  readonly lastUsedAt: Date | null;
}

const day = (date: Date) => date.toISOString().slice(0, 10);

/** Finds API tokens by their SHA-256. */
export type TokenLookup = (hash: string) => Promise<StoredToken | undefined>;

/** Finds the API tokens of all requests of the process, those of concurrent ones in one statement. */
export const createTokenLookup = (database: Pick<ReadContext, "reader">): TokenLookup =>
  // The reader is taken when it is used: a server may be made before its database is open.
  createBatchedLookup({ whenIdle: (callback) => database.reader.whenIdle(callback) }, async (hashes) => {
    const rows = await database.reader.query<StoredToken & { hash: string }>(sql`
      select t.token_hash as hash, t.id::text, t.name, t.scopes, t.user_id::text as "userId",
        t.company_id::text as "companyId", t.expires_at as "expiresAt", t.revoked_at as "revokedAt",
        t.last_used_at as "lastUsedAt", u.suspended_at is not null as "isSuspended",
        case when t.company_id is not null then exists(select 1 from company_member m
          where m.company_id = t.company_id and m.user_id = t.user_id and m.role = 'owner') end as "isOwner"
      from ${tableOf(hashes, "text")} asked join api_token t on t.token_hash = asked.value
        join app_user u on u.id = t.user_id`);
    return new Map(rows.map(({ hash, ...token }) => [hash, token]));
  });

/**
 * The current access of an API token. Throws TokenRejected for a token that is mistyped, unknown, revoked or expired, or whose creator
 * may no longer use it.
 */
export async function authenticateToken(
  { lookUp, now }: { lookUp: TokenLookup; now: Date },
  secret: string,
): Promise<UsedToken> {
  if (!isApiSecret(secret))
    throw new TokenRejected(
      "This is not a valid API token: it is mistyped or truncated. Send the whole token, exactly as shown when it was created.",
    );
  const row = await lookUp(hashed(secret));
  if (!row)
    throw new TokenRejected(
      "This API token does not exist: its account, its company or its creator's membership was deleted. Create another token.",
    );
  const { expiresAt, revokedAt, lastUsedAt, isSuspended, isOwner, ...access } = row;
  const called = `The API token "${row.name}"`;
  if (revokedAt) throw new TokenRejected(`${called} was revoked on ${day(revokedAt)}. Create another token.`);
  if (expiresAt && expiresAt <= now)
    throw new TokenRejected(`${called} expired on ${day(expiresAt)}. Create another token.`);
  if (isSuspended)
    throw new TokenRejected(`${called} belongs to a suspended account. Contact us to find out why.`);
  if (isOwner === false)
    throw new TokenRejected(
      `${called} was created by someone who no longer owns its company. An owner has to create another one.`,
    );
  return { access, lastUsedAt };
}
