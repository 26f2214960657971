import type { Viewer } from "../auth/auth-context.ts";
import type { Database } from "../database/client/open.ts";
import { sendMail } from "../domain/mail/send.ts";
import type { Services } from "../graphql/context.ts";
import { outcome } from "../http/rest/outcome.ts";
import type { MailJob } from "../jobs/enqueue.ts";
import type { Mail } from "../mail/mail.ts";
import { ask, read } from "./engine.ts";
import { worldNow } from "./seed-data.ts";
import { testServices } from "./services.ts";

const saved = "CompanySaved { company { databaseId name viewerRole isClaimed } }";
const document = (name: string, input: string, ...selected: Parameters<typeof outcome>) =>
  `mutation($input: ${input}!) { result: ${name}(input: $input) { ${outcome(...selected)} } }`;

/** The mutations on companies and their members, as tests send them. */
const documents = {
  inviteMember: document("inviteMember", "InviteMemberInput", saved, "ValidationError", "ConflictError"),
  resendInvitation: document("resendInvitation", "InvitationInput", saved, "ConflictError"),
  revokeInvitation: document("revokeInvitation", "InvitationInput", saved),
  acceptInvitation: document(
    "acceptInvitation",
    "CompanyTokenInput",
    saved,
    "ValidationError",
    "ConflictError",
  ),
  changeMember: document("changeMember", "ChangeMemberInput", saved, "ValidationError", "ConflictError"),
  removeMember: document("removeMember", "RemoveMemberInput", saved, "ConflictError"),
  claimCompany: document(
    "claimCompany",
    "ClaimCompanyInput",
    "Acknowledgement { message }",
    "ValidationError",
    "ConflictError",
  ),
  confirmClaim: document("confirmClaim", "CompanyTokenInput", saved, "ValidationError", "ConflictError"),
  updateCompany: document("updateCompany", "UpdateCompanyInput", saved, "ValidationError", "ConflictError"),
  deleteCompany: document(
    "deleteCompany",
    "DeleteCompanyInput",
    "CompanyDeleted { databaseId }",
    "ValidationError",
  ),
};

export interface CompanyAnswer {
  __typename: string;
  message?: string;
  fields?: { path: string; message: string }[];
  databaseId?: string;
  company?: { databaseId: string; name: string; viewerRole: string | null; isClaimed: boolean };
}

export interface CompanyRead {
  isClaimed: boolean;
  claimDomain: string | null;
  members: { userId: string; displayName: string; email: string | null; role: string; isViewer: boolean }[];
  invitations: { databaseId: string; email: string; role: string; isExpired: boolean }[];
}

/** Companies whose changes are tested, with the mails that those send. */
export function testCompanies(database: Database) {
  return {
    /** Runs a mutation; throws an error that affects the whole response. */
    async send(
      viewer: Viewer | null,
      name: keyof typeof documents,
      input: object,
      services: Services = testServices().services,
    ): Promise<CompanyAnswer> {
      // Crowds at one row may wait for longer than a document from anyone may take.
      const options = { viewer, services, trust: "built" } as const;
      const { data, errors } = await ask(database, documents[name], { input }, options);
      if (errors?.[0]) throw errors[0];
      return (data as { result: CompanyAnswer }).result;
    },
    /** A company and its members, as this viewer sees them. */
    async company(viewer: Viewer | null, id: string): Promise<CompanyRead> {
      const text = `query($id: ID!) { company(databaseId: $id) { isClaimed claimDomain
        members { userId displayName email role isViewer } invitations { databaseId email role isExpired } } }`;
      return (await read<{ company: CompanyRead }>(database, text, { id }, { viewer })).company;
    },
    /** A new user with this address. */
    async somebody(email = `${crypto.randomUUID()}@people.example`, isEmailVerified = true): Promise<Viewer> {
      const { id } = await database.prisma.user.create({
        data: { email, emailKey: email.toLowerCase(), firstName: "Some", lastName: "Body", isEmailVerified },
      });
      return { id, isAdmin: false, isEmailVerified };
    },
    /** A new company with these members. */
    async found(
      members: Readonly<Record<string, "owner" | "editor">>,
      website: string | null = null,
    ): Promise<string> {
      const slug = `co-${crypto.randomUUID()}`;
      const { id } = await database.prisma.company.create({
        data: {
          slug,
          name: "Kiln",
          sortName: "kiln",
          website,
          members: { create: Object.entries(members).map(([userId, role]) => ({ userId, role })) },
        },
      });
      return id;
    },
    /** Sends the mail of a job and returns it, if there was one. */
    async mail(job: MailJob, now = worldNow): Promise<Mail | undefined> {
      const sent: Mail[] = [];
      const mailer = { send: async (mail: Mail) => void sent.push(mail), close() {} };
      const site = { name: "Assay", url: "https://assay.example" };
      await sendMail({ database, mailer, site, now: () => now }, job);
      return sent[0];
    },
  };
}

/** The secret of the link in a mail. */
export const secretIn = (mail: Mail | undefined) =>
  /\?token=([\w-]+)\n/.exec(mail?.text ?? "")?.[1] ?? "none";
