import { createSessions } from "../../../api/src/auth/sessions.ts";
import type { Database } from "../../../api/src/database/client/open.ts";
import { Failure } from "../../process.ts";
import type { LoadRequest } from "../load/generate.ts";
import { ask } from "../queries/requests.ts";
import { operationRequest } from "./questions.ts";

/** A written review, with a unique title. */
export interface Written {
  softwareId: string;
  title: string;
}

/** Writes one more review of a listing, each by another user. */
export type Write = (softwareId: string) => Promise<Written>;

const document = `mutation($input: CreateReviewInput!) { result: createReview(input: $input) {
  __typename ... on ReviewSaved { review { databaseId } } ... on ConflictError { message } } }`;

/** IDs of Live listings in an order that is always the same, and not that of the table. */
export async function scatteredListings({ pool }: Pick<Database, "pool">, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from software where is_active order by md5(id::text) limit $1",
    [count],
  );
  return rows.map(({ id }) => id);
}

/** People with accounts who write reviews over /graphql, signed in as in a browser. */
export async function signInWriters(
  database: Pick<Database, "prisma" | "reader">,
  url: string,
  count: number,
): Promise<Write> {
  return writerOf(url, await openSessions(database, count));
}

/** Opens sessions for a number of people; returns their cookies. */
export async function openSessions(
  database: Pick<Database, "prisma" | "reader">,
  count: number,
): Promise<string[]> {
  const { prisma } = database;
  const people = await prisma.user.findMany({
    where: { isEmailVerified: true, suspendedAt: null, isAdmin: false },
    orderBy: { id: "asc" },
    take: count,
    select: { id: true },
  });
  const sessions = createSessions(database, { secure: false });
  const opened = await Promise.all(people.map(({ id }) => sessions.createSession(id, { userAgent: null })));
  return opened.map((session) => `${sessions.sessionCookieName}=${session.id}`);
}

/** Writes reviews to a server as the people with these cookies, in turn. */
export function writerOf(url: string, cookies: readonly string[]): Write {
  let next = 0;
  return async (softwareId) => {
    // A user who has reviewed the listing before is refused: the next one writes.
    for (let tries = 0; tries < cookies.length; tries++) {
      const number = next++;
      const title = `Seen at once ${number}x`;
      const content = `Written as number ${number} while everyone reads.`;
      const input = { softwareId, rating: 1 + (number % 5), title, content };
      const request = operationRequest({ query: document, variables: { input } });
      const cookie = cookies[number % cookies.length] ?? "";
      const { result } = (await ask(url, signedIn(request, cookie, url))) as {
        result: { __typename: string };
      };
      if (result.__typename === "ReviewSaved") return { softwareId, title };
      if (result.__typename !== "ConflictError")
        throw new Failure(`A review was refused: ${JSON.stringify(result)}`);
    }
    throw new Failure("There is nobody left who has not reviewed the listing.");
  };
}

/** As the site's own pages send it. */
function signedIn(request: LoadRequest, cookie: string, url: string): LoadRequest {
  return {
    ...request,
    cookie,
    headers: { ...request.headers, origin: url, "sec-fetch-site": "same-origin" },
  };
}
