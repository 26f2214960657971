import { sql } from "../../database/query/sql.ts";
import type { ApiScope } from "../../inputs/index.ts";
import type { ReadContext } from "../read-context.ts";
import type { Named } from "../user/names.ts";

/** An API token as shown to users who may revoke it. */
export interface ApiToken extends Named {
  id: string;
  name: string;
  scopes: ApiScope[];
  /** Its creator. */
  userId: string;
  companyId: string | null;
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
}

const columns = sql`t.id::text, t.name, t.scopes, t.user_id::text as "userId", t.company_id::text as "companyId",
  t.created_at as "createdAt", t.expires_at as "expiresAt", t.last_used_at as "lastUsedAt",
  u.first_name as "firstName", u.last_name as "lastName", u.email`;
const tables = sql`api_token t join app_user u on u.id = t.user_id`;
const newestFirst = sql`order by t.created_at desc, t.id desc`;

/**
 * Tokens of each user that are not revoked, including expired ones, newest first. Their number is limited. The caller checks
 * who may see them.
 */
export async function tokensOfUsers(
  { reader }: Pick<ReadContext, "reader">,
  userIds: readonly string[],
): Promise<Map<string, ApiToken[]>> {
  const rows = await reader.query<ApiToken>(sql`select ${columns} from ${tables}
    where t.user_id = any(${[...userIds]}::uuid[]) and t.company_id is null and t.revoked_at is null ${newestFirst}`);
  return Map.groupBy(rows, ({ userId }) => userId);
}

/** The tokens of each company, as `tokensOfUsers`. */
export async function tokensOfCompanies(
  { reader }: Pick<ReadContext, "reader">,
  companyIds: readonly string[],
): Promise<Map<string | null, ApiToken[]>> {
  const rows = await reader.query<ApiToken>(sql`select ${columns} from ${tables}
    where t.company_id = any(${[...companyIds]}::uuid[]) and t.revoked_at is null ${newestFirst}`);
  return Map.groupBy(rows, ({ companyId }) => companyId);
}

/** A token by ID. */
export async function oneToken(
  { reader }: Pick<ReadContext, "reader">,
  id: string,
): Promise<ApiToken | undefined> {
  const [token] = await reader.query<ApiToken>(
    sql`select ${columns} from ${tables} where t.id = ${id}::uuid`,
  );
  return token;
}
