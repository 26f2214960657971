import { getNamedType, isLeafType, isObjectType, isUnionType } from "graphql";
import { createToken } from "../auth/tokens.ts";
import type { PrismaClient } from "../database/generated/prisma/client.ts";
import { schema } from "../graphql/schema.ts";
import { hourMs } from "../inputs/index.ts";
import type { Fixture, PersonName } from "./parity/fixture.ts";
import { worldNow } from "./seed-data.ts";
import { makeToken } from "./tokens.ts";

/** A successful call of a mutation: who makes it, and its input, for which rows may have to be made. */
type KeyedWrite = readonly [
  who: PersonName,
  input: (fixture: Fixture, prisma: PrismaClient) => object | null | Promise<object | null>,
];

const ofCompany = ({ company }: Fixture) => ({ databaseId: company });
const ofReview = ({ review }: Fixture) => ({ databaseId: review });
const ofWebhook = ({ webhook }: Fixture) => ({ databaseId: webhook });
const hook = { url: "https://hooks.example/new" };
const ofOther = ({ people }: Fixture) => ({ databaseId: people.other.id });
const later = new Date(worldNow.getTime() + hourMs);

async function list({ people, software }: Fixture, prisma: PrismaClient) {
  const { id } = await prisma.list.create({ data: { userId: people.user.id, name: "Mine" } });
  await prisma.listItem.create({ data: { listId: id, softwareId: software, position: 0, note: "Private" } });
  return { databaseId: id };
}
const listItem = async (fixture: Fixture, prisma: PrismaClient) => ({
  listId: (await list(fixture, prisma)).databaseId,
  softwareId: fixture.software,
});
const lead = async ({ company: companyId }: Fixture, prisma: PrismaClient) => {
  const words = { kind: "demo", name: "Ann", email: "ann@buyer.example", consentedAt: worldNow };
  return { databaseId: (await prisma.lead.create({ data: { ...words, companyId } })).id };
};
async function invitation({ company: companyId, people }: Fixture, prisma: PrismaClient) {
  const { email } = people.user;
  const data = { companyId, email, emailKey: email, role: "editor", expiresAt: later };
  return { databaseId: (await prisma.companyInvitation.create({ data })).id };
}
async function claim({ company: companyId, people }: Fixture, prisma: PrismaClient) {
  await prisma.companyMember.deleteMany({ where: { companyId } });
  await prisma.company.update({ where: { id: companyId }, data: { website: "https://kiln.example" } });
  const data = { companyId, userId: people.user.id, domain: "kiln.example" };
  return { databaseId: (await prisma.companyClaim.create({ data })).id };
}
const report = async ({ review: reviewId }: Fixture, prisma: PrismaClient, status = "open") => {
  const decidedAt = status === "open" ? null : worldNow;
  const data = { reviewId, reason: "offensive", status, decidedAt };
  return { databaseId: (await prisma.reviewReport.create({ data })).id };
};
const flags = async ({ review: reviewId }: Fixture, prisma: PrismaClient, status = "open") => {
  const decidedAt = status === "open" ? null : worldNow;
  const data = { reviewId, kind: "burst", evidence: {}, status, decidedAt };
  return { databaseIds: [(await prisma.reviewFlag.create({ data })).id] };
};
const listingFlag = async ({ software: softwareId }: Fixture, prisma: PrismaClient, status = "open") => {
  const decidedAt = status === "open" ? null : worldNow;
  const data = { softwareId, kind: "relisted", evidence: {}, status, decidedAt };
  return { databaseId: (await prisma.listingFlag.create({ data })).id };
};
const apiToken = async ({ people }: Fixture, prisma: PrismaClient) => ({
  databaseId: (await makeToken({ prisma }, { userId: people.user.id })).id,
});
async function answer({ review: reviewId, company: companyId, people }: Fixture, prisma: PrismaClient) {
  await prisma.reviewAnswer.create({
    data: { reviewId, companyId, userId: people.owner.id, content: "Thanks." },
  });
  return { reviewId };
}

