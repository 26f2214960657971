import {
  ageOrders,
  auditActions,
  auditSubjects,
  claimDecisions,
  claimStatuses,
  companyOrders,
  databaseKinds,
  flagKinds,
  listingFlagKinds,
  mailTransports,
  moderationDecisions,
  moderationStatuses,
  pictureStores,
  proofDecisions,
  proofRefusalSentences,
  proofRefusals,
  userOrders,
} from "../../inputs/index.ts";
import { vocabulary } from "./vocabulary.ts";

export const AgeOrderEnum = vocabulary("AgeOrder", ageOrders, "Sort order by time.", {
  newest: "Newest first.",
  oldest: "Oldest first.",
});

export const CompanyOrderEnum = vocabulary("CompanyOrder", companyOrders, "Sort order of companies.", {
  name: "By name, ignoring case and accents.",
  newest: "Newest first.",
});

export const UserOrderEnum = vocabulary("UserOrder", userOrders, "Sort order of users.", {
  newest: "Newest account first.",
  oldest: "Oldest account first.",
  name: "By display name, ignoring case and accents.",
});

export const ModerationStatusEnum = vocabulary(
  "ModerationStatus",
  moderationStatuses,
  "Status of a report or flag.",
  {
    open: "Waiting for a decision.",
    upheld: "Justified. A reported or flagged review was hidden.",
    dismissed: "Not justified.",
  },
);

export const ClaimStatusEnum = vocabulary("ClaimStatus", claimStatuses, "Status of a claim.", {
  pending: "Waiting for a decision or for the e-mailed link to be opened.",
  approved: "Approved: the claimant is an owner of the company.",
  rejected: "Rejected, or another claim to the company was approved.",
});

export const ClaimDecisionEnum = vocabulary("ClaimDecision", claimDecisions, "Decision on a claim.", {
  approved: "Makes the claimant an owner of the company and rejects other claims to it.",
  rejected: "Rejects the claim.",
});

export const FlagKindEnum = vocabulary("FlagKind", flagKinds, "Why a review is flagged.", {
  "near-duplicate": "The text is nearly identical to that of other reviews.",
  burst: "The review is one of unusually many of the same listing in a short time.",
  "same-domain":
    "The author and other reviewers of the same listing have e-mail addresses at the same organization.",
  "own-company": "The author has become a member of the company that owns the listing.",
  "hidden-before":
    "The author, or a deleted account with the same mailbox, deleted an earlier review of the same listing while it was hidden. The new review starts hidden.",
  "same-mailbox":
    "Another review of the same listing was written from or verified with the same mailbox. Unless it was verified by an administrator, the review is hidden until a moderator publishes it.",
  ring: "The author and other accounts reviewed the same three listings or more, more often than chance and the popularity of the listings explain.",
  "shared-organisation":
    "Over a year, a quarter or more of the listing's reviews with a proved work mailbox, and at least five, come from one organization.",
  "new-organisations":
    "Over a year, more of the listing's reviews with a proved work mailbox come from organizations that had none before than of other listings.",
  "rating-gap":
    "The review is one of a group of unproven ones (no accepted proof of use, no proved work mailbox at a known organization) whose ratings differ from those of the listing's proven reviewers.",
});

export const ListingFlagKindEnum = vocabulary(
  "ListingFlagKind",
  listingFlagKinds,
  "Why a listing is flagged.",
  {
    relisted:
      "It has the name or website of an earlier, badly reviewed listing that is now a Draft or has no vendor.",
    repurposed: "Its name or categories have changed so much that its reviews may be about something else.",
  },
);

export const ModerationDecisionEnum = vocabulary(
  "ModerationDecision",
  moderationDecisions,
  "Decision on a report or flag.",
  {
    upheld:
      "Justified. A reported or flagged review is hidden, and its author is notified of the reason. A flagged listing does not change.",
    dismissed: "Not justified. Nothing changes.",
  },
);

export const ProofDecisionEnum = vocabulary("ProofDecision", proofDecisions, "Decision on a proof of use.", {
  accepted: "The author uses the listing.",
  refused: "The file does not show it.",
});

export const ProofRefusalEnum = vocabulary(
  "ProofRefusal",
  proofRefusals,
  "Why a proof of use is refused.",
  proofRefusalSentences,
);

