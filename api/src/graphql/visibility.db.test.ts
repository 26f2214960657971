import { type GraphQLInputType, getNamedType, isInputObjectType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { execute } from "../engine/execute.ts";
import { testDatabase } from "../testing/database.ts";
import { leastInput } from "../testing/least-input.ts";
import { worldNow } from "../testing/seed.ts";
import { testServices } from "../testing/services.ts";
import { type CallerName, callerNames } from "../testing/visibility/callers.ts";
import { listKey } from "../testing/visibility/hidden-people.ts";
import { type HiddenWorld, hiddenWorld, type Secret } from "../testing/visibility/hidden-world.ts";
import { globalId, mutationStep, type Step, walk } from "../testing/visibility/walk.ts";
import { createContext } from "./context.ts";
import { schema } from "./schema.ts";

const database = testDatabase();
let hidden: HiddenWorld;
let steps: Step[];
/** A step for each mutation of a thing: made once for all callers. */
let mutations: { step: Step; inputOf: (id: string) => unknown }[];
beforeAll(async () => {
  hidden = await hiddenWorld(database);
  steps = walk(hidden.named);
  mutations = ofThings.map(({ name, args }) => {
    const taken = args.find((one) => one.name === "input");
    return {
      step: mutationStep(name, hidden.named),
      inputOf: (id: string) => taken && leastInput(taken.type, { id }),
    };
  });
});

/** What the caller is told, errors included; a defect fails the test. */
async function responseTo(who: CallerName, { document }: Step, variables = {}): Promise<string> {
  const { prisma, reader } = database;
  const { services } = testServices();
  const askOptions = { ...hidden.callers[who], services, trust: "built", now: worldNow } as const;
  const answer = await execute(
    { document, variables },
    createContext({ prisma, reader, ...askOptions }),
    (error) => {
      throw error;
    },
  );
  return JSON.stringify(answer);
}

/** What is kept of oneself names by their ids things that one has written about: in the export ids are no news. */
const withoutExport = (answer: string) =>
  !answer.includes("dataExport")
    ? answer
    : JSON.stringify(JSON.parse(answer, (key, value) => (key.startsWith("User_dataExport") ? null : value)));

function seen({ word, nodes }: Secret, answer: string, whole: string): boolean {
  const ids = nodes.flatMap(({ type, id }) => [id, globalId(type, id)]);
  return whole.includes(word) || ids.some((id) => answer.includes(id));
}

/** The words of what the caller was told and may not know. */
const leaksTo = (who: CallerName, whole: string): string[] => {
  const answer = withoutExport(whole);
  return hidden.secrets
    .filter((secret) => !secret.seenBy.includes(who) && seen(secret, answer, whole))
    .map(({ word }) => word);
};

/** Mutations that are told of which thing they are, by an id. */
const ofThings = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args }) => {
  const input = args.find((one) => one.name === "input");
  const type = input && getNamedType(input.type);
  return isInputObjectType(type) && Object.values(type.getFields()).some((field) => takesIds(field.type));
});

function takesIds(type: GraphQLInputType): boolean {
  return getNamedType(type).name === "ID";
}

describe("what a caller may not see", () => {
  test.each(callerNames)("is in no answer of the schema, and all that they may see is: %s", async (who) => {
    const found = new Map<string, string>();
    for (const step of steps) {
      const whole = await responseTo(who, step);
      const answer = withoutExport(whole);
      for (const secret of hidden.secrets)
        if (!found.has(secret.word) && seen(secret, answer, whole)) found.set(secret.word, step.name);
    }
    const wanted = hidden.secrets.filter(({ seenBy }) => seenBy.includes(who)).map(({ word }) => word);
    // With the field where it is met first, for whoever mends it.
    expect([...found].filter(([word]) => !wanted.includes(word))).toEqual([]);
    expect([...found.keys()].sort()).toEqual(wanted.sort());
  });

  test.each(["stranger", "owner", "write:listings"] as const)(
    "is in no answer of a mutation that names it: %s",
    async (who) => {
      const leaks: string[] = [];
      const secretNodes = hidden.secrets
        .filter(({ seenBy }) => !seenBy.includes(who))
        .flatMap(({ nodes }) => nodes);
      for (const { step, inputOf } of mutations)
        for (const { type, id } of secretNodes)
          for (const word of leaksTo(who, await responseTo(who, step, { input: inputOf(id) })))
            leaks.push(`${step.name} ${type} ${word}`);
      expect(leaks).toEqual([]);
      expect(ofThings.length).toBeGreaterThan(30);
      expect(secretNodes.length).toBeGreaterThan(5);
    },
  );

  test("is in no answer to what was sent before, and is sent again", async () => {
    const step = mutationStep("createReview", hidden.named);
    const [elsewhere, own] = hidden.replays;
    const gone = await responseTo("author", step, { input: elsewhere });
    expect(gone).toContain("NOT_FOUND");
    expect(leaksTo("author", gone)).toEqual([]);
    const again = await responseTo("author", step, { input: own });
    expect(again).toContain("zqhidden");
    expect(leaksTo("author", again)).toEqual([]);
  });

  test("is a list, except with its key, which does not reveal the owner", async () => {
    const nodes = hidden.secrets.find(({ word }) => word === "zqlist")?.nodes ?? [];
    const [step] = walk({ things: nodes, words: [listKey] }).filter(({ name }) => name === "list");
    if (!step) throw new Error("There is no way to a list");
    const answer = await responseTo("visitor", step);
    // Its name and the note of what everybody may see in it.
    expect(answer.split('"zqlist"').length - 1).toBe(2);
    expect(leaksTo("visitor", answer)).toEqual(["zqlist"]);
    expect(answer).not.toContain(hidden.world.users.ada);
  });
});
