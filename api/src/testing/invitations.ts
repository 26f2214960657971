import type { TokenAccess, Viewer } from "../auth/auth-context.ts";
import type { Database } from "../database/client/open.ts";
import { outcome } from "../http/rest/outcome.ts";
import { type AskOptions, ask, read } from "./engine.ts";
import { testServices } from "./services.ts";

/** Who makes or reads invitations. */
export type Inviting = { viewer: Viewer | null } | { token: TokenAccess };

/** Input type and result of each mutation. */
const documents = {
  createReviewInvitations: [
    "CreateReviewInvitationsInput",
    "ReviewInvitationsCreated { paths batch { databaseId } }",
  ],
  revokeReviewInvitations: ["RevokeReviewInvitationsInput", "ReviewInvitationsRevoked { revokedCount }"],
};

interface Result {
  __typename: string;
  code?: string;
  message?: string;
  paths?: string[];
  batch?: { databaseId: string };
  revokedCount?: number;
}

/** Invitations to reviewers, as clients make, revoke and read them. */
export function testInvitations(database: Database) {
  const invitations = {
    /** The mutation's result, or `{ code }` of an error of the whole response. */
    async send(
      name: keyof typeof documents,
      input: object,
      { services = testServices().services, ...options }: Inviting & Pick<AskOptions, "services" | "now">,
    ): Promise<Partial<Result>> {
      const [type, done] = documents[name];
      const { data, errors } = await ask(
        database,
        `mutation($input: ${type}!) { result: ${name}(input: $input) { ${outcome(String(done), "ValidationError", "ConflictError")} } }`,
        { input },
        { ...options, services },
      );
      const [error] = errors ?? [];
      return error
        ? { code: String(error.extensions?.["code"] ?? error.message) }
        : (data as { result: Result }).result;
    },
    /** Makes links; returns their tokens, and the batch. */
    async invite(viewer: Viewer, softwareId: string, count = 1, now?: Date) {
      const { paths = [], batch } = await invitations.send(
        "createReviewInvitations",
        { softwareId, count, note: "spring customers" },
        { viewer, ...(now && { now }) },
      );
      return { tokens: paths.map((path) => path.split("token=")[1] ?? ""), batchId: batch?.databaseId ?? "" };
    },
    /** The batches of a company as the caller reads them; null if they may not. */
    async batches(companyId: string, who: Inviting, more: Pick<AskOptions, "now"> = {}) {
      const { company } = await read<{ company: { batches: { edges: { node: object }[] } | null } }>(
        database,
        `query($id: ID!) { company(databaseId: $id) { batches: reviewInvitationBatches(first: 50) { edges { node {
          note linkCount counts { open used expired revoked } software { databaseId } } } } } }`,
        { id: companyId },
        { ...who, ...more },
      );
      return company.batches?.edges.map(({ node }) => node) ?? null;
    },
    /** What a visitor sees of a link. */
    async opened(token: string, now?: Date) {
      const text =
        "query($token: String!) { reviewInvitation(token: $token) { state software { databaseId } } }";
      const { reviewInvitation } = await read<{ reviewInvitation: { state: string } | null }>(
        database,
        text,
        { token },
        now ? { now } : {},
      );
      return reviewInvitation;
    },
  };
  return invitations;
}
