import { expect } from "vitest";
import type { Viewer } from "../auth/auth-context.ts";
import type { Database } from "../database/client/open.ts";
import type { Services } from "../graphql/context.ts";
import { outcome } from "../http/rest/outcome.ts";
import { ask } from "./engine.ts";
import { testServices } from "./services.ts";

const document = (name: string, ...selected: Parameters<typeof outcome>) =>
  `mutation($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
    result: ${name}(input: $input) { ${outcome(...selected)} } }`;

const review = "review { databaseId isVerified verifiedBy status hiddenReason authorReply updatedAt }";
const category = `category { databaseId name slug level isActive softwareCount reviewCount updatedAt
  parent { databaseId } contentSections { id heading content } description metaTitle }`;
const user = "user { databaseId isAdmin suspendedAt updatedAt }";

/** The administrators' mutations that tests send. */
export const administrators = {
  setReviewVerified: document("setReviewVerified", `ReviewModerated { ${review} }`, "ConflictError"),
  setReviewStatus: document(
    "setReviewStatus",
    `ReviewModerated { ${review} }`,
    "ValidationError",
    "ConflictError",
  ),
  decideReviewProof: document(
    "decideReviewProof",
    "ReviewModerated { review { databaseId isVerified verifiedBy labels { kind proof month text } waitingProof { kind } } }",
    "ValidationError",
    "ConflictError",
  ),
  decideReport: document(
    "decideReport",
    "ReportDecided { report { id status decidedAt review { status hiddenReason } } }",
    "ValidationError",
    "ConflictError",
  ),
  decideFlags: document(
    "decideFlags",
    "FlagsDecided { flags { id status review { status hiddenReason } } }",
    "ValidationError",
    "ConflictError",
  ),
  reopenReport: document("reopenReport", "ReportDecided { report { id status decidedAt } }", "ConflictError"),
  reopenFlags: document(
    "reopenFlags",
    "FlagsDecided { flags { id status decidedAt } }",
    "ValidationError",
    "ConflictError",
  ),
  decideListingFlag: document(
    "decideListingFlag",
    "ListingFlagDecided { flag { id status decidedAt } }",
    "ValidationError",
    "ConflictError",
  ),
  reopenListingFlag: document(
    "reopenListingFlag",
    "ListingFlagDecided { flag { id status decidedAt } }",
    "ConflictError",
  ),
  removeFormerName: document("removeFormerName", "FormerNameRemoved { software { name formerName } }"),
  setManipulationNotice: document(
    "setManipulationNotice",
    "ManipulationNoticeChanged { software { manipulationNotice { reason statement setAt endsAt } } }",
    "ValidationError",
    "ConflictError",
  ),
  removeManipulationNotice: document(
    "removeManipulationNotice",
    "ManipulationNoticeChanged { software { manipulationNotice { reason statement setAt endsAt } } }",
  ),
  decideClaim: document(
    "decideClaim",
    "ClaimDecided { claim { id status company { viewerRole } user { databaseId } } }",
    "ValidationError",
    "ConflictError",
  ),
  createCategory: document("createCategory", `CategorySaved { ${category} }`, "ValidationError"),
  updateCategory: document(
    "updateCategory",
    `CategorySaved { ${category} }`,
    "ValidationError",
    "ConflictError",
  ),
  setCompanyVerified: document(
    "setCompanyVerified",
    "CompanyVerified { company { databaseId isVerified updatedAt } }",
    "ConflictError",
  ),
  setUserAdmin: document("setUserAdmin", `UserUpdated { ${user} }`, "ConflictError"),
  setUserSuspended: document("setUserSuspended", `UserUpdated { ${user} }`, "ConflictError"),
  resetTwoStep: document("resetTwoStep", `UserUpdated { ${user} }`, "ConflictError"),
  removeUserAsAdmin: document("removeUserAsAdmin", "UserRemoved { databaseId }", "ConflictError"),
  deleteReviewAsAdmin: document("deleteReviewAsAdmin", "ReviewDeleted { databaseId }", "ConflictError"),
} as const;
export type AdminMutation = keyof typeof administrators;

/** A result, as tests inspect it. */
export interface Administered {
  __typename: string;
  message?: string;
  fields?: { path: string; message: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect in it
  [thing: string]: any;
}

/** The audit log of a subject, oldest first. */
export interface Logged {
  action: string;
  before: unknown;
  after: unknown;
}

/** Runs administrators' mutations and reads the audit log. */
export function testAdministering(database: Database) {
  /** Runs a mutation; throws an error that affects the whole response. */
  async function send(
    viewer: Viewer | null,
    name: AdminMutation,
    input: object,
    services: Services = testServices().services,
  ): Promise<Administered> {
    const { data, errors } = await ask(database, administrators[name], { input }, { viewer, services });
    if (errors?.[0]) throw errors[0];
    return (data as { result: Administered }).result;
  }
  return {
    send,
    /** The audit log of the subject with this id, oldest first. */
    logged(subjectId: string): Promise<Logged[]> {
      return database.prisma.auditEntry.findMany({
        where: { subjectId },
        orderBy: { id: "asc" },
        select: { action: true, before: true, after: true },
      });
    },
    /** Expects a conflict with a concurrent change, and no new entry in the audit log. */
    async expectConflict(viewer: Viewer, name: AdminMutation, input: object): Promise<void> {
      const before = await database.prisma.auditEntry.count();
      const ifUpdatedAt = "2026-01-01T00:00:00.000Z";
      const { message } = await send(viewer, name, { ...input, ifUpdatedAt });
      expect(message).toContain("Someone else has changed this");
      expect(await database.prisma.auditEntry.count()).toBe(before);
    },
  };
}
