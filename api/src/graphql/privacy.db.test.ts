import { getNamedType, isInterfaceType, isObjectType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { hashed } from "../auth/tokens.ts";
import { testDatabase } from "../database/testing.ts";
import type { Viewer } from "../domain/viewer.ts";
import { routes } from "../rest/routes/index.ts";
import { crawlingDocuments } from "../testing/crawl.ts";
import { ask } from "../testing/engine.ts";
import { serveFacade } from "../testing/facade.ts";
import { viewersOf } from "../testing/seed.ts";
import { testServices } from "../testing/services.ts";
import { schema } from "./schema.ts";

const database = testDatabase();
const { services } = testServices();
const facade = serveFacade(database);

/** What ada keeps to herself, each value found nowhere else; she has written reviews that everybody reads. */
const secrets = {
  email: "kept.secret@private.example",
  emailKey: "kept.secret@private.example",
  provider: "google",
  googleSubject: "subject-of-ada",
  passwordHash: "hash-of-ada",
  companyName: "Employer of Ada",
  companyUrl: "https://employer-of-ada.example",
  companyLocation: "Place of Ada",
  createdAt: new Date("2001-02-03T04:05:06.000Z"),
  updatedAt: new Date("2002-03-04T05:06:07.000Z"),
} as const;
/** What only their authors and administrators are told of reviews: of ada's, which everybody reads, and of cleo's, which is hidden. */
const untold = {
  title: "Buy followers here",
  hiddenReason: "Reason that cleo was told",
  authorReply: "Answer of cleo to the moderators",
  revision: "What ada had said before",
} as const;
const values = [
  ...[...new Set([...Object.values(secrets), ...Object.values(untold)])].map((value) =>
    value instanceof Date ? value.toISOString() : value === "google" ? 'provider":"google"' : value,
  ),
  "Ada's own list",
  "Ada's own note",
];

beforeAll(async () => {
  const { reviews, users } = facade.world;
  const where = { id: users.ada };
  const { hiddenReason, authorReply, revision } = untold;
  await database.prisma.review.update({ where: { id: reviews.hidden }, data: { hiddenReason, authorReply } });
  const before = { reviewId: reviews.beaconByAda, rating: 1, title: revision, content: revision };
  await database.prisma.reviewRevision.create({ data: before });
  // Left over from when it was hidden once.
  await database.prisma.review.update({
    where: { id: reviews.beaconByAda },
    data: { hiddenReason, authorReply },
  });
  await database.prisma.user.update({ where, data: secrets });
  await database.prisma.session.create({
    data: {
      id: "session-of-ada",
      userId: where.id,
      expiresAt: new Date("2030-01-01"),
      userAgent: "Ada's browser",
    },
  });
  await database.prisma.list.create({
    data: {
      id: list.id,
      userId: where.id,
      name: "Ada's own list",
      shareHash: hashed(list.key),
      items: { create: { softwareId: facade.world.software.beacon, note: "Ada's own note" } },
    },
  });
});

/** A list that ada has shared with somebody, and its key. */
const list = { id: "01900000-0000-7000-8007-000000000001", key: "key-of-ada" };

const globalId = (type: string, id: string) => `"${Buffer.from(`${type}:${id}`).toString("base64")}"`;

/** Everything that the schema gives this viewer, in as many answers as Query has fields. */
async function crawl(viewer: Viewer | null, key = "wrong"): Promise<Map<string, string>> {
  const { software, companies, categories, reviews, users } = facade.world;
  const documents = crawlingDocuments({
    first: "2",
    "node(id)": globalId("User", users.ada),
    "nodes(ids)": `[${[globalId("User", users.ada), globalId("List", list.id), globalId("Review", reviews.beaconByAda), globalId("Review", reviews.hidden)].join(", ")}]`,
    "list(databaseId)": `"${list.id}"`,
    "list(key)": `"${key}"`,
    "invitation(token)": '"none"',
    "has(softwareId)": `"${software.beacon}"`,
    "analytics(days)": "30",
    "days(days)": "30",
    "articlePreview(sections)": '[{ id: "a", heading: "B", content: "C" }]',
    "mailLink(token)": '"none"',
    "leadSubject(softwareId)": `"${software.beacon}"`,
    "software(databaseId)": `"${software.beacon}"`,
    "softwareByIds(databaseIds)": `["${software.beacon}", "${software.harbor}"]`,
    "listing(databaseId)": `"${software.beacon}"`,
    "company(databaseId)": `"${companies.northwind}"`,
    "review(databaseId)": `"${reviews.beaconByAda}"`,
    "user(databaseId)": `"${users.ada}"`,
    "category(databaseId)": `"${categories.crm}"`,
    "suggestions(query)": '"Beacon"',
    "suggestions(text)": '"Beacon"',
  });
  const answers = new Map<string, string>();
  for (const [field, document] of documents) {
    const { data, errors } = await ask(database, document, {}, { viewer, services, trust: "built" });
    expect(errors?.map(({ message }) => message) ?? [], field).toEqual([]);
    answers.set(field, JSON.stringify(data));
  }
  return answers;
}

const kept = (text: string) => values.filter((value) => text.includes(value));

describe("what a user keeps to themselves", () => {
  test.each(["visitor", "user", "owner"] as const)("is in no answer of the schema to: %s", async (who) => {
    const answers = await crawl(viewersOf(facade.world)[who]);
    const whole = [...answers.values()].join("\n");
    expect(kept(whole)).toEqual([]);
    expect(whole).not.toContain("session-of-ada");
    // The crawl is worth nothing unless it meets her reviews.
    expect(whole.split("It remembers so that I need not").length).toBeGreaterThan(3);
    expect(answers.size).toBeGreaterThan(12);
    if (who !== "owner") expect(whole).not.toContain("@northwind.example");
    if (who === "visitor") expect(whole).not.toContain("@");
  });

  test("an administrator is told by the node; of passwords and sessions nobody", async () => {
    const whole = [...(await crawl(viewersOf(facade.world).admin)).values()].join("\n");
    for (const value of [secrets.email, secrets.companyUrl, secrets.createdAt.toISOString(), untold.revision])
      expect(whole).toContain(value);
    for (const value of [secrets.passwordHash, secrets.googleSubject, "session-of-ada"])
      expect(whole).not.toContain(value);
  });

  test("a list is told to whoever has its key, and nothing of whose it is", async () => {
    const answers = await crawl(null, list.key);
    const told = String(answers.get("list"));
    expect(kept(told)).toEqual(["Ada's own list", "Ada's own note"]);
    expect(told).not.toContain("@");
    expect(told).not.toContain(facade.world.users.ada);
    answers.delete("list");
    expect(kept([...answers.values()].join("\n"))).toEqual([]);
  });

  test("is in no answer of the facade", async () => {
    const { world } = facade;
    for (const { path } of routes.filter(({ method, navigates }) => method === "GET" && !navigates)) {
      const address = path
        .replace("/software/{id}", `/software/${world.software.beacon}`)
        .replace("/companies/{id}", `/companies/${world.companies.northwind}`)
        .replace("{slug}", "crm")
        .replace("{w}/{h}", "8/8")
        .replace("suggestions", "suggestions?q=beacon");
      for (const as of [undefined, "user", "owner"] as const) {
        const text = await (await facade.call(address, as && { as })).text();
        expect(kept(text), `${address} to ${as ?? "a visitor"}`).toEqual([]);
      }
    }
  });

  test("has its fields on User alone, which is reached from an account only", { tags: ["3.user.1"] }, () => {
    const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith("__"));
    const objects = types.filter((type) => isObjectType(type) || isInterfaceType(type));
    const named = (names: string[]) =>
      objects.flatMap((type) =>
        Object.values(type.getFields())
          .filter(({ name }) => names.includes(name))
          .map(({ name }) => `${type.name}.${name}`),
      );
    const flags = [
      "provider",
      "isAdmin",
      "isEmailVerified",
      "hasPassword",
      "sessions",
      "dataExport",
      "suspendedAt",
    ];
    expect(named(flags).filter((one) => !one.startsWith("User."))).toEqual([]);
    // Of a company's members, of whom it invites and of buyers its owners are told, and those who have the link of an invitation.
    expect(named(["email"])).toEqual([
      "CompanyInvitation.email",
      "CompanyMember.email",
      "Lead.email",
      "OpenInvitation.email",
      "Reviewer.email",
      "User.email",
    ]);
    const toUser = objects.flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => getNamedType(field.type).name === "User")
        .map(({ name }) => `${type.name}.${name}`),
    );
    expect(toUser.sort()).toEqual([
      "AccountChanged.viewer",
      "Administration.user",
      "ApiTokenCreated.viewer",
      "ApiTokenRevoked.viewer",
      "AuditEntry.actor",
      "CompanyClaim.user",
      "ListChanged.viewer",
      "ListDeleted.viewer",
      "Query.viewer",
      "ReviewReport.reporter",
      "SignedIn.viewer",
      "UserAdministered.user",
      "UserEdge.node",
    ]);
  });
});
