import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Faults that a provider can have, by name. */
export interface Faults {
  /** Claims of the ID token instead of the right ones; undefined leaves one out. */
  claims?: Record<string, unknown>;
  /** The ID token is signed by somebody else. */
  forged?: boolean;
  /** The endpoint responds with this status, and a text that must not be repeated. */
  failing?: { path: string; status: number };
  /** The endpoint accepts the request and never responds. */
  silent?: string;
}

/** A provider's own error text, which must never leave the server. */
export const providersWords = "for the eyes of the provider alone";

interface Grant {
  redirectUri: string | null;
  challenge: string | null;
  nonce: string | null;
  person: Record<string, unknown>;
}

const client = { clientId: "client-of-the-tests", clientSecret: "secret-of-the-tests" };

/**
 * An OpenID Connect provider on the loopback interface, as strict with clients as the standard allows: the client's secret, the redirect
 * URI and the PKCE verifier must match, and a code is valid once.
 */
export async function startProvider() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const other = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  const grants = new Map<string, Grant>();
  const requests: string[] = [];
  const provider = {
    ...client,
    issuer: "",
    faults: {} as Faults,
    /** Requested paths. */
    requests,
    /** Everything that must stay secret: codes, tokens, and the person's names. */
    issuedSecrets: [] as string[],
    /** Signs a person in; returns the query that their browser comes back with. */
    comeBack(url: string, person: Record<string, unknown>): string {
      const asked = new URL(url).searchParams;
      const code = randomUUID();
      grants.set(code, {
        redirectUri: asked.get("redirect_uri"),
        challenge: asked.get("code_challenge_method") === "S256" ? asked.get("code_challenge") : null,
        nonce: asked.get("nonce"),
        person,
      });
      provider.issuedSecrets.push(code, asked.get("state") ?? "");
      const state = asked.get("state") ?? "";
      return new URLSearchParams({ state, code, scope: asked.get("scope") ?? "", authuser: "0" }).toString();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };

  const idToken = ({ nonce, person }: Grant): string => {
    const now = Math.floor(Date.now() / 1000);
    const { issuer: iss, clientId: aud, faults } = provider;
    return jwt(
      { iss, aud, iat: now, exp: now + 600, nonce, ...person, ...faults.claims },
      faults.forged ? other : privateKey,
    );
  };

  const redeem = async (request: IncomingMessage): Promise<[status: number, body: object]> => {
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    if (form.get("client_id") !== client.clientId || form.get("client_secret") !== client.clientSecret)
      return [401, { error: "invalid_client", error_description: providersWords }];
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (!grant || challenge !== grant.challenge || form.get("redirect_uri") !== grant.redirectUri)
      return [400, { error: "invalid_grant", error_description: providersWords }];
    const answer = { access_token: randomUUID(), id_token: idToken(grant) };
    provider.issuedSecrets.push(answer.access_token, answer.id_token);
    return [200, { ...answer, token_type: "Bearer", expires_in: 600 }];
  };

  const answer = async (request: IncomingMessage): Promise<[status: number, body: object]> => {
    const at = (path: string) => `${provider.issuer}${path}`;
    switch (request.url) {
      case "/.well-known/openid-configuration":
        return [
          200,
          {
            issuer: provider.issuer,
            authorization_endpoint: at("/authorize"),
            token_endpoint: at("/token"),
            jwks_uri: at("/jwks"),
            response_types_supported: ["code"],
            subject_types_supported: ["public"],
            id_token_signing_alg_values_supported: ["RS256"],
          },
        ];
      case "/token":
        return redeem(request);
      case "/jwks":
        return [200, { keys: [{ ...publicKey.export({ format: "jwk" }), kid, alg: "RS256", use: "sig" }] }];
      default:
        return [404, {}];
    }
  };

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { failing, silent } = provider.faults;
    requests.push(request.url ?? "");
    if (silent === request.url) return;
    const [status, body] =
      failing?.path === request.url ? [failing?.status, { words: providersWords }] : await answer(request);
    response.writeHead(status ?? 500, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return provider;
}

const kid = "key-of-the-tests";

function jwt(claims: object, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${part({ alg: "RS256", kid, typ: "JWT" })}.${part(claims)}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
}
