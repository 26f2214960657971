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

/** GraphQL names of the vocabularies of api/src/inputs: "small-business" is SMALL_BUSINESS, "review.hide" REVIEW_HIDE; digits are spelled out. */
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

export const CategoryTypeEnum = vocabulary("CategoryType", categoryTypes, "What a category lists.", {
  software: "Software.",
  service: "Services.",
});

export const BillingPeriodEnum = vocabulary("BillingPeriod", billingPeriods, "How often a plan is billed.", {
  month: "Every month.",
  year: "Every year.",
});

export const MemberRoleEnum = vocabulary("MemberRole", memberRoles, "What a member may do for a company.", {
  owner: "Everything: the company itself, its members, its leads, and what editors may.",
  editor: "Its listings, and answers to reviews of them.",
});

export const SegmentEnum = vocabulary(
  "Segment",
  segments,
  "Market segment, by the reviewer's company size.",
  {
    "small-business": "1 to 50 employees.",
    "mid-market": "51 to 1000 employees.",
    enterprise: "More than 1000 employees.",
  },
);

export const SoftwareSortEnum = vocabulary("SoftwareSort", softwareOrders, "Orders of software.", {
  rating:
    "Highest rated first: software with 5 or more published reviews by exact mean, then software with 1 to 4 reviews " +
    "by exact mean, then unrated software; ties by the rank score in the primary category, then by name. With a search " +
    "text the same as MEAN_RATING.",
  "mean-rating":
    "Exact mean, highest first, whatever the number of reviews; ties by the rank score in the primary category, then by " +
    "name; unrated software last.",
  reviews: "Most published reviews first.",
  newest: "Added last first.",
  name: "By name, without regard to case and accents.",
});

export const QuickFilterEnum = vocabulary(
  "QuickFilter",
  quickFilters,
  "Ready-made filters of the directory.",
  {
    top: "Rated 4.5 and up (exact mean).",
    trending:
      "Gaining: 10 × reviews + views of the last 14 days, less those of the 14 days before, is above 0.",
    recent: "Added in the last 30 days.",
  },
);

export const ReviewSortEnum = vocabulary("ReviewSort", reviewSorts, "Orders of reviews.", {
  recent: "Newest first.",
  highest: "Most stars first, then newest.",
  lowest: "Fewest stars first, then newest.",
});

export const AgeOrderEnum = vocabulary("AgeOrder", ageOrders, "Orders of administrators' lists by age.", {
  newest: "Latest first.",
  oldest: "Earliest first.",
});

export const CompanyOrderEnum = vocabulary(
  "CompanyOrder",
  companyOrders,
  "Orders of administrators' list of companies.",
  { name: "By name, without regard to case and accents.", newest: "Added last first." },
);

export const UserOrderEnum = vocabulary("UserOrder", userOrders, "Orders of administrators' list of users.", {
  newest: "Joined last first.",
  oldest: "Joined first first.",
  name: "By the name that is shown, without regard to case and accents.",
});

export const ModerationStatusEnum = vocabulary(
  "ModerationStatus",
  moderationStatuses,
  "What has become of a report or a flag.",
  {
    open: "Nobody has decided it.",
    upheld: "It was right: the review was hidden.",
    dismissed: "There was nothing in it.",
  },
);

export const ClaimStatusEnum = vocabulary("ClaimStatus", claimStatuses, "What has become of a claim.", {
  pending: "Nobody has decided it.",
  approved: "The company is theirs.",
  rejected: "It was refused, or somebody else's was approved.",
});

export const ClaimDecisionEnum = vocabulary("ClaimDecision", claimDecisions, "What is decided of a claim.", {
  approved: "The company is theirs; other claims to it are refused.",
  rejected: "It is not.",
});

export const FlagKindEnum = vocabulary("FlagKind", flagKinds, "Why a review is flagged.", {
  "near-duplicate": "Its text is nearly that of others.",
  burst: "It came among many reviews of the same software, against its usual pace.",
  "same-domain": "Its author and others of the same organisation reviewed the same software.",
  "own-company": "Its author has become a member of the software's company.",
  "hidden-before":
    "Its author, or a deleted account with the same mailbox, had deleted a hidden review of the same software. It began hidden too.",
  "same-mailbox":
    "Another review of the same software was written from, or verified by, the same mailbox. Unless an administrator had verified it, it is hidden until moderators publish it.",
});

export const ListingFlagKindEnum = vocabulary(
  "ListingFlagKind",
  listingFlagKinds,
  "Why a listing is flagged.",
  {
    relisted:
      "It has the name or website of a badly reviewed listing that was made a Draft, or that has no vendor any more.",
    repurposed: "Its name or its categories have clearly changed since it was praised.",
  },
);

export const ModerationDecisionEnum = vocabulary(
  "ModerationDecision",
  moderationDecisions,
  "What is decided of a report or a flag.",
  {
    upheld: "It is right: the review is hidden, and its author told why.",
    dismissed: "There is nothing in it: the review stays as it is.",
  },
);

export const ReviewRatingEnum = vocabulary(
  "ReviewRatingFilter",
  reviewRatings,
  "Keeps reviews with these stars.",
  {
    "5": "Exactly 5.",
    "4": "Exactly 4.",
    "3": "Exactly 3.",
    low: "1 or 2.",
  },
);

export const MinimumRatingEnum = vocabulary(
  "MinimumRating",
  minimumRatings,
  "So many stars and up (exact mean).",
  {
    "4": "4 and up.",
    "3": "3 and up.",
    "2": "2 and up.",
  },
);

export const PricingFilterEnum = vocabulary("PricingFilter", pricingFilters, "Keeps software by its plans.", {
  "has-pricing": "A plan exists.",
  "free-option": "A plan at 0 exists.",
});

