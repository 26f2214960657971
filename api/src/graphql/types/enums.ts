import {
  ageOrders,
  apiScopes,
  auditActions,
  auditSubjects,
  billingPeriods,
  categoryTypes,
  claimDecisions,
  claimStatuses,
  companyOrders,
  databaseKinds,
  flagKinds,
  leadKinds,
  leadStatuses,
  listingFlagKinds,
  mailTransports,
  memberRoles,
  minimumRatings,
  moderationDecisions,
  moderationStatuses,
  optionalMails,
  pictureStores,
  pricingFilters,
  quickFilters,
  reportReasons,
  reviewRatings,
  reviewSorts,
  segments,
  softwareOrders,
  userOrders,
} from "../../inputs/index.ts";
import { builder } from "../builder.ts";

/** GraphQL names cannot begin with a digit. Other words are written in upper case: "review.hide" is REVIEW_HIDE. */
const spelled: Readonly<Record<string, string>> = { "2": "TWO", "3": "THREE", "4": "FOUR", "5": "FIVE" };

/** The enum of a vocabulary, with what each of its words means. */
export function vocabulary<const Word extends string>(
  name: string,
  words: readonly Word[],
  description: string,
  meanings: Readonly<Record<Word, string>>,
) {
  const values = Object.fromEntries(
    words.map((word) => {
      const key = spelled[word] ?? word.toUpperCase().replaceAll(/[-.:]/g, "_");
      return [key, { value: word, description: meanings[word] }];
    }),
  );
  return builder.enumType(name, {
    description,
    values: values as Record<string, { value: Word; description: string }>,
  });
}

export const CategoryTypeEnum = vocabulary("CategoryType", categoryTypes, "What a category contains.", {
  software: "Software.",
  service: "Services.",
});

export const BillingPeriodEnum = vocabulary("BillingPeriod", billingPeriods, "Billing period of a plan.", {
  month: "Billed monthly.",
  year: "Billed yearly.",
});

export const MemberRoleEnum = vocabulary("MemberRole", memberRoles, "What a member may do for a company.", {
  owner: "Everything: the company, its members, leads and API tokens, and all that editors may do.",
  editor: "Create and edit its listings, and answer their reviews.",
});

export const SegmentEnum = vocabulary(
  "Segment",
  segments,
  "Market segment, by number of employees of the reviewer's company.",
  {
    "small-business": "1 to 50 employees.",
    "mid-market": "51 to 1,000 employees.",
    enterprise: "More than 1,000 employees.",
  },
);

export const SoftwareSortEnum = vocabulary("SoftwareSort", softwareOrders, "Sort order of listings.", {
  rating:
    "Listings with 5 or more published reviews by exact mean rating, highest first; then those with 1 to 4 reviews; then " +
    "unrated ones. Ties are ordered by rank score in the primary category, then by name. Same as MEAN_RATING if a search " +
    "text is given.",
  "mean-rating":
    "Exact mean rating, highest first, regardless of the number of reviews. Ties are ordered by rank score in the primary " +
    "category, then by name. Unrated listings are last.",
  reviews: "Most published reviews first.",
  newest: "Newest listing first.",
  name: "By name, ignoring case and accents.",
});

export const QuickFilterEnum = vocabulary(
  "QuickFilter",
  quickFilters,
  "Predefined filters of the directory.",
  {
    top: "Exact mean rating of 4.5 or more.",
    trending: "Growing: 10 × reviews + page views of the last 14 days is higher than in the 14 days before.",
    recent: "Added in the last 30 days.",
  },
);

export const ReviewSortEnum = vocabulary("ReviewSort", reviewSorts, "Sort order of reviews.", {
  recent: "Newest first.",
  highest: "Highest rating first, then newest.",
  lowest: "Lowest rating first, then newest.",
});

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
    upheld: "Justified. A review concerned was hidden.",
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
    upheld: "Justified. A review concerned is hidden, and its author notified of the reason.",
    dismissed: "Not justified. Nothing changes.",
  },
);

