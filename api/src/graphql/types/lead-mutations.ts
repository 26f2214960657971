import { Conflict, InvalidInput, invalid, orNotFound } from "../../domain/errors.ts";
import { deleteLead, updateLead } from "../../domain/lead/change.ts";
import { sendLead } from "../../domain/lead/send.ts";
import { type LeadRecipient, leadRecipient, type SubjectKey } from "../../domain/lead/subject.ts";
import { visibleLeadsWhere } from "../../domain/policy.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { LeadKindEnum, LeadStatusEnum } from "./enums.ts";
import { LeadNode } from "./lead.ts";
import { ifUpdatedAt } from "./shared-descriptions.ts";

const LeadRecipientType = builder.objectRef<LeadRecipient>("LeadRecipient").implement({
  description: "The listing and vendor that a lead would be sent to.",
  fields: (t) => ({
    companyName: t.exposeString("companyName", {
      nullable: true,
      description: "Name of the vendor; null if none is known.",
    }),
    softwareName: t.exposeString("softwareName", {
      nullable: true,
      description: "Name of the listing; null if the lead is for the company as a whole.",
    }),
    isClaimed: t.exposeBoolean("isClaimed", {
      description:
        "True if the company has an owner who receives the lead. Otherwise administrators handle it.",
    }),
  }),
});

interface SubjectGiven {
  softwareId?: string | null | undefined;
  companyId?: string | null | undefined;
}

function subjectKey({ softwareId, companyId }: SubjectGiven): SubjectKey {
  if ((softwareId == null) === (companyId == null))
    throw invalid("softwareId", "Give either softwareId or companyId");
  return softwareId != null
    ? { softwareId: requireDatabaseId(softwareId, "Software") }
    : { companyId: requireDatabaseId(companyId ?? "", "Company") };
}

builder.queryField("leadRecipient", (t) =>
  t.field({
    type: LeadRecipientType,
    description:
      "The recipient of a lead for a listing or company. NOT_FOUND if there is none. Give exactly one argument.",
    args: {
      softwareId: t.arg.id({
        description: "Database ID (UUID) of a Live listing. Give either this or `companyId`.",
      }),
      companyId: t.arg.id({
        description: "Database ID (UUID) of a company. Give either this or `softwareId`.",
      }),
    },
    resolve: (_root, given, { prisma }) => leadRecipient(prisma, subjectKey(given)),
  }),
);

const SendLeadInput = builder.inputType("SendLeadInput", {
  description: "A buyer's request to a vendor. A request about a listing goes to its company.",
  fields: (t) => ({
    softwareId: t.id({
      description: "Database ID (UUID) of a Live listing. Give either this or `companyId`.",
    }),
    companyId: t.id({ description: "Database ID (UUID) of a company. Give either this or `softwareId`." }),
    kind: t.field({ type: LeadKindEnum, required: true, description: "What the buyer asks for." }),
    name: t.string({ required: true, description: "The buyer's name, at most 80 characters." }),
    email: t.string({ required: true, description: "E-mail address for the reply, at most 254 characters." }),
    companyName: t.string({ description: "The buyer's employer, at most 120 characters." }),
    message: t.string({
      description: "Plain text, at most 4,000 characters. Required for CONTACT and INFORMATION.",
    }),
    consent: t.boolean({
      required: true,
      description: "Consent of the buyer to share this data with the vendor. Must be true.",
    }),
    topic: t.string({ description: "Leave empty. A hidden form field that detects spam." }),
    formOpenMilliseconds: t.int({
      description: "Time that the form was open, in milliseconds. Used to detect spam.",
    }),
  }),
});

const UpdateLeadInput = builder.inputType("UpdateLeadInput", {
  description: "Changes to a lead. Omitted fields are unchanged; null clears a field.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the lead." }),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
    status: t.field({ type: LeadStatusEnum, description: "The new status." }),
    notes: t.string({ description: "The vendor's notes in plain text, at most 4,000 characters." }),
  }),
});

const LeadInput = builder.inputType("LeadInput", {
  description: "The lead to delete.",
  fields: (t) => ({ databaseId: t.id({ required: true, description: "Database ID (UUID) of the lead." }) }),
});

const LeadSent = builder.objectRef<{ recipient: LeadRecipient }>("LeadSent").implement({
  description: "Confirmation that the lead was sent.",
  fields: (t) => ({
    recipient: t.expose("recipient", { type: LeadRecipientType, description: "The recipient." }),
  }),
});

const LeadSaved = builder.objectRef<{ leadId: string }>("LeadSaved").implement({
  description: "The saved lead.",
  fields: (t) => ({
    lead: t.prismaField({
      type: LeadNode,
      description: "The lead, with the change applied.",
      resolve: async (query, { leadId }, _args, { prisma, viewer }) =>
        orNotFound(
          await prisma.lead.findFirst({ ...query, where: { id: leadId, ...visibleLeadsWhere(viewer) } }),
          "Lead",
        ),
    }),
  }),
});

const LeadDeleted = builder.objectRef<{ databaseId: string }>("LeadDeleted").implement({
  description: "A deleted lead.",
  fields: (t) => ({
    databaseId: t.exposeID("databaseId", { description: "Database ID of the deleted lead." }),
  }),
});

mutation("sendLead", {
  description:
    "Sends a buyer's request to a vendor. No account is needed. The company's owners are notified by e-mail; without an owner, administrators handle it. At most 10 per hour.",
  result: "the recipient of the lead",
  permission: "lead.send",
  input: SendLeadInput,
  type: LeadSent,
  failures: [InvalidInput],
  resolve: async ({ softwareId, companyId, ...input }, context) => ({
    recipient: await sendLead(context, subjectKey({ softwareId, companyId }), input),
  }),
});

mutation("updateLead", {
  description: "Changes the status or notes of a lead. Owners of its company and administrators only.",
  result: "the edited lead",
  permission: "lead.manage",
  input: UpdateLeadInput,
  type: LeadSaved,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ifUpdatedAt: seen, ...change }, context) => ({
    leadId: await updateLead(context, requireDatabaseId(databaseId, "Lead"), change, seen),
  }),
});

mutation("deleteLead", {
  description: "Deletes a lead permanently. Owners of its company and administrators only.",
  result: "the ID of the deleted lead",
  permission: "lead.manage",
  input: LeadInput,
  type: LeadDeleted,
  failures: [],
  async resolve({ databaseId }, context) {
    const id = requireDatabaseId(databaseId, "Lead");
    await deleteLead(context, id);
    return { databaseId: id };
  },
});
