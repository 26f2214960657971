import type { ErrorRequestHandler, Request, RequestHandler } from "express";
import { apiTokenPrefix } from "../auth/api-tokens.ts";
import type { TokenAccess } from "../auth/auth-context.ts";
import type { Database } from "../database/client/open.ts";
import { RateLimited } from "../domain/errors.ts";
import { authenticateToken, createTokenLookup, TokenRejected } from "../domain/token/access.ts";
import { isUseRecordDue, recordUse } from "../domain/token/used.ts";

/** The API tokens that requests come with. */
export interface Tokens {
  /**
   * The access of the request's token; null without a token. Read once per request. Throws TokenRejected for an invalid token,
   * and RateLimited after too many of them.
   */
  read(request: Request): Promise<TokenAccess | null>;
  /** Writes the uses that are pending. */
  close(): Promise<void>;
}

interface TokensOptions {
  database: Pick<Database, "prisma" | "reader">;
  report(error: unknown): void;
  /** Counts an invalid token as a call of its sender; throws RateLimited. */
  countRefused?(request: Request): Promise<unknown>;
  now?: () => Date;
  /** Longest time until a use is written, together with others. */
  milliseconds?: number;
}

/** Reads tokens, and records in batches when they were used. */
export function createApiTokenReader(options: TokensOptions): Tokens {
  const { database, report, countRefused, now = () => new Date(), milliseconds = 1_000 } = options;
  const lookUp = createTokenLookup(database);
  const asked = new WeakMap<Request, Promise<TokenAccess | null>>();
  let used = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function read(request: Request): Promise<TokenAccess | null> {
    try {
      const secret = secretOf(request);
      if (secret === null) return null;
      const { access, lastUsedAt } = await authenticateToken({ lookUp, now: now() }, secret);
      if (isUseRecordDue(lastUsedAt, now())) {
        used.add(access.id);
        timer ??= setTimeout(() => void flush(), milliseconds).unref();
      }
      return access;
    } catch (error) {
      if (error instanceof TokenRejected) await countRefused?.(request);
      throw error;
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const ids = [...used];
    used = new Set();
    if (ids.length > 0) await recordUse(database.prisma, ids, now()).catch(report);
  }

  return {
    read(request) {
      const known = asked.get(request);
      if (known) return known;
      const reading = read(request);
      asked.set(request, reading);
      return reading;
    },
    close: flush,
  };
}

/**
 * The token in the Authorization header; null for none. Other schemes are ignored, as they may be a proxy's. Throws TokenRejected
 * for an API token in another scheme: its sender must not be answered as if they were anonymous.
 */
function secretOf({ headers: { authorization } }: Pick<Request, "headers">): string | null {
  if (authorization === undefined) return null;
  const [, secret] = /^Bearer(?:\s(.*))?$/i.exec(authorization.trim()) ?? [null, null];
  if (secret) return secret.trim();
  if (secret === undefined || authorization.includes(apiTokenPrefix))
    throw new TokenRejected(`Send the API token as "Authorization: Bearer ${apiTokenPrefix}…".`);
  return null;
}

/** Middleware for endpoints that do not read tokens: an invalid token is refused, not ignored. */
export function requireValidToken(tokens: Pick<Tokens, "read">): RequestHandler {
  return async (request, _response, next) => {
    await tokens.read(request);
    next();
  };
}

/** Answers a rejected token: with a GraphQL error on /graphql, as plain text elsewhere. */
export const tokenErrorHandler: ErrorRequestHandler = (error, request, response, next) => {
  const isRefused = error instanceof TokenRejected;
  if (!(isRefused || error instanceof RateLimited) || response.headersSent) return next(error);
  response.status(isRefused ? 401 : 429).set("cache-control", "no-store");
  if (isRefused) response.set("www-authenticate", "Bearer");
  else response.set("retry-after", String(error.retryAfter));
  if (request.baseUrl === "/graphql")
    response.json({ errors: [{ message: error.message, extensions: { code: error.code } }] });
  else response.type("text").send(`${error.message}\n`);
};