export const AuditActionEnum = vocabulary("AuditAction", auditActions, "An action in the audit log.", {
  "review.verify": "Marked a review as verified.",
  "review.unverify": "Marked a review as unverified.",
  "proof.accept": "Accepted a proof of use for a review.",
  "proof.refuse": "Refused a proof of use for a review.",
  "review.hide": "Hid a review.",
  "review.publish": "Published a hidden review.",
  "review.delete": "Deleted a review.",
  "report.uphold": "Upheld a report of a review.",
  "report.dismiss": "Dismissed a report of a review.",
  "report.reopen": "Reopened a report of a review.",
  "flag.uphold": "Upheld a flag of a review.",
  "flag.dismiss": "Dismissed a flag of a review.",
  "flag.reopen": "Reopened a flag of a review.",
  "listing-flag.uphold": "Upheld a flag of a listing.",
  "listing-flag.dismiss": "Dismissed a flag of a listing.",
  "listing-flag.reopen": "Reopened a flag of a listing.",
  "company.claim": "Became the owner of a company with an e-mailed link.",
  "claim.approve": "Approved a claim to a company.",
  "claim.reject": "Rejected a claim to a company.",
  "company.verify": "Marked a company as verified.",
  "company.unverify": "Marked a company as unverified.",
  "company.change": "Edited a company as an administrator.",
  "company.delete": "Deleted a company.",
  "member.invite": "Invited a member to a company as an administrator.",
  "member.change": "Changed a company member's role.",
  "member.remove": "Removed a member or an invitation from a company.",
  "lead.change": "Edited a lead as an administrator.",
  "lead.delete": "Deleted a lead.",
  "answer.delete": "Deleted a vendor's answer to a review.",
  "software.create": "Created a listing as an administrator.",
  "software.feature": "Featured a listing.",
  "software.unfeature": "Stopped featuring a listing.",
  "software.change": "Edited a listing as an administrator.",
  "software.remove-former-name": "Removed the former name of a listing.",
  "software.set-notice": "Set a notice of manipulation on a listing.",
  "software.remove-notice": "Removed the notice of manipulation of a listing.",
  "software.delete": "Deleted a listing.",
  "category.create": "Created a category.",
  "category.change": "Edited, renamed, moved, hid or showed a category.",
  "user.grant-admin": "Granted the administrator role.",
  "user.revoke-admin": "Revoked the administrator role.",
  "user.suspend": "Suspended an account.",
  "user.reinstate": "Reinstated a suspended account.",
  "user.reset-two-step": "Turned off two-step verification of an account.",
  "user.delete": "Deleted an account.",
  "token.revoke": "Revoked an API token of a user or company.",
  "webhook.create": "Created a webhook of a user or company.",
  "webhook.change": "Changed a webhook of a user or company.",
  "webhook.rotate": "Created a new signing secret for a webhook.",
  "webhook.delete": "Deleted a webhook of a user or company.",
  "invitation.create": "Made links that invite reviewers of a listing.",
  "invitation.revoke": "Revoked such links.",
  "suggestion.accept": "Accepted a suggested product.",
  "suggestion.refuse": "Refused a product that the user suggested.",
});

export const AuditSubjectEnum = vocabulary(
  "AuditSubject",
  auditSubjects,
  "Type of the subject of an audit log entry.",
  {
    category: "A category.",
    company: "A company, or one of its members, leads or tokens.",
    review: "A review, or one of its reports or flags.",
    software: "A listing, or one of its flags.",
    user: "A user account.",
  },
);

export const DatabaseKindEnum = vocabulary("DatabaseKind", databaseKinds, "Where data is stored.", {
  embedded: "Embedded database in the data directory.",
  postgresql: "PostgreSQL server.",
});

export const MailTransportEnum = vocabulary("MailTransport", mailTransports, "How e-mail is sent.", {
  smtp: "Through a mail server (SMTP).",
  outbox: "Not sent. Messages are stored as files in the outbox directory.",
});

export const PictureStoreEnum = vocabulary(
  "PictureStore",
  pictureStores,
  "Where uploaded images are stored.",
  {
    database: "In the database.",
    "object-store": "In an S3-compatible object store.",
  },
);
