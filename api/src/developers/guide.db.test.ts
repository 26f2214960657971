import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cursorDays } from "../domain/change/find.ts";
import type { FailureCode } from "../domain/errors.ts";
import { makeExport } from "../domain/export/make.ts";
import { apiBudgets } from "../inputs/index.ts";
import { serveAgents } from "../testing/agents.ts";
import { testCompanies } from "../testing/companies.ts";
import { exportMaker } from "../testing/data-export.ts";
import { testDatabase } from "../testing/database.ts";
import { explorerExamples } from "../testing/explorer-examples.ts";
import { type GuideStep, guideSteps, mismatches } from "../testing/guide.ts";
import { guide } from "../testing/guide-program.ts";
import { seed } from "../testing/seed.ts";
import { makeToken } from "../testing/tokens.ts";

const run = promisify(execFile);
const database = testDatabase();
const companies = testCompanies(database);
const { app } = serveAgents(database);

const steps = guideSteps(guide.replaceAll("{{tokenLimit}}", String(apiBudgets.token.points)));
/** What a reader puts in the place of the guide's own words. */
let words: Readonly<Record<string, string>> = {};
let folder: string;

beforeAll(async () => {
  await seed(database);
  await makeExport(exportMaker(database));
  const owner = await companies.somebody();
  const company = await companies.found({ [owner.id]: "owner" });
  const { secret } = await makeToken(database, {
    userId: owner.id,
    scopes: ["read:directory", "write:listings", "write:webhooks"],
  });
  words = {
    "https://assay.example": "http://assay.example",
    "assay_…": secret,
    "COMPANY_ID=…": `COMPANY_ID=${company}`,
  };
  folder = await mkdtemp(join(tmpdir(), "assay-guide-"));
  // The address of the site leads to the server of this test, in every curl.
  const { host } = new URL(app.origin);
  await writeFile(join(folder, ".curlrc"), `connect-to = "assay.example:80:${host}"\nnoproxy = "*"\n`);
  await writeFile(join(folder, "variables"), "");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command of the guide as a reader does: in one shell, one after the other. Gives what it prints. */
async function type({ command }: GuideStep): Promise<string> {
  const filled = Object.entries(words).reduce((text, [from, to]) => text.replaceAll(from, to), command);
  const script = `set -eu; . ./variables; set -a\n${filled}\nset +a; export -p > variables`;
  const settings = [`CURL_HOME=${folder}`, "LC_ALL=C"];
  const { stdout } = await run("env", [...settings, "bash", "--norc", "-c", script], { cwd: folder });
  return stdout;
}

test("the guide shows a first query, paging, tokens, errors, limits, conditional reads and a write", () => {
  const commands = steps.map(({ command }) => command).join("\n");
  for (const part of [
    "/graphql",
    "while [ -n",
    "Bearer $ASSAY_TOKEN",
    "if-none-match",
    "mutation",
    "-D - -o",
    "/api/export/$kind.jsonl.gz",
    "$ASSAY_URL/mcp",
    "/api/webhooks/$webhook/test",
  ])
    expect(commands).toContain(part);
  expect(steps.length).toBeGreaterThan(9);
});

test.each(steps)("$line: what the guide shows is what comes", async (step) => {
  const printed = await type(step);
  for (const shown of step.answers) expect(mismatches(shown, printed), printed).toEqual([]);
});

/** Every code of a failure, or this does not compile. */
const codes: Record<FailureCode | "INTERNAL", null> = {
  UNAUTHENTICATED: null,
  FORBIDDEN: null,
  NOT_FOUND: null,
  INVALID_INPUT: null,
  CONFLICT: null,
  CURSOR_EXPIRED: null,
  RATE_LIMITED: null,
  TOO_LARGE: null,
  TOO_DEEP: null,
  TOO_MANY_FIELDS: null,
  TOO_MANY_ALIASES: null,
  TOO_COSTLY: null,
  TIMED_OUT: null,
  BUSY: null,
  UNAVAILABLE: null,
  INTERNAL: null,
};

test("the guide has the address of agents for each client, in configurations that can be pasted", () => {
  const fenced = [...guide.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)];
  const blocks = fenced.filter(([, language]) => language === "").map(([, , text = ""]) => text);
  const configurations = blocks.filter((text) => text.startsWith("{"));
  for (const text of configurations) expect(JSON.parse(text)).toBeTypeOf("object");
  const addresses = blocks.filter((text) => text.includes("https://assay.example/mcp"));
  expect([configurations.length, addresses.length]).toEqual([2, 3]);
});

test("the guide tells how long a cursor is good for", () => {
  expect(guide).toContain(`A cursor is good for ${cursorDays} days.`);
});

test("the guide tells every code of a failure, those of documents too", async () => {
  const answers = await Promise.all(["{", "{ nothing }"].map((query) => app.post({ query })));
  const ofDocuments = await Promise.all(
    answers.map(
      async (answer) => ((await answer.json()) as { errors: [{ extensions: { code: string } }] }).errors[0],
    ),
  );
  const returnedCodes = [...Object.keys(codes), ...ofDocuments.map(({ extensions }) => extensions.code)];
  for (const code of returnedCodes) expect(guide).toContain(`\`${code}\``);
});

test("the explorer's examples are answered", async () => {
  for (const { name, ...body } of explorerExamples) {
    const response = await app.post(body);
    expect(response.status, name).toBe(200);
    expect(await response.json(), name).toEqual({ data: expect.anything() });
  }
});

test("the loop of the guide reads the whole list", async () => {
  const pages = (await readFile(join(folder, "software.json"), "utf8")).replaceAll("][", ",");
  expect(JSON.parse(pages)).toHaveLength(await database.prisma.software.count({ where: { isActive: true } }));
});
