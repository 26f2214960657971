import { getNamedType, isInterfaceType, isObjectType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { routes } from "../http/rest/routes/index.ts";
import { testDatabase } from "../testing/database.ts";
import { serveFacade } from "../testing/facade.ts";
import { schema } from "./schema.ts";

const database = testDatabase();
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
      userId: where.id,
      name: "Ada's own list",
      items: { create: { softwareId: facade.world.software.beacon, note: "Ada's own note" } },
    },
  });
});

const kept = (text: string) => values.filter((value) => text.includes(value));

describe("what a user keeps to themselves", () => {
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
    // The other data export is that of the public directory.
    expect(named(flags).filter((one) => !one.startsWith("User."))).toEqual(["Query.dataExport"]);
    // Of a company's members, of whom it invites and of buyers its owners are told, and those who have the link of an invitation.
    expect(named(["email"])).toEqual([
      "CompanyInvitation.email",
      "CompanyMember.email",
      "ContactMessageSent.email",
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
      "RecoveryCodes.viewer",
      "ReviewReport.reporter",
      "SignedIn.viewer",
      "SuggestedProduct.user",
      "UserEdge.node",
      "UserUpdated.user",
      "WebhookDeleted.viewer",
    ]);
  });
});
