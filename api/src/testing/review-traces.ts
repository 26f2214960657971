import { beforeAll, beforeEach, expect } from "vitest";
import type { Viewer } from "../auth/auth-context.ts";
import type { Keys } from "../auth/keys.ts";
import type { Database } from "../database/client/open.ts";
import { recomputeCounters } from "../domain/counters/recompute.ts";
import { sendMail } from "../domain/mail/send.ts";
import { createReview } from "../domain/review/create.ts";
import { heldForModeration } from "../domain/review/traces/mailbox.ts";
import { createContext } from "../graphql/context.ts";
import { outcome } from "../http/rest/outcome.ts";
import type { Mail } from "../mail/mail.ts";
import { testAdministering } from "./administering.ts";
import { testBrowser } from "./browser.ts";
import { ask } from "./engine.ts";
import { seed, viewersOf, type World, worldNow } from "./seed.ts";
import { testKeys, testServices } from "./services.ts";
import { words } from "./writers.ts";

const documents = {
  request: `mutation($input: RequestReviewVerificationInput!) { result: requestReviewVerification(input: $input) {
    ${outcome("Acknowledgement { message }", "ValidationError", "ConflictError")} } }`,
  verify: `mutation($input: VerifyReviewInput!) { result: verifyReview(input: $input) {
    ${outcome("ReviewSaved { review { isVerified } }", "ValidationError", "ConflictError")} } }`,
};

const person = { password: "a password", firstName: "Mona", lastName: "M", designation: "Cook" };

export interface Writing {
  softwareId: string;
  now?: Date;
  keys?: Keys;
}

/** People who review, delete their accounts and sign up again. */
export function testReappearing(database: Database) {
  /** Signs up with the address; the result can delete that account again. */
  async function signUp(email: string) {
    const browser = testBrowser(database);
    const { viewer } = await browser.send("signUp", { email, ...person });
    const id = String(viewer?.["databaseId"]);
    const { password } = person;
    return {
      viewer: { id, isAdmin: false, isEmailVerified: false } satisfies Viewer,
      leave: () => browser.send("deleteAccount", { email, password }),
    };
  }

  /** What is stored of a review, with its flags. */
  const stored = (id: string) =>
    database.prisma.review.findUniqueOrThrow({
      where: { id },
      select: {
        id: true,
        status: true,
        hiddenReason: true,
        isHeld: true,
        isVerified: true,
        workDomain: true,
        flags: { select: { kind: true, status: true, evidence: true }, orderBy: { kind: "asc" } },
      },
    });

  /** Writes a review, at the world's time unless another is given; returns the queued mails. */
  async function write(viewer: Viewer, { softwareId, now = worldNow, keys = testKeys }: Writing) {
    const { services, jobs } = testServices({ keys });
    const context = createContext({ ...database, services, viewer, trust: "free", now });
    const id = await createReview(context, { ...words, softwareId });
    return { ...(await stored(id)), mails: jobs.flatMap(({ data }) => ("mail" in data ? [data.mail] : [])) };
  }

  async function run(document: string, input: object, viewer: Viewer | null) {
    const { services, jobs } = testServices();
    const { data, errors } = await ask(database, document, { input }, { viewer, services });
    if (errors?.[0]) throw errors[0];
    return { jobs, result: (data as { result: { __typename: string; message?: string } }).result };
  }

  return {
    /** The secret that is mailed to the work address of a review's author. */
    async secretFor({ viewer, id }: { viewer: Viewer; id: string }, email: string): Promise<string> {
      const { result } = await run(documents.request, { databaseId: id, email }, viewer);
      expect(result.__typename).toBe("Acknowledgement");
      const sent: Mail[] = [];
      const mailer = { send: async (mail: Mail) => void sent.push(mail), close() {} };
      const site = { name: "Assay", url: "https://assay.example" };
      await sendMail(
        { database, mailer, site, now: () => worldNow },
        { mail: "verify-review", reviewId: id },
      );
      return /verify-review\?token=([\w-]+)\n/.exec(sent[0]?.text ?? "")?.[1] ?? "";
    },
    /** Opens the link with that secret, signed out; returns the queued jobs. */
    open: (token: string) => run(documents.verify, { token }, null),
    /** Deletes every review that was written here, and the traces of hidden ones. */
    async forget(): Promise<void> {
      await database.prisma.review.deleteMany({ where: { catalogKey: null } });
      await database.prisma.hiddenReviewMailboxTombstone.deleteMany();
      await database.prisma.$transaction(recomputeCounters, { timeout: 30_000 });
    },
    signUp,
    stored,
    write,
    /** Writes a review from a new account with this address and deletes the account; returns the review's id. */
    async writtenAndLeft(email: string, writing: Writing): Promise<string> {
      const one = await signUp(email);
      const { id } = await write(one.viewer, writing);
      await one.leave();
      return id;
    },
  };
}

/** A review that is held for moderation, as it is stored. */
export const held = { status: "hidden", ...heldForModeration };
/** A public review without flags. */
export const published = { status: "published", hiddenReason: null, isHeld: false, flags: [] };

/** The same people, who review one software of a seeded world; their reviews are deleted before each test. */
export function testReappearingAt(database: Database, name: keyof World["software"]) {
  const { forget, write, writtenAndLeft, ...people } = testReappearing(database);
  const { send } = testAdministering(database);
  let world: World;
  beforeAll(async () => {
    world = await seed(database);
  });
  beforeEach(forget);
  const admin = () => viewersOf(world).admin;
  const moderate = (mutation: Parameters<typeof send>[1], input: object) => send(admin(), mutation, input);
  return {
    ...people,
    admin,
    moderate,
    software: () => world.software,
    write: (viewer: Viewer, writing: Partial<Writing> = {}) =>
      write(viewer, { softwareId: world.software[name], ...writing }),
    writtenAndLeft: (email: string) => writtenAndLeft(email, { softwareId: world.software[name] }),
    publish: (databaseId: string) => moderate("setReviewStatus", { databaseId, status: "PUBLISHED" }),
  };
}

/** The open flag of a review whose author's mailbox wrote other reviews. */
export const sameMailbox = (...reviewIds: string[]) => ({
  kind: "same-mailbox",
  status: "open",
  evidence: { reviews: reviewIds.length + 1, reviewIds },
});

/** The time this many years after the world's time. */
export function yearsLater(years: number, milliseconds = 0): Date {
  const time = new Date(worldNow.getTime() + milliseconds);
  time.setUTCFullYear(time.getUTCFullYear() + years);
  return time;
}
