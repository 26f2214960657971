import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { schema } from "../../graphql/schema.ts";
import { testCompanies } from "../../testing/companies.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask } from "../../testing/engine.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";

const database = testDatabase();
const companies = testCompanies(database);
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

const roles = ["visitor", "stranger", "editor", "owner", "admin"] as const;
type Role = (typeof roles)[number];

/** A company with all that its members keep, for one attempt: whatever is done to it spoils nothing for others. */
async function place() {
  const [owner, editor, other, stranger, buyer] = await Promise.all(
    Array.from({ length: 5 }, () => companies.somebody()),
  );
  if (!owner || !editor || !other || !stranger || !buyer) throw new Error("Nobody is there");
  await companies.found({ [stranger.id]: "owner" });
  const company = await companies.found({ [owner.id]: "owner", [editor.id]: "editor", [other.id]: "editor" });
  const { prisma } = database;
  const categoryId = world.categories.crm;
  const { id: software } = await prisma.software.create({
    data: {
      slug: `kept-${crypto.randomUUID()}`,
      name: "Kept",
      sortName: "kept",
      companyId: company,
      categoryId,
      categories: { create: { categoryId } },
    },
  });
  const from = { name: "Bea", email: "bea@buyer.example", consentedAt: new Date() };
  const [{ id: review }, { id: lead }, { id: invitation }] = await Promise.all([
    prisma.review.create({
      data: {
        softwareId: software,
        userId: buyer.id,
        rating: 4,
        title: "Fine",
        content: "It is.",
        answer: { create: { companyId: company, userId: owner.id, content: "Thanks." } },
      },
    }),
    prisma.lead.create({ data: { kind: "demo", companyId: company, ...from } }),
    prisma.companyInvitation.create({
      data: {
        companyId: company,
        role: "editor",
        expiresAt: new Date("2100-01-01"),
        email: "new@mate.example",
        emailKey: "new@mate.example",
      },
    }),
  ]);
  const viewers: Record<Role, Viewer | null> = {
    visitor: null,
    stranger,
    editor,
    owner,
    admin: viewersOf(world).admin,
  };
  return { viewers, other: other.id, company, software, review, lead, invitation, categoryId };
}
type Place = Awaited<ReturnType<typeof place>>;

const members = ["editor", "owner", "admin"] as const;
const owners = ["owner", "admin"] as const;

/** Everything that is done to a company, to what it lists and to what it is sent: who may, and as it is asked for. */
const things: Record<string, { who: readonly Role[]; input(at: Place): object }> = {
  updateCompany: { who: owners, input: ({ company }) => ({ databaseId: company, location: "Graz" }) },
  deleteCompany: { who: owners, input: ({ company }) => ({ databaseId: company, name: "Kiln" }) },
  inviteMember: {
    who: owners,
    input: ({ company }) => ({ databaseId: company, email: "mate@kiln.example", role: "EDITOR" }),
  },
  resendInvitation: { who: owners, input: ({ invitation }) => ({ databaseId: invitation }) },
  revokeInvitation: { who: owners, input: ({ invitation }) => ({ databaseId: invitation }) },
  changeMember: {
    who: owners,
    input: ({ company, other }) => ({ databaseId: company, userId: other, role: "OWNER" }),
  },
  removeMember: { who: owners, input: ({ company, other }) => ({ databaseId: company, userId: other }) },
  createSoftware: {
    who: members,
    input: ({ company, categoryId }) => ({ companyId: company, name: "New", categoryId }),
  },
  updateSoftware: { who: members, input: ({ software }) => ({ databaseId: software, name: "Other" }) },
  deleteSoftware: { who: owners, input: ({ software }) => ({ databaseId: software, name: "Kept" }) },
  answerReview: {
    who: ["editor", "owner"],
    input: ({ review }) => ({ reviewId: review, content: "Thank you." }),
  },
  deleteAnswer: { who: members, input: ({ review }) => ({ reviewId: review }) },
  updateLead: { who: owners, input: ({ lead }) => ({ databaseId: lead, status: "CONTACTED" }) },
  deleteLead: { who: owners, input: ({ lead }) => ({ databaseId: lead }) },
};

test.each(Object.keys(things))(
  "%s is for its members, as far as their role goes",
  { tags: ["6.owner.3", "6.owner.4", "6.owner.5", "6.owner.6", "6.server.4"] },
  async (name) => {
    const thing = things[name];
    const argument = schema
      .getMutationType()
      ?.getFields()
      [name]?.args.find((one) => one.name === "input");
    if (!thing || !argument) throw new Error(`There is no ${name}`);
    const text = `mutation ($input: ${argument.type}) { result: ${name}(input: $input) { __typename } }`;
    const outcomes: Partial<Record<Role, unknown>> = {};
    for (const role of roles) {
      const at = await place();
      const askOptions = { viewer: at.viewers[role], services: testServices().services };
      const { data, errors } = await ask(database, text, { input: thing.input(at) }, askOptions);
      const done = (data as { result: { __typename: string } } | null | undefined)?.result.__typename;
      outcomes[role] = errors?.[0]?.extensions["code"] ?? (/Error$/.test(done ?? "") ? done : "done");
    }
    const refused = (role: Role) =>
      role === "visitor" ? "UNAUTHENTICATED" : expect.stringMatching(/^(FORBIDDEN|NOT_FOUND)$/);
    expect(outcomes).toEqual(
      Object.fromEntries(roles.map((role) => [role, thing.who.includes(role) ? "done" : refused(role)])),
    );
  },
);