/** Each mutation that takes an idempotency key, as it succeeds. */
export const keyedWrites: Readonly<Record<string, KeyedWrite>> = {
  acceptInvitation: [
    "user",
    async (fixture, prisma) => {
      const payload = { invitationId: (await invitation(fixture, prisma)).databaseId };
      const { company: companyId } = fixture;
      const given = { purpose: "invite_member", userId: null, companyId, payload, now: worldNow } as const;
      return { token: await prisma.$transaction((tx) => createToken(tx, given)) };
    },
  ],
  answerReview: ["owner", ({ review }) => ({ reviewId: review, content: "Thanks." })],
  changeMember: [
    "owner",
    (fixture) => ({ ...ofCompany(fixture), userId: fixture.people.editor.id, role: "OWNER" }),
  ],
  claimCompany: [
    "user",
    async (fixture, prisma) => {
      await prisma.companyMember.deleteMany({ where: { companyId: fixture.company } });
      return ofCompany(fixture);
    },
  ],
  confirmClaim: [
    "user",
    async (fixture, prisma) => {
      const payload = { claimId: (await claim(fixture, prisma)).databaseId };
      const { company: companyId, people } = fixture;
      const given = {
        purpose: "claim_company",
        userId: people.user.id,
        companyId,
        payload,
        now: worldNow,
      } as const;
      return { token: await prisma.$transaction((tx) => createToken(tx, given)) };
    },
  ],
  createCategory: ["admin", ({ key }) => ({ name: `New ${key}`, categoryType: "SOFTWARE" })],
  createCompany: ["user", ({ key }) => ({ name: `New ${key}` })],
  createList: ["user", ({ software }) => ({ name: "Second", softwareId: software })],
  createReview: [
    "user",
    ({ software }) => ({ softwareId: software, rating: 4, title: "Holds", content: "It held." }),
  ],
  createSoftware: [
    "owner",
    ({ key, company, category }) => ({ name: `New ${key}`, companyId: company, categoryId: category.id }),
  ],
  decideClaim: [
    "admin",
    async (fixture, prisma) => ({ ...(await claim(fixture, prisma)), decision: "APPROVED" }),
  ],
  decideFlags: [
    "admin",
    async (fixture, prisma) => ({ ...(await flags(fixture, prisma)), decision: "DISMISSED" }),
  ],
  decideListingFlag: [
    "admin",
    async (fixture, prisma) => ({ ...(await listingFlag(fixture, prisma)), decision: "DISMISSED" }),
  ],
  decideReport: [
    "admin",
    async (fixture, prisma) => ({ ...(await report(fixture, prisma)), decision: "DISMISSED" }),
  ],
  deleteAnswer: ["owner", answer],
  deleteCompany: ["owner", (fixture) => ({ ...ofCompany(fixture), name: "Kiln" })],
  deleteLead: ["owner", lead],
  deleteList: ["user", list],
  deleteReview: ["author", ofReview],
  deleteReviewAsAdmin: ["admin", ofReview],
  deleteWebhook: ["owner", ofWebhook],
  deleteSoftware: ["owner", ({ draft }) => ({ databaseId: draft, name: "draft" })],
  endOtherSessions: ["user", () => null],
  endSession: ["user", () => ({ id: "none" })],
  inviteMember: [
    "owner",
    (fixture) => ({ ...ofCompany(fixture), email: "new@people.example", role: "EDITOR" }),
  ],
  moveListItem: ["user", async (fixture, prisma) => ({ ...(await listItem(fixture, prisma)), position: 0 })],
  removeFormerName: [
    "admin",
    async ({ software }, prisma) => {
      const formerName = { formerName: "Before", formerNameAt: worldNow };
      await prisma.software.update({ where: { id: software }, data: formerName });
      return { databaseId: software };
    },
  ],
  removeFromList: ["user", listItem],
  removeManipulationNotice: [
    "admin",
    async ({ software: softwareId }, prisma) => {
      const words = { reason: "bought-reviews", statement: "Ten were bought." };
      await prisma.manipulationNotice.create({
        data: {
          ...words,
          softwareId,
          setAt: worldNow,
          endsAt: new Date(worldNow.getTime() + 90 * 24 * hourMs),
        },
      });
      return { databaseId: softwareId };
    },
  ],
  removeMember: ["owner", (fixture) => ({ ...ofCompany(fixture), userId: fixture.people.editor.id })],
  removeUserAsAdmin: ["admin", ofOther],
  replayWebhookDelivery: ["owner", ({ delivery }) => ({ databaseId: delivery })],
  reopenFlags: ["admin", (fixture, prisma) => flags(fixture, prisma, "dismissed")],
  reopenListingFlag: ["admin", (fixture, prisma) => listingFlag(fixture, prisma, "dismissed")],
  reopenReport: ["admin", (fixture, prisma) => report(fixture, prisma, "dismissed")],
  replyToModerators: [
    "author",
    async (fixture, prisma) => {
      const hidden = { status: "hidden", hiddenReason: "Words" };
      await prisma.review.update({ where: { id: fixture.review }, data: hidden });
      return { ...ofReview(fixture), reply: "Please look again." };
    },
  ],
  reportReview: ["user", (fixture) => ({ ...ofReview(fixture), reason: "OFFENSIVE" })],
  requestReviewVerification: ["author", (fixture) => ({ ...ofReview(fixture), email: "a@bakery-works.com" })],
  resendInvitation: ["owner", invitation],
  resetTwoStep: [
    "admin",
    async ({ people }, prisma) => {
      await prisma.twoStep.create({ data: { userId: people.user.id, secret: "x", lastStep: 0 } });
      return { databaseId: people.user.id };
    },
  ],
  revokeApiToken: ["user", apiToken],
  revokeApiTokenAsAdmin: [
    "admin",
    async (fixture, prisma) => ({ ...(await apiToken(fixture, prisma)), reason: "Leaked" }),
  ],
  revokeInvitation: ["owner", invitation],
  revokeReviewInvitations: ["owner", ({ software }) => ({ softwareId: software })],
  saveToList: ["user", ({ software }) => ({ softwareId: software })],
  sendContactMessage: [
    "user",
    () => ({ name: "Ann", email: "ann@reader.example", topic: "OTHER", message: "Hello" }),
  ],
  sendLead: [
    "user",
    ({ software }) => ({
      softwareId: software,
      kind: "DEMO",
      name: "Ann",
      email: "ann@buyer.example",
      message: "Please",
      consent: true,
    }),
  ],
  setCompanyVerified: ["admin", (fixture) => ({ ...ofCompany(fixture), isVerified: true })],
  setMailPreference: ["user", () => ({ kind: "REVIEW_THANKS", isOn: false })],
  setManipulationNotice: [
    "admin",
    ({ software }) => ({ databaseId: software, reason: "BOUGHT_REVIEWS", statement: "Ten were bought." }),
  ],
  setReviewStatus: ["admin", (fixture) => ({ ...ofReview(fixture), status: "HIDDEN", reason: "Words" })],
  deleteReviewProof: ["author", ofReview],
  decideReviewProof: [
    "admin",
    async ({ review: reviewId }, prisma) => {
      const { id } = await prisma.reviewProof.findUniqueOrThrow({ where: { reviewId } });
      return { databaseId: id, decision: "ACCEPTED" };
    },
  ],
  suggestProduct: ["user", ({ key }) => ({ name: `New ${key}`, websiteUrl: `https://${key}.example` })],
  keepSuggestedReview: [
    "author",
    ({ suggestion }) => ({ databaseId: suggestion, rating: 4, title: "Holds", content: "It held." }),
  ],
  deleteSuggestedProduct: ["author", ({ suggestion }) => ({ databaseId: suggestion })],
  acceptSuggestedProduct: [
    "admin",
    ({ suggestion, software }) => ({ databaseId: suggestion, softwareId: software }),
  ],
  refuseSuggestedProduct: ["admin", ({ suggestion }) => ({ databaseId: suggestion, reason: "NOT_ENOUGH" })],
  setReviewVerified: ["admin", (fixture) => ({ ...ofReview(fixture), isVerified: true })],
  setUserAdmin: ["admin", (fixture) => ({ ...ofOther(fixture), isAdmin: true })],
  setUserSuspended: ["admin", (fixture) => ({ ...ofOther(fixture), isSuspended: true })],
  testWebhook: ["owner", ofWebhook],
  unshareList: ["user", list],
  updateCategory: ["admin", ({ category }) => ({ databaseId: category.id, heroDescription: "Weighed." })],
  updateCompany: ["owner", (fixture) => ({ ...ofCompany(fixture), location: "Graz" })],
  updateLead: ["owner", async (fixture, prisma) => ({ ...(await lead(fixture, prisma)), status: "CLOSED" })],
  updateList: ["user", async (fixture, prisma) => ({ ...(await list(fixture, prisma)), name: "Other" })],
  updateListItem: [
    "user",
    async (fixture, prisma) => ({ ...(await listItem(fixture, prisma)), note: "Better" }),
  ],
  updateProfile: ["user", () => ({ firstName: "Ada" })],
  updateReview: ["author", (fixture) => ({ ...ofReview(fixture), rating: 2 })],
  updateSoftware: ["owner", ({ draft }) => ({ databaseId: draft, shortDescription: "Kept well." })],
  updateWebhook: ["owner", (fixture) => ({ ...ofWebhook(fixture), ...hook, events: ["LEAD_RECEIVED"] })],
  voteReview: ["user", (fixture) => ({ ...ofReview(fixture), isHelpful: true })],
};

