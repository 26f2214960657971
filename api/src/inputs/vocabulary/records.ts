/** Actions in the audit log. Entries are permanent: values may be added, but not removed. */
export const auditActions = [
  "review.verify",
  "review.unverify",
  "proof.accept",
  "proof.refuse",
  "review.hide",
  "review.publish",
  "review.delete",
  "report.uphold",
  "report.dismiss",
  "report.reopen",
  "flag.uphold",
  "flag.dismiss",
  "flag.reopen",
  "listing-flag.uphold",
  "listing-flag.dismiss",
  "listing-flag.reopen",
  "company.claim",
  "claim.approve",
  "claim.reject",
  "company.verify",
  "company.unverify",
  "company.change",
  "member.invite",
  "member.change",
  "member.remove",
  "lead.change",
  "lead.delete",
  "answer.delete",
  "company.delete",
  "software.create",
  "software.feature",
  "software.unfeature",
  "software.change",
  "software.remove-former-name",
  "software.set-notice",
  "software.remove-notice",
  "software.delete",
  "category.create",
  "category.change",
  "user.grant-admin",
  "user.revoke-admin",
  "user.suspend",
  "user.reinstate",
  "user.delete",
  "token.revoke",
  "webhook.create",
  "webhook.change",
  "webhook.rotate",
  "webhook.delete",
  "invitation.create",
  "invitation.revoke",
  "suggestion.accept",
  "suggestion.refuse",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Subjects of audit log entries. */
export const auditSubjects = ["category", "company", "review", "software", "user"] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** What a search of the audit log finds, for the descriptions of GraphQL and REST. */
export const auditSearchFinds =
  "Only entries with this text in the name or e-mail address of the user who did it, in a current or former name of the subject, or in the reason. With one or two characters, only words that begin with it, and review titles are not searched. For each type of subject, the newest 200 with a matching name are considered.";

/** What changes are told of; see domain/change. */
export const changeKinds = ["category", "company", "software", "review"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Parts of a thing that change together. */
export const changeFacets = ["text", "members", "counters", "rank", "clock"] as const;
export type ChangeFacet = (typeof changeFacets)[number];

/** Files of the data export, by what each line of them is. */
export const exportKinds = ["categories", "companies", "software", "plans", "reviews", "rankings"] as const;
export type ExportKind = (typeof exportKinds)[number];

/** Scopes of an API token; see domain/policy.ts. */
export const apiScopes = [
  "read:directory",
  "read:company",
  "write:listings",
  "read:webhooks",
  "write:webhooks",
  "read:invitations",
  "write:invitations",
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** After how many days an API token ends; it may also have no end. */
export const apiTokenDays = [30, 90, 365] as const;
export type ApiTokenDays = (typeof apiTokenDays)[number];

/** Events for a company's webhooks. */
export const companyWebhookEvents = [
  "review.published",
  "review.updated",
  "review.answered",
  "review.removed",
  "lead.received",
  "listing.updated",
  "listing.removed",
  "member.added",
  "member.removed",
] as const;
export type CompanyWebhookEvent = (typeof companyWebhookEvents)[number];

const directoryEvents = [
  "review.changed",
  "software.changed",
  "software.removed",
  "company.changed",
  "company.removed",
  "category.changed",
  "category.removed",
] as const;

/** Events for a user's webhooks: changes of the public directory. */
export const publicWebhookEvents = [...directoryEvents, "review.removed"] as const;
export type PublicWebhookEvent = (typeof publicWebhookEvents)[number];

/** All events that a webhook may subscribe to. */
export const webhookEvents = [...companyWebhookEvents, ...directoryEvents] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** States of a webhook: `disabled` by the server, which gives the reason. */
export const webhookStates = ["enabled", "paused", "disabled"] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why the server disabled a webhook: three days of failures, an answer 410, or too many deliveries waiting. */
export const webhookDisabledReasons = ["failing", "gone", "backlog"] as const;
export type WebhookDisabledReason = (typeof webhookDisabledReasons)[number];

/** Statuses of a delivery. */
export const webhookDeliveryStatuses = ["pending", "delivered", "failed", "cancelled"] as const;
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[number];
