import { Conflict, InvalidInput, invalid } from "../../domain/errors.ts";
import { deleteLead, updateLead } from "../../domain/lead/change.ts";
import { sendLead } from "../../domain/lead/send.ts";
import { type LeadSubject, leadSubject, type SubjectKey } from "../../domain/lead/subject.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { LeadKindEnum, LeadStatusEnum } from "./enums.ts";
import { ifUpdatedAt } from "./if-updated-at.ts";
import { LeadNode } from "./lead.ts";

const LeadSubjectType = builder.objectRef<LeadSubject>("LeadSubject").implement({
  description: "What a lead is about, and whom it reaches.",
  fields: (t) => ({
    companyName: t.exposeString("companyName", {
      nullable: true,
      description: "The vendor; null where none is known.",
    }),
    softwareName: t.exposeString("softwareName", {
      nullable: true,
      description: "The software; null where it is about the company as a whole.",
    }),
    isClaimed: t.exposeBoolean("isClaimed", {
      description: "Is there an owner who reads it? Otherwise it waits with the administrators.",
    }),
  }),
});

interface SubjectGiven {
  softwareId?: string | null | undefined;
  companyId?: string | null | undefined;
}

function subjectKey({ softwareId, companyId }: SubjectGiven): SubjectKey {
  if ((softwareId == null) === (companyId == null))
    throw invalid("softwareId", "Give softwareId or companyId");
  return softwareId != null
    ? { softwareId: requireDatabaseId(softwareId, "Software") }
    : { companyId: requireDatabaseId(companyId ?? "", "Company") };
}

builder.queryField("leadSubject", (t) =>
  t.field({
    type: LeadSubjectType,
    description: "Whom a lead about this software or company reaches. NOT_FOUND where there is none.",
    args: {
      softwareId: t.arg.id({ description: "Database id of Live software; or give the company." }),
      companyId: t.arg.id({ description: "Database id; or give the software." }),
    },
    resolve: (_root, given, { prisma }) => leadSubject(prisma, subjectKey(given)),
  }),
);

const SendLeadInput = builder.inputType("SendLeadInput", {
  description: "A buyer's request. Software goes to its company.",
  fields: (t) => ({
    softwareId: t.id({ description: "Database id of Live software; or give the company." }),
    companyId: t.id({ description: "Database id; or give the software." }),
    kind: t.field({ type: LeadKindEnum, required: true, description: "What is asked for." }),
    name: t.string({ required: true, description: "At most 80 characters." }),
    email: t.string({ required: true, description: "Where the answer is to go; at most 254 characters." }),
    companyName: t.string({ description: "Where the buyer works; at most 120 characters." }),
    message: t.string({
      description: "Plain text, at most 4,000 characters; required with CONTACT and INFORMATION.",
    }),
    consent: t.boolean({
      required: true,
      description: "The buyer agrees that the vendor is given all this; must be true.",
    }),
    topic: t.string({ description: "To be left empty: a field that people do not see." }),
    openedFor: t.int({ description: "For how many milliseconds the form was open." }),
  }),
});

const UpdateLeadInput = builder.inputType("UpdateLeadInput", {
  description: "What is noted of a lead. What is absent stays; null empties.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Which lead." }),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
    status: t.field({ type: LeadStatusEnum, description: "What was made of it." }),
    notes: t.string({ description: "Plain text, at most 4,000 characters." }),
  }),
});

const LeadInput = builder.inputType("LeadInput", {
  description: "One lead.",
  fields: (t) => ({ databaseId: t.id({ required: true, description: "Which lead." }) }),
});

const LeadSent = builder.objectRef<{ subject: LeadSubject }>("LeadSent").implement({
  description: "The request is on its way.",
  fields: (t) => ({
    subject: t.expose("subject", { type: LeadSubjectType, description: "Whom it reaches." }),
  }),
});

const LeadSaved = builder.objectRef<{ leadId: string }>("LeadSaved").implement({
  description: "The lead is as it was sent.",
  fields: (t) => ({
    lead: t.prismaField({
      type: LeadNode,
      description: "As it is now.",
      resolve: (query, { leadId }, _args, { prisma }) =>
        prisma.lead.findUniqueOrThrow({ ...query, where: { id: leadId } }),
    }),
  }),
});

const LeadDeleted = builder.objectRef<{ databaseId: string }>("LeadDeleted").implement({
  description: "The lead is gone.",
  fields: (t) => ({ databaseId: t.exposeID("databaseId", { description: "Which it was." }) }),
});

mutation("sendLead", {
  description:
    "Asks a vendor for something, signed in or not. Its owners get a mail; without an owner it waits with the administrators. 10 an hour.",
  permission: "lead.send",
  input: SendLeadInput,
  type: LeadSent,
  failures: [InvalidInput],
  resolve: async ({ softwareId, companyId, ...input }, context) => ({
    subject: await sendLead(context, subjectKey({ softwareId, companyId }), input),
  }),
});

mutation("updateLead", {
  description: "Notes what was made of a lead: its company's owners may, and administrators.",
  permission: "lead.keep",
  input: UpdateLeadInput,
  type: LeadSaved,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ifUpdatedAt: seen, ...change }, context) => ({
    leadId: await updateLead(context, requireDatabaseId(databaseId, "Lead"), change, seen),
  }),
});

mutation("deleteLead", {
  description: "Deletes a lead for good: its company's owners may, and administrators.",
  permission: "lead.keep",
  input: LeadInput,
  type: LeadDeleted,
  failures: [],
  async resolve({ databaseId }, context) {
    const id = requireDatabaseId(databaseId, "Lead");
    await deleteLead(context, id);
    return { databaseId: id };
  },
});
