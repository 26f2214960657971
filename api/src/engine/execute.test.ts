import { parse } from "graphql";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Reader } from "../database/client/reader.ts";
import type { PrismaClient } from "../database/generated/prisma/client.ts";
import { RateLimited } from "../domain/errors.ts";
import { createContext, type Trust } from "../graphql/context.ts";
import { documentLimits } from "../inputs/index.ts";
import type { CallBudget } from "../limits/limits.ts";
import { testServices } from "../testing/services.ts";
import { execute } from "./execute.ts";
import { trustedDocument } from "./parse.ts";
import { persistedDocuments } from "./persisted-documents.ts";

test("a document of our own that the schema does not fit is a defect at once", () => {
  expect(() => trustedDocument("{ nonsense }")).toThrow(/Cannot query field "nonsense"/);
});

test("known documents are found by their ids, and by nothing that an object happens to have", () => {
  const known = persistedDocuments(() => ({ a: "{ directoryCounts { software } }" }));
  expect(known.document("a")).toMatchObject({ kind: "Document" });
  expect(known.document("a")).toBe(known.document("a"));
  expect(known.document("b")).toBeUndefined();
  expect(known.document("constructor")).toBeUndefined();
});

test("while developing, a query that was just saved is known", () => {
  const texts: Record<string, string> = {};
  const live = persistedDocuments(() => ({ ...texts }), { isLive: true });
  const built = persistedDocuments(() => ({ ...texts }));
  texts.later = "{ directoryCounts { software } }";
  expect(live.document("later")).toMatchObject({ kind: "Document" });
  expect(built.document("later")).toBeUndefined();
});

test("a mutation is answered after its process has been told what it changed, or could not be", async () => {
  const catchUp = vi.fn<() => Promise<void>>(async () => {});
  const { services } = testServices({ changes: { catchUp } });
  const reader = { query: async () => [], compileSelection: () => ({}) } as unknown as Reader;
  const options = { prisma: {} as PrismaClient, reader, viewer: null, trust: "built", services } as const;
  const ask = (text: string) => execute({ document: parse(text) }, createContext(options), () => "reported");
  await ask("{ __typename }");
  expect(catchUp).not.toHaveBeenCalled();
  let settle = () => {};
  catchUp.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)));
  const answered = vi.fn();
  const answering = ask("mutation { __typename }").then(answered);
  await vi.waitFor(() => expect(catchUp).toHaveBeenCalledOnce());
  expect(answered).not.toHaveBeenCalled();
  settle();
  await answering;
  catchUp.mockRejectedValueOnce(new Error("away"));
  expect(await ask("mutation { __typename }")).toMatchObject({ data: { __typename: "Mutation" } });
});

describe("a document whose data do not come", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function ask(trust: Trust, text = "{ directoryCounts { software } }") {
    const reader = { query: () => new Promise(() => {}), compileSelection: () => ({}) } as unknown as Reader;
    const callBudget: CallBudget = {
      async spend() {},
      refund: (points) => ({ points: 9, remaining: 9, resetAt: 0, taken: 1 - points }),
    };
    const token = { id: "t", name: "Nightly", scopes: [], userId: "u", companyId: null };
    const prisma = {} as PrismaClient;
    const { services } = testServices({ changes: { catchUp: () => new Promise(() => {}) } });
    const context = createContext({ prisma, reader, viewer: null, token, callBudget, trust, services });
    const document = parse(text);
    const answered = vi.fn();
    void execute({ document }, context, (error) => {
      throw error;
    }).then(answered);
    return answered;
  }

  test("is told after ten seconds that it took too long, and gets nothing back", async () => {
    const answered = ask("free");
    await vi.advanceTimersByTimeAsync(documentLimits.milliseconds - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledOnce();
    expect(answered.mock.calls[0]?.[0]).toMatchObject({
      errors: [
        { message: expect.stringContaining("longer than 10 seconds"), extensions: { code: "TIMED_OUT" } },
      ],
      extensions: { cost: { requested: 1, actual: 1 } },
    });
  });

  test("may still be carried out if it is a mutation, which its caller is told", async () => {
    const answered = ask("free", "mutation { __typename }");
    await vi.advanceTimersByTimeAsync(documentLimits.milliseconds);
    expect(answered.mock.calls[0]?.[0]).toMatchObject({
      errors: [{ message: expect.stringContaining("repeat it with the same idempotency key") }],
    });
  });

  test("is waited for where it is one of our own", async () => {
    const answered = ask("built");
    await vi.advanceTimersByTimeAsync(10 * documentLimits.milliseconds);
    expect(answered).not.toHaveBeenCalled();
  });
});

test("a call that is refused before its cost is known is charged all the same, and refused for that once nothing is left", async () => {
  const spent: number[] = [];
  const callBudget: CallBudget = {
    async spend(points) {
      if (spent.length === 2) throw new RateLimited(1_000);
      spent.push(points);
    },
    refund: () => ({ points: 9, remaining: 9, resetAt: 0, taken: 1 }),
  };
  const fields = Array.from(
    { length: documentLimits.aliases + 1 },
    (_, n) => `a${n}: directoryCounts { software }`,
  );
  const document = parse(`{ ${fields.join(" ")} }`);
  const ask = async () => {
    const context = createContext({
      prisma: {} as PrismaClient,
      reader: { query: async () => [], plan: () => ({}) } as unknown as Reader,
      viewer: null,
      callBudget,
      trust: "free",
    });
    return (await execute({ document }, context, () => {})).errors?.[0]?.extensions["code"];
  };
  expect([await ask(), await ask(), await ask()]).toEqual([
    "TOO_MANY_ALIASES",
    "TOO_MANY_ALIASES",
    "RATE_LIMITED",
  ]);
  expect(spent).toEqual([0, 0]);
});