/** Each mutation that returns a secret only once. */
export const secretWrites: Readonly<Record<string, KeyedWrite>> = {
  createApiToken: ["user", () => ({ name: "Nightly", scopes: ["READ_DIRECTORY"] })],
  createReviewInvitations: ["owner", ({ software }) => ({ softwareId: software, count: 1 })],
  createWebhook: ["user", () => ({ ...hook, events: ["SOFTWARE_CHANGED"] })],
  rotateWebhookSecret: ["owner", ofWebhook],
  shareList: ["user", list],
};

/** A document of the mutation with a key, whose selection reads every field of the result that takes no arguments. */
export function keyedDocument(name: string): string {
  const field = schema.getMutationType()?.getFields()[name];
  const union = field && getNamedType(field.type);
  if (!field || !isUnionType(union)) throw new Error(`There is no mutation ${name}`);
  const selections = union.getTypes().map((type) => `... on ${type.name} { ${selectionOf(type.name)} }`);
  const input = field.args.find((argument) => argument.name === "input");
  const [variable, given] = input ? [`$input: ${input.type}, `, "input: $input, "] : ["", ""];
  return `mutation(${variable}$key: String) { result: ${name}(${given}idempotencyKey: $key) { __typename ${selections.join(" ")} } }`;
}

function selectionOf(typeName: string): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return "__typename";
  const alias = (name: string) => `${typeName}_${name}: ${name}`;
  const fields = Object.values(type.getFields()).filter(({ args }) => args.length === 0);
  return fields
    .map(({ name, type: of }) =>
      isLeafType(getNamedType(of)) ? alias(name) : `${alias(name)} { __typename }`,
    )
    .join(" ");
}
