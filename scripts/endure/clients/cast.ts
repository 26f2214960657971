import { createSessions } from "../../../api/src/auth/sessions.ts";
import type { Database } from "../../../api/src/database/client/open.ts";
import { dayMs } from "../../../api/src/inputs/index.ts";
import { Failure } from "../../process.ts";
import { createHistory, type History } from "../history.ts";
import { type Caller, createCaller, type Result } from "./caller.ts";

/** A person with an account, signed in. */
export interface Person {
  id: string;
  /** Of their session. */
  cookie: string;
  caller: Caller;
}

/** Everybody who uses the site, and what they find there at first. */
export interface Cast {
  url: string;
  admin: Person;
  vendor: Person;
  reviewers: readonly Person[];
  visitor: Caller;
  /** The secret that signs the webhooks of the vendor's company. */
  webhookSecret: string;
  /** Secret of an API token that may read what is public. */
  token: string;
  software: readonly string[];
  category: string;
  /** Reviews by people who write nothing else, in three parts: voted on, answered, moderated. */
  reviews: { voted: readonly string[]; answered: readonly string[]; moderated: readonly string[] };
  /** IDs of people with a session who have lost their second step. */
  lockedOut: readonly string[];
}

const reviewerCount = 3;
/** Reviews in each part. */
const perPart = 2;
const softwareCount = 3;
/** Each is helped once. */
const lockedOutCount = 1_500;

/** Names of everything that a run makes begin with it. */
const prefix = "Endure";

/** Makes people, a category, a company with its listings, and reviews. */
export async function makeCast(
  database: Pick<Database, "prisma" | "reader">,
  options: { url: string; webhookUrl: string; history: History; failed(what: string): void },
): Promise<Cast> {
  const { prisma } = database;
  const sessions = createSessions(database, { secure: false });
  // What is made beforehand belongs to no history.
  const before = createHistory();
  const person = async (name: string, isAdmin = false): Promise<Person & { first: Caller }> => {
    const email = `${name}@endure.example`;
    const data = {
      email,
      emailKey: email,
      firstName: prefix,
      lastName: name,
      isAdmin,
      isEmailVerified: true,
    };
    const { id } = await prisma.user.create({ data });
    const session = await sessions.createSession(id, { userAgent: null });
    const cookie = `${sessions.sessionCookieName}=${session.id}`;
    return {
      id,
      cookie,
      caller: createCaller({ ...options, cookie }),
      first: createCaller({ ...options, cookie, history: before }),
    };
  };
  const admin = await person("admin", true);
  const vendor = await person("vendor");
  const reviewers = [];
  for (let index = 0; index < reviewerCount; index++) reviewers.push(await person(`reviewer-${index}`));

  const category = await made(
    admin.first,
    `mutation($input: CreateCategoryInput!, $key: String) { result: createCategory(input: $input, idempotencyKey: $key) {
      __typename ... on CategorySaved { made: category { databaseId slug } } } }`,
    { name: `${prefix} tools`, categoryType: "SOFTWARE" },
  );
  const company = await made(
    vendor.first,
    `mutation($input: CreateCompanyInput!, $key: String) { result: createCompany(input: $input, idempotencyKey: $key) {
      __typename ... on CompanySaved { made: company { databaseId } } } }`,
    { name: `${prefix} company` },
  );
  const webhook = await succeeded(
    vendor.first,
    `mutation($input: CreateWebhookInput!, $key: String) { result: createWebhook(input: $input, idempotencyKey: $key) {
      __typename ... on WebhookSecret { secret } ... on ValidationError { message } } }`,
    { companyId: company.databaseId, url: options.webhookUrl, events: ["LEAD_RECEIVED"] },
  );
  const software = [];
  for (let index = 0; index < softwareCount; index++)
    software.push(
      await made(
        admin.first,
        `mutation($input: CreateSoftwareInput!, $key: String) { result: createSoftware(input: $input, idempotencyKey: $key) {
          __typename ... on SoftwareSaved { made: software { databaseId } } } }`,
        {
          name: `${prefix} listing ${index}`,
          companyId: company.databaseId,
          categoryId: category.databaseId,
          isActive: true,
        },
      ),
    );
  const [reviewed] = software;
  const reviews = [];
  for (let index = 0; index < 3 * perPart; index++) {
    const author = await person(`author-${index}`);
    const words = { rating: 1 + (index % 5), title: "Lasting", content: `It lasted for ${index} years.` };
    reviews.push(await made(author.first, createReview, { ...words, softwareId: reviewed?.databaseId }));
  }
  const [reviewer] = reviewers;
  const { secret } = await succeeded(
    reviewer?.first,
    `mutation($input: CreateApiTokenInput!, $key: String) { result: createApiToken(input: $input, idempotencyKey: $key) {
      __typename ... on ApiTokenCreated { secret } } }`,
    { name: "Reads", scopes: ["READ_DIRECTORY"] },
  );
  const lockedOut = Array.from({ length: lockedOutCount }, (_, index) => ({
    id: crypto.randomUUID(),
    email: `locked-out-${index}@endure.example`,
  }));
  await prisma.user.createMany({
    data: lockedOut.map(({ id, email }) => ({
      id,
      email,
      emailKey: email,
      firstName: prefix,
      lastName: "out",
    })),
  });
  const twoStep = { secret: "lost", lastStep: 0 };
  await prisma.twoStep.createMany({ data: lockedOut.map(({ id }) => ({ ...twoStep, userId: id })) });
  const expiresAt = new Date(Date.now() + 30 * dayMs);
  await prisma.session.createMany({
    data: lockedOut.map(({ id }) => ({ id: `endure-${id}`, userId: id, expiresAt })),
  });
  const ids = reviews.map(({ databaseId }) => databaseId);
  return {
    url: options.url,
    admin,
    vendor,
    reviewers,
    visitor: createCaller({ ...options, cookie: "" }),
    webhookSecret: String(webhook["secret"]),
    token: String(secret),
    software: software.map(({ databaseId }) => databaseId),
    category: category.slug ?? "",
    reviews: {
      voted: ids.slice(0, perPart),
      answered: ids.slice(perPart, 2 * perPart),
      moderated: ids.slice(2 * perPart),
    },
    lockedOut: lockedOut.map(({ id }) => id),
  };
}

/** A review by the caller; its result has the review as `made`. */
export const createReview = `mutation($input: CreateReviewInput!, $key: String) {
  result: createReview(input: $input, idempotencyKey: $key) {
    __typename ... on ReviewSaved { made: review { databaseId } } ... on ConflictError { code } } }`;

/** What a mutation made. */
export interface Made {
  databaseId: string;
  slug?: string;
}

async function made(caller: Caller, document: string, input: object): Promise<Made> {
  return (await succeeded(caller, document, input))["made"] as Made;
}

async function succeeded(caller: Caller | undefined, document: string, input: object): Promise<Result> {
  const result = await caller?.write({ document, input });
  if (!result) throw new Failure(`The first data could not be made: ${document.slice(0, 60)}`);
  return result;
}
