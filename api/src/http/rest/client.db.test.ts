import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { generateApi } from "swagger-typescript-api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { seed } from "../../testing/seed.ts";
import { serveApp } from "../../testing/server.ts";

const database = testDatabase();
const app = serveApp(() => ({ database, rateLimits: false }));
const run = promisify(execFile);

let folder = "";
beforeAll(async () => {
  await seed(database);
  folder = await mkdtemp(join(tmpdir(), "assay-client-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A program written against the generated client: it reads, signs up, signs in, and checks what is refused. */
const program = /* ts */ `
import { Api, type Error as Refusal, type HttpResponse, type Review, type Software, type User } from "./Api.js";

const baseUrl = process.env["ASSAY_URL"] ?? "";
const { api } = new Api({ baseUrl });

/** The refusal that a call is expected to end with. */
async function refused(call: Promise<HttpResponse<unknown, void | Refusal>>): Promise<[number, Refusal]> {
  const answer = await call.catch((response: HttpResponse<unknown, void | Refusal>) => response);
  if (answer.ok || !answer.error) throw new TypeError("It was not refused");
  return [answer.status, answer.error];
}

const all: Software[] = [];
let pages = 0;
for (let after: string | undefined; ; pages += 1) {
  const page = await api.getSoftware({ sort: "name", limit: 3, ...(after === undefined ? {} : { after }) });
  all.push(...page.data);
  const next = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1];
  if (next === undefined) break;
  after = new URL(next).searchParams.get("after") ?? undefined;
}

const [first] = all;
if (!first) throw new TypeError("There is no software");
const beacon = all.find(({ name }) => name === "Beacon CRM") ?? first;
const { data: one } = await api.getSoftwareById(beacon.id);
const { data: reviews } = await api.getSoftwareByIdReviews(beacon.id, { limit: 2 });
const ratings: number[] = reviews.map((review: Review) => review.rating);

const account = { email: "gen@mail.example", password: "correct horse" };
const joined: User = (await api.postAuthSignup({ ...account, firstName: "Gen", lastName: "Erated" })).data;
const signedIn = await api.postAuthSignin(account);
const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
const headers = { cookie, "sec-fetch-site": "same-origin" };
const { data: me } = await api.getAuthUser({ headers });

const review = { softwareId: one.id, rating: 5, title: "Generated", content: "By a client that was generated." };
const [unauthorized] = await refused(api.postReviews(review));
const [invalid, { message, errors }] = await refused(
  api.postReviews({ ...review, title: "" }, { headers, credentials: "same-origin" }),
);
const { status, data: written } = await api.postReviews(review, { headers });

console.log(
  JSON.stringify({
    names: all.map(({ name }) => name), pages, rating: one.avgRating, company: one.company?.name, ratings,
    isSame: joined.id === me.id && signedIn.data.id === me.id, email: me.email, unauthorized,
    invalid, message, errors, status, author: written.user?.displayName,
  }),
);
`;

test("a client that a public generator makes from the description compiles in strict mode, and works", async () => {
  const description: unknown = await (await fetch(`${app.origin}/api/openapi.json`)).json();
  const { files } = await generateApi({
    // The generator's own document type is that of OpenAPI 2.
    spec: description as NonNullable<Parameters<typeof generateApi>[0]["spec"]>,
    output: false,
    silent: true,
  });
  await Promise.all([
    ...files.map(({ fileName, fileExtension, fileContent }) =>
      writeFile(join(folder, `${fileName}${fileExtension}`), fileContent),
    ),
    writeFile(join(folder, "program.ts"), program),
    writeFile(join(folder, "package.json"), '{ "type": "module" }'),
    writeFile(
      join(folder, "tsconfig.json"),
      JSON.stringify({
        files: ["program.ts"],
        compilerOptions: {
          strict: true,
          noUncheckedIndexedAccess: true,
          target: "ES2024",
          module: "NodeNext",
          lib: ["ES2024", "DOM"],
          types: ["node"],
          skipLibCheck: true,
          typeRoots: [join(import.meta.dirname, "../../../../node_modules/@types")],
        },
      }),
    ),
  ]);
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve("typescript/package.json")),
    "bin/tsc",
  );
  const compiled = await run(process.execPath, [compiler, "-p", folder]).catch((error: unknown) => error);
  expect(compiled).toMatchObject({ stdout: "" });

  const env = { ASSAY_URL: app.origin };
  const { stdout } = await run(process.execPath, [join(folder, "program.js")], { env });
  expect(JSON.parse(stdout)).toEqual({
    names: ["Abacus & Partners", "Beacon CRM", "Ember", "Harbor", "Ledgerly", "Quill Desk", "Tally Books"],
    pages: 2,
    rating: "4.3",
    company: "Northwind",
    ratings: [5, 4],
    isSame: true,
    email: "gen@mail.example",
    unauthorized: 401,
    invalid: 400,
    message: "Title is required",
    errors: [{ path: "title", message: "Title is required" }],
    status: 201,
    author: "Gen Erated",
  });
}, 120_000);
