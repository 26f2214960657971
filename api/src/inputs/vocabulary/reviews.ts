/** Fields of work on the role page (specification 3, Reviewer roles). */
export const reviewerRoles = [
  "Advertising",
  "E-Commerce/Retail",
  "Finance & Accounting",
  "HR",
  "Sales",
  "Information Technology",
  "Marketing",
  "Business Operations & Analytics",
  "Media and Communication",
  "Customer Support",
  "Software Development",
  "Program and Project Management",
  "Design",
  "Other",
] as const;
export type ReviewerRole = (typeof reviewerRoles)[number];

/** How long a reviewer has used the software. */
export const usedForSpans = ["under-6-months", "6-12-months", "1-2-years", "over-2-years"] as const;
export type UsedForSpan = (typeof usedForSpans)[number];

/** Why a review names another listing. */
export const namedProductKinds = ["used-before", "considered"] as const;
export type NamedProductKind = (typeof namedProductKinds)[number];

/** Why a reader reports a review. */
export const reportReasons = [
  "advertising",
  "conflict-of-interest",
  "offensive",
  "personal-data",
  "off-topic",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Who sees a review: everyone, or its author and administrators. */
export const reviewStatuses = ["published", "hidden"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** What a label of a review says: what was proved of its author, or that the vendor invited them. */
export const reviewLabelKinds = ["proof-of-use", "work-mailbox", "imported", "invited"] as const;
export type ReviewLabelKind = (typeof reviewLabelKinds)[number];

/** The label of a review that was written by invitation of the vendor. */
export const invitedLabel = "Invited by the vendor";

/** States of a link by which a vendor invites a reviewer. */
export const invitationStates = ["open", "used", "expired", "revoked"] as const;
export type InvitationState = (typeof invitationStates)[number];

/** What whoever has a link is told of it: not whether it was used, which its vendor could ask for each customer's. */
export const invitationLinkStates = [
  "open",
  "expired",
  "revoked",
] as const satisfies readonly InvitationState[];
export type InvitationLinkState = (typeof invitationLinkStates)[number];

/** What a proof of use is. */
export const proofKinds = ["invoice", "account", "other"] as const;
export type ProofKind = (typeof proofKinds)[number];

/** What each kind of proof is called within a sentence. */
export const proofNames: Readonly<Record<ProofKind, string>> = {
  invoice: "invoice",
  account: "screenshot of the account",
  other: "other document",
};

/** Stored formats of proofs of use. */
export const proofFormats = ["webp", "pdf"] as const;
export type ProofFormat = (typeof proofFormats)[number];

/** What moderators decide of a proof of use. */
export const proofDecisions = ["accepted", "refused"] as const;
export type ProofDecision = (typeof proofDecisions)[number];

/** Why a proof of use is refused. */
export const proofRefusals = ["unreadable", "other-product", "no-use", "not-genuine", "other"] as const;
export type ProofRefusal = (typeof proofRefusals)[number];

/** What the reviewer is told, a whole sentence for each reason. */
export const proofRefusalSentences: Readonly<Record<ProofRefusal, string>> = {
  unreadable: "The file cannot be read, or too much of it is blacked out.",
  "other-product": "The file is about another product.",
  "no-use": "The file does not show that the product was used.",
  "not-genuine": "The file does not seem to be genuine.",
  other: "The file was not accepted.",
};