export const ReportReasonEnum = vocabulary("ReportReason", reportReasons, "What is wrong with a review.", {
  advertising: "It advertises something, or was paid for.",
  "conflict-of-interest": "Its author has an interest in the software, or in a competitor.",
  offensive: "It insults or threatens.",
  "personal-data": "It names people, or tells what is theirs to tell.",
  "off-topic": "It is not about the software.",
  other: "Something else, which the details say.",
});

export const LeadKindEnum = vocabulary("LeadKind", leadKinds, "What a buyer asks a vendor for.", {
  demo: "A demo of a software.",
  contact: "To be written to.",
  information: "Information.",
  schedule: "A date for a demo.",
});

export const LeadStatusEnum = vocabulary("LeadStatus", leadStatuses, "What a vendor has made of a lead.", {
  new: "Nothing yet: each begins so.",
  contacted: "The buyer was answered.",
  closed: "There is nothing left to do.",
  spam: "It is no honest request. What only a program would send begins so.",
});

export const OptionalMailEnum = vocabulary("OptionalMail", optionalMails, "Mails that one may do without.", {
  "review-thanks": "Thanks for a review of one's own.",
  "review-answered": "A vendor has answered a review of one's own.",
  "new-lead": "A lead has come for a company that one owns.",
  "new-review": "There is a new review of software of a company that one is a member of.",
});

export const ReviewStatusEnum = builder.enumType("ReviewStatus", {
  description: "Who sees a review.",
  values: {
    PUBLISHED: { value: "published", description: "Everyone." },
    HIDDEN: { value: "hidden", description: "Its author and administrators." },
  } as const,
});

export const ListingStatusEnum = builder.enumType("ListingStatus", {
  description: "Which software a list shows.",
  values: {
    LIVE: { value: "live", description: "Live only." },
    ALL: { value: "all", description: "Drafts too, for those who may see them." },
  } as const,
});

export const SuggestionTypeEnum = builder.enumType("SuggestionType", {
  description: "What a search suggestion leads to.",
  values: {
    CATEGORY: { value: "category", description: "A category page." },
    SOFTWARE: { value: "software", description: "A listing." },
  } as const,
});

export const AuditActionEnum = vocabulary("AuditAction", auditActions, "What somebody did.", {
  "review.verify": "Said that a review's author uses the software.",
  "review.unverify": "Took that back.",
  "review.hide": "Hid a review from the public.",
  "review.publish": "Published a hidden review again.",
  "review.delete": "Deleted somebody's review.",
  "report.uphold": "Said that a reader's report of a review is right.",
  "report.dismiss": "Said that there is nothing in it.",
  "report.reopen": "Took that back.",
  "flag.uphold": "Said that the integrity checks are right about a review.",
  "flag.dismiss": "Said that there is nothing in it.",
  "flag.reopen": "Took that back.",
  "listing-flag.uphold": "Upheld a flag of a listing.",
  "listing-flag.dismiss": "Dismissed a flag of a listing.",
  "listing-flag.reopen": "Reopened a decided flag of a listing.",
  "company.claim": "Became the owner of a company by a mailed link.",
  "claim.approve": "Gave a company to whoever claims it.",
  "claim.reject": "Refused that.",
  "company.verify": "Said that a company is who it says it is.",
  "company.unverify": "Took that back.",
  "company.change": "Changed a company, as an administrator.",
  "company.delete": "Deleted a company.",
  "member.invite": "Invited somebody to a company, as an administrator.",
  "member.change": "Gave a member of one another role.",
  "member.remove": "Took a member or an invitation out of one.",
  "lead.change": "Noted something of a lead, as an administrator.",
  "lead.delete": "Deleted one.",
  "answer.delete": "Took a vendor's answer to a review back.",
  "software.create": "Put up a listing, as an administrator.",
  "software.feature": "Featured a listing.",
  "software.unfeature": "Took that back.",
  "software.change": "Changed a listing, as an administrator.",
  "software.remove-former-name": "Removed the former name of a listing.",
  "software.delete": "Deleted a listing.",
  "category.create": "Made a category.",
  "category.change": "Changed, renamed, moved or hid a category, or showed it again.",
  "user.grant-admin": "Made somebody an administrator.",
  "user.revoke-admin": "Took that back.",
  "user.suspend": "Suspended an account.",
  "user.reinstate": "Let a suspended account in again.",
  "user.delete": "Deleted somebody's account.",
  "token.revoke": "Revoked an API token of the user or the company.",
});

export const AuditSubjectEnum = vocabulary("AuditSubject", auditSubjects, "What it was done to.", {
  category: "A category.",
  company: "A company.",
  review: "A review; decisions of reports and flags too.",
  software: "A listing; decisions of its flags too.",
  user: "An account.",
});

export const DatabaseKindEnum = vocabulary("DatabaseKind", databaseKinds, "Where the data are.", {
  embedded: "In a folder beside the process.",
  postgresql: "On a PostgreSQL server.",
});

export const MailTransportEnum = vocabulary("MailTransport", mailTransports, "How mails leave.", {
  smtp: "To a mail server.",
  outbox: "As files in a folder: nobody gets any.",
});

export const PictureStoreEnum = vocabulary(
  "PictureStore",
  pictureStores,
  "Where the bytes of pictures are.",
  {
    database: "In the database.",
    "object-store": "In an object store.",
  },
);

export const ApiScopeEnum = vocabulary("ApiScope", apiScopes, "What an API token lets a program do.", {
  "read:directory": "Read what anyone reads; every token may.",
  "read:company":
    "Read what companies are told of themselves: Drafts, and the figures of those that one owns. No leads.",
  "write:listings": "Put up listings of one's companies and change them; see their Drafts.",
});
