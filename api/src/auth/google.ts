import * as oidc from "openid-client";
import { z } from "zod";
import type { ProviderAttempt } from "./provider-attempt.ts";

/** Who came back from a provider, by its word. */
export interface ProviderIdentity {
  /** The person's permanent ID at the provider: 1 to 255 ASCII characters. */
  readonly subject: string;
  readonly email: string | null;
  /** Has the provider seen that the address is theirs? */
  readonly isEmailVerified: boolean;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly picture: string | null;
}

/** The secrets of a sign-in attempt. */
export type AttemptSecrets = Pick<ProviderAttempt, "state" | "nonce" | "verifier">;

/** Another site's accounts, by which people sign in here. What fails is reported here; callers learn only that it failed. */
export interface IdentityProvider {
  /** Where to send the browser, and what to remember until it is back; null when the provider cannot be reached. */
  begin(): Promise<{ url: string; secrets: AttemptSecrets } | null>;
  /** Who it is, from the query that the browser came back with; null when that proves nothing. */
  finish(parameters: string, secrets: AttemptSecrets): Promise<ProviderIdentity | null>;
}

/** A failed exchange with the provider, as error codes: no personal data, authorization code, token or state. */
export interface ProviderProblem {
  readonly step: "discovery" | "token";
  readonly codes: string;
}

export interface GoogleOptions {
  clientId: string;
  clientSecret: string;
  /** The redirect URI, as registered at Google. */
  redirectUri: string;
  report(problem: ProviderProblem): void;
  /** http only on a loopback, for tests. */
  issuer?: string;
  /** How long one answer of the provider is waited for, in milliseconds. */
  timeout?: number;
}

const scope = "openid email profile";

const orNull = z.string().nullable().catch(null);
const claimsSchema = z
  .object({
    sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
    email: orNull,
    // Nothing but true proves anything, not even a text "true".
    email_verified: z.boolean().catch(false),
    given_name: orNull,
    family_name: orNull,
    picture: orNull,
  })
  .transform(
    (claims): ProviderIdentity => ({
      subject: claims.sub,
      email: claims.email,
      isEmailVerified: claims.email_verified,
      givenName: claims.given_name,
      familyName: claims.family_name,
      picture: claims.picture,
    }),
  );

/** Google accounts by OpenID Connect: the code flow with PKCE, state and nonce. Contacts Google at the first sign-in. */
export function createGoogle(options: GoogleOptions): IdentityProvider {
  const { redirectUri, report } = options;
  let discovered: Promise<oidc.Configuration> | undefined;
  const configuration = (): Promise<oidc.Configuration> => {
    discovered ??= discover(options).catch((error: unknown) => {
      // The next one tries again.
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  const orReported = async <T>(step: ProviderProblem["step"], work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      report({ step, codes: codesOf(error) });
      return null;
    }
  };
  return {
    async begin() {
      const known = await orReported("discovery", configuration);
      if (!known) return null;
      const secrets = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(known, {
        redirect_uri: redirectUri,
        scope,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, secrets };
    },
    async finish(parameters, { state, nonce, verifier }) {
      const given = new URLSearchParams(parameters);
      // Declined at the provider, or a forged URL: not an error to report.
      if (given.get("state") !== state || given.has("error") || !given.get("code")) return null;
      const known = await orReported("discovery", configuration);
      if (!known) return null;
      return orReported("token", async () => {
        const tokens = await oidc.authorizationCodeGrant(known, new URL(`${redirectUri}?${given}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return claimsSchema.parse(tokens.claims());
      });
    },
  };
}

function discover({
  clientId,
  clientSecret,
  issuer = "https://accounts.google.com",
  timeout = 5_000,
}: GoogleOptions): Promise<oidc.Configuration> {
  const server = new URL(issuer);
  return oidc.discovery(server, clientId, clientSecret, undefined, {
    timeout: timeout / 1000,
    execute: [
      // TLS alone would do (OpenID Connect Core 3.1.3.7): docs/decisions/022-google-sign-in.md.
      oidc.enableNonRepudiationChecks,
      ...(server.protocol === "http:" ? [oidc.allowInsecureRequests] : []),
    ],
  });
}

/**
 * The codes of an error and its causes: "OAUTH_RESPONSE_BODY_ERROR invalid_client 401". Their messages and objects may contain
 * claims, states and responses.
 */
function codesOf(error: unknown): string {
  const codes: string[] = [];
  for (let at = error; at instanceof Error; at = at.cause) {
    const { name, code, error: said, status, cause } = at as OidcError;
    codes.push(...[code ?? name, said, status, cause?.status, cause?.claim].filter(isCode).map(String));
  }
  return [...new Set(codes)].join(" ");
}

interface OidcError extends Error {
  code?: unknown;
  /** The provider's own word: "invalid_grant". */
  error?: unknown;
  status?: unknown;
  cause?: { status?: unknown; claim?: unknown };
}

function isCode(value: unknown): value is string | number {
  return typeof value === "number" || (typeof value === "string" && /^\w{1,60}$/.test(value));
}