export const ReviewRatingEnum = vocabulary(
  "ReviewRatingFilter",
  reviewRatings,
  "Filter by star rating of a review.",
  {
    "5": "5 stars.",
    "4": "4 stars.",
    "3": "3 stars.",
    low: "1 or 2 stars.",
  },
);

export const MinimumRatingEnum = vocabulary(
  "MinimumRating",
  minimumRatings,
  "Minimum of the exact mean rating.",
  {
    "4": "4 or more.",
    "3": "3 or more.",
    "2": "2 or more.",
  },
);

export const PricingFilterEnum = vocabulary("PricingFilter", pricingFilters, "Filter by pricing.", {
  "has-pricing": "Has at least one plan.",
  "free-option": "Has a free plan.",
});

export const ReportReasonEnum = vocabulary("ReportReason", reportReasons, "Reason for reporting a review.", {
  advertising: "Advertising, or a paid review.",
  "conflict-of-interest": "The author has an interest in the listing or in a competitor.",
  offensive: "Insults or threats.",
  "personal-data": "Personal data of others.",
  "off-topic": "Not about the listing.",
  other: "Another reason, given in `details`.",
});

export const LeadKindEnum = vocabulary("LeadKind", leadKinds, "Kind of a buyer's request.", {
  demo: "A demo of the software.",
  contact: "To be contacted.",
  information: "More information.",
  schedule: "An appointment for a demo.",
});

export const LeadStatusEnum = vocabulary("LeadStatus", leadStatuses, "Status of a lead.", {
  new: "Not handled yet. Leads start with this status.",
  contacted: "The buyer was contacted.",
  closed: "Closed.",
  spam: "Spam. Leads that look automated start with this status.",
});

export const OptionalMailEnum = vocabulary(
  "OptionalMail",
  optionalMails,
  "E-mail notifications that users can switch off.",
  {
    "review-thanks": "Thanks for a published review.",
    "review-answered": "A vendor answered the user's review.",
    "new-lead": "A new lead for a company that the user owns.",
    "new-review": "A new review of a listing of a company that the user is a member of.",
  },
);

export const ReviewStatusEnum = builder.enumType("ReviewStatus", {
  description: "Visibility of a review.",
  values: {
    PUBLISHED: { value: "published", description: "Visible to everyone." },
    HIDDEN: { value: "hidden", description: "Visible to its author and administrators only." },
  } as const,
});

export const ListingStatusEnum = builder.enumType("ListingStatus", {
  description: "Which listings are included, by status.",
  values: {
    LIVE: { value: "live", description: "Live listings only." },
    ALL: { value: "all", description: "Live listings, and Drafts that the caller may see." },
  } as const,
});

export const SuggestionTypeEnum = builder.enumType("SuggestionType", {
  description: "What a search suggestion leads to.",
  values: {
    CATEGORY: { value: "category", description: "A category." },
    SOFTWARE: { value: "software", description: "A listing." },
  } as const,
});

export const AuditActionEnum = vocabulary("AuditAction", auditActions, "An action in the audit log.", {
  "review.verify": "Marked a review as verified.",
  "review.unverify": "Marked a review as unverified.",
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
  "software.delete": "Deleted a listing.",
  "category.create": "Created a category.",
  "category.change": "Edited, renamed, moved, hid or showed a category.",
  "user.grant-admin": "Granted the administrator role.",
  "user.revoke-admin": "Revoked the administrator role.",
  "user.suspend": "Suspended an account.",
  "user.reinstate": "Reinstated a suspended account.",
  "user.delete": "Deleted an account.",
  "token.revoke": "Revoked an API token of a user or company.",
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

export const ApiScopeEnum = vocabulary("ApiScope", apiScopes, "Permission of an API token.", {
  "read:directory": "Read public data. Every token has this scope.",
  "read:company":
    "Read the owner's company data that is not public: Drafts, and the analytics of companies they own. Leads are not included.",
  "write:listings": "Create and edit listings of the owner's companies, and read their Drafts.",
});
