import { z } from "zod";
import { trustedDocument } from "../../../engine/parse.ts";
import { sameSitePath } from "../../../inputs/index.ts";
import { HttpError } from "../http-error.ts";
import { navigation } from "../navigation.ts";
import type { Route } from "../route.ts";

const providers = trustedDocument("query Providers { signInProviders }");

const begin = trustedDocument(
  "mutation BeginProviderSignIn($input: BeginProviderSignInInput!) { result: beginProviderSignIn(input: $input) { ... on ProviderSignInBegun { url } } }",
);

const end = trustedDocument(
  "mutation SignInByProvider($input: SignInByProviderInput!) { result: signInByProvider(input: $input) { ... on ProviderSignInEnded { next isSignedIn needsCode } } }",
);

interface End {
  next: string | null;
  isSignedIn: boolean;
  needsCode: boolean;
}

/** The sign-in page, with an error message if sign-in failed. */
function signInPage(next: string | null, error?: "google"): string {
  const search = new URLSearchParams({ ...(error && { error }), ...(next !== null && { next }) }).toString();
  return `/signin${search && `?${search}`}`;
}

/** The page that asks for a code of two-step verification. */
function codePage(next: string | null): string {
  const search = new URLSearchParams({ ...(next !== null && { next }) }).toString();
  return `/signin/code${search && `?${search}`}`;
}

/** Invalid or repeated values are ignored, because a person is navigating. */
const next = z.string().nullish().catch(null).transform(sameSitePath).meta({
  description: "Path on this site to continue at after signing in. Anything else is ignored.",
  type: "string",
});

export const providerSignInRoutes: readonly Route[] = [
  navigation({
    path: "/api/login",
    summary:
      "For browsers: redirects to Google to sign in, or to the sign-in page if Google is not configured",
    query: z.object({ next }),
    async go({ query }, { ask }) {
      const { signInProviders } = (await ask(providers, {})) as { signInProviders: string[] };
      if (signInProviders.length === 0) return signInPage(query.next);
      const { result } = (await ask(begin, { input: query })) as { result: { url: string | null } };
      return result.url ?? signInPage(query.next, "google");
    },
  }),
  navigation({
    path: "/api/login/callback",
    summary: "For browsers: the callback from Google; signs in and redirects",
    query: z.looseObject({}),
    async go({ query }, { ask }) {
      const input = { parameters: asSent(query) };
      const { result } = (await ask(end, { input }).catch(onlyRefused)) as { result: End };
      if (result.needsCode) return codePage(result.next);
      return result.isSignedIn ? (result.next ?? "/") : signInPage(result.next, "google");
    },
  }),
];

/** The query string as sent, with repetitions, which the protocol rejects. */
function asSent(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  );
  return new URLSearchParams(pairs).toString();
}

/** Too many attempts, or a defect that the engine has reported: the person is redirected to a page with a message, not to JSON. */
function onlyRefused(error: unknown): { result: End } {
  if (error instanceof HttpError) return { result: { next: null, isSignedIn: false, needsCode: false } };
  throw error;
}
