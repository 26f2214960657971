import { describe, expect, test } from "vitest";
import { awkwardTexts, blankTexts, mixedTexts } from "../../testing/awkward-texts.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask, read } from "../../testing/engine.ts";
import { serveFacade } from "../../testing/facade.ts";
import { serveFeeds } from "../../testing/feeds.ts";
import { testWriters, words } from "../../testing/writers.ts";

const database = testDatabase();
const facade = serveFacade(database);
const feeds = serveFeeds(database);
const writers = testWriters(database);

interface Answer {
  id: string;
  title: string;
  content: string;
  pros: string[];
  cons: string[];
  message?: string;
  errors?: { path: string; message: string }[];
}

async function send(method: string, path: string, body: object | string) {
  const response = await facade.call(path, {
    as: "user",
    method,
    headers: { "sec-fetch-site": "same-origin", "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

/** The text as it should be returned: trimmed, and in NFC unless a letter has more marks than any script needs. */
const kept = (text: string) => (/\p{M}{31}/u.test(text) ? text : text.normalize("NFC")).trim();
/** The bytes that the database stores. */
const bytesOf = async (id: string) => {
  const { rows } = await database.pool.query<{ title: string; content: string }>(
    `select encode(convert_to(title, 'UTF8'), 'hex') as title, encode(convert_to(content, 'UTF8'), 'hex') as content
     from review where id = $1`,
    [id],
  );
  return rows[0];
};
const hex = (text: string) => Buffer.from(text).toString("hex");

/** The viewer's only review, which each test changes. */
let own = "";
async function ownReview(): Promise<string> {
  if (own) return own;
  const softwareId = facade.world.software.tally;
  const { status, body } = await send("POST", "/api/reviews", { ...words, softwareId });
  expect(status).toBe(201);
  own = body.id;
  return own;
}

const document = `query($id: ID!) { review(databaseId: $id) { title content pros cons } }`;
const asked = async (id: string) => (await read<{ review: object }>(database, document, { id })).review;

describe("valid text is kept as typed", () => {
  test.each([...awkwardTexts, ...mixedTexts(60, 150)])("%j", async (text) => {
    const id = await ownReview();
    const change = { title: text, content: ` ${text}\n\n${text} `, pros: [text], cons: [`${text}!`] };
    const expected = {
      title: kept(text),
      content: kept(` ${text}\n\n${text} `),
      pros: [kept(text)],
      cons: [kept(`${text}!`)],
    };
    const { status, body } = await send("PATCH", `/api/reviews/${id}`, change);
    expect([status, body]).toMatchObject([200, expected]);
    expect(await asked(id)).toEqual(expected);
    expect(await bytesOf(id)).toEqual({ title: hex(expected.title), content: hex(expected.content) });
  });

  test("by createReview too, with the same text from every endpoint and in the feed", async () => {
    const viewer = await writers.somebody();
    const [title = "", content = ""] = mixedTexts(2, 150, 7);
    const input = { ...words, softwareId: facade.world.software.ember, title, content };
    const { review } = await writers.send(viewer, "createReview", input);
    const id = String(review?.databaseId);
    expect(await asked(id)).toMatchObject({ title: kept(title), content: kept(content) });
    const list = await facade.read<Answer[]>("/api/reviews?limit=500");
    expect(list.find((one) => one.id === id)).toMatchObject({ title: kept(title), content: kept(content) });
  });
});

test("a feed contains what people wrote as text, without characters that XML cannot represent", async () => {
  const software = await database.prisma.software.findUniqueOrThrow({
    where: { id: facade.world.software.quill },
  });
  const texts = awkwardTexts.slice(0, 12);
  for (const title of texts)
    await writers.send(await writers.somebody(), "createReview", {
      ...words,
      softwareId: software.id,
      title,
    });
  const source = await (await feeds.call(`/software/${software.id}/reviews.rss`)).text();
  await feeds.xml(`/software/${software.id}/reviews.rss`);
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
  const titles = [...source.matchAll(/<item><title>([^<]*)<\/title>/g)].map(([, title]) =>
    title?.replace(/&(\w+);/g, (_whole, name: string) => entities[name] ?? "?"),
  );
  for (const text of texts) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
    const title = kept(text).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu, "");
    expect(titles).toContain(`${software.name}, 4 of 5: ${title}`);
  }
});

describe("invalid text is reported at its field", () => {
  const errorsOf = async (change: object | string) => {
    const { status, body } = await send("PATCH", `/api/reviews/${await ownReview()}`, change);
    return [status, body.errors];
  };

  test.each(blankTexts)("text without a visible character: %j", async (text) => {
    expect(await errorsOf({ title: text, content: text })).toEqual([
      400,
      [
        { path: "title", message: "Title is required" },
        { path: "content", message: "Review is required" },
      ],
    ]);
    const { status, body } = await send("PATCH", `/api/reviews/${await ownReview()}`, {
      pros: ["Fast", text],
      industry: text,
    });
    expect([status, body.pros]).toEqual([200, ["Fast"]]);
    const softwareId = facade.world.software.harbor;
    const created = await writers.send(await writers.somebody(), "createReview", {
      ...words,
      softwareId,
      title: text,
    });
    expect(created).toMatchObject({ fields: [{ path: "title", message: "Title is required" }] });
  });

  test("an unpaired surrogate, also from an escape sequence", async () => {
    for (const half of ["\ud83d", "\udc4d", "\udc4d\ud83d"])
      expect(await errorsOf({ title: `a${half}b`, pros: [`a${half}`] })).toEqual([
        400,
        [
          { path: "title", message: "Title must not contain broken characters" },
          { path: "pros.0", message: "Pro must not contain broken characters" },
        ],
      ]);
    expect(await errorsOf('{"title":"a\\ud83d"}')).toMatchObject([400, [{ path: "title" }]]);
    expect(await errorsOf('{"title":"\\ud83d\\udc4d"}')).toEqual([200, undefined]);
  });

  test("NUL, which no database stores, at any endpoint", async () => {
    expect(await errorsOf({ title: "a\0b", cons: ["fine", "a\0"] })).toEqual([
      400,
      [
        { path: "title", message: "Title must not contain NUL characters" },
        { path: "cons.1", message: "Con must not contain NUL characters" },
      ],
    ]);
    const input = { ...words, softwareId: facade.world.software.harbor, cons: ["fine", "a\0"] };
    const document = "mutation($input: CreateReviewInput!) { createReview(input: $input) { __typename } }";
    const viewer = await writers.somebody();
    const { errors } = await ask(database, document, { input }, { viewer });
    expect(errors?.[0]?.extensions).toEqual({
      code: "INVALID_INPUT",
      fields: [{ path: "cons.1", message: "Text must not contain NUL characters" }],
    });
  });

  test("keys that no HTTP header can carry", async () => {
    for (const idempotencyKey of ["a\nb", "\u0007", "\ud83d"]) {
      const input = { ...words, softwareId: facade.world.software.harbor, idempotencyKey };
      const answer = await writers.send(await writers.somebody(), "createReview", input);
      expect(answer).toMatchObject({ message: "Idempotency-Key must be printable text" });
    }
  });

  test("values that are not text", async () => {
    for (const odd of [1, true, {}, ["a"]])
      expect(await errorsOf({ title: odd })).toMatchObject([
        400,
        [{ path: expect.stringContaining("title") }],
      ]);
  });
});

describe("lengths are counted in characters, here and in the database", () => {
  test.each([
    ["a", "ASCII"],
    ["👍", "two UTF-16 units"],
    ["字", "three bytes"],
    ["\u0301", "marks without end"],
  ])("of %j (%s)", async (character) => {
    const id = await ownReview();
    const all = (count: number) => `x${character.repeat(count - 1)}`;
    const fits = { title: all(150), content: all(10_000), pros: [all(300)] };
    const { status, body } = await send("PATCH", `/api/reviews/${id}`, fits);
    expect(status).toBe(200);
    expect(body).toMatchObject(fits);
    expect(await send("PATCH", `/api/reviews/${id}`, { content: all(5_000) })).toMatchObject({ status: 200 });
    const over = { title: all(151), content: all(10_001), pros: [all(301)] };
    expect(await send("PATCH", `/api/reviews/${id}`, over)).toMatchObject({
      status: 400,
      body: {
        errors: [
          { path: "title", message: "Title must be at most 150 characters" },
          { path: "content", message: "Review must be at most 10000 characters" },
          { path: "pros.0", message: "Pro must be at most 300 characters" },
        ],
      },
    });
  });
});
