import {
  apiScopes,
  billingPeriods,
  categorySorts,
  categoryTypes,
  leadKinds,
  leadStatuses,
  manipulationReasonSentences,
  manipulationReasons,
  memberRoles,
  minimumRatings,
  optionalMails,
  planUnits,
  pricingFilters,
  proofFormats,
  proofKinds,
  quickFilters,
  reportReasons,
  reviewLabelKinds,
  reviewRatings,
  reviewSorts,
  segments,
  softwareOrders,
} from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { vocabulary } from "./vocabulary.ts";

export const CategoryTypeEnum = vocabulary("CategoryType", categoryTypes, "What a category contains.", {
  software: "Software.",
  service: "Services.",
});

export const CategorySortEnum = vocabulary("CategorySort", categorySorts, "Sort order of categories.", {
  name: "By name.",
  "software-count": "Most Live listings first, then by name.",
});

export const BillingPeriodEnum = vocabulary("BillingPeriod", billingPeriods, "Billing period of a plan.", {
  month: "Billed monthly.",
  year: "Billed yearly.",
  once: "Paid once.",
});

export const PlanUnitEnum = vocabulary("PlanUnit", planUnits, "What the price of a plan is for.", {
  person: "Each person who uses it.",
  flat: "Everybody together.",
});

export const MemberRoleEnum = vocabulary("MemberRole", memberRoles, "What a member may do for a company.", {
  owner: "Everything: the company, its members, leads and API tokens, and all that editors may do.",
  editor: "Create and edit its listings, and answer their reviews.",
});

export const ManipulationReasonEnum = vocabulary(
  "ManipulationReason",
  manipulationReasons,
  "Why a listing has a notice of manipulation.",
  manipulationReasonSentences,
);

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
  match:
    "Best match with the search text: words of the name and of categories with their synonyms first, then features, then other " +
    "texts; rare words count more. Also finds listings that match only some of the words. Ties are ordered by rank score in the " +
    "primary category, then by name. Without a search text, same as RATING.",
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

export const ApiScopeEnum = vocabulary("ApiScope", apiScopes, "Permission of an API token.", {
  "read:directory": "Read public data. Every token has this scope.",
  "read:company":
    "Read the owner's company data that is not public: Drafts, and the analytics of companies they own. Leads are not included.",
  "write:listings": "Create and edit listings of the owner's companies, and read their Drafts.",
  "read:webhooks":
    "Read the webhooks of the owner and of companies they own, with their deliveries, which may contain leads.",
  "write:webhooks":
    "Create, change and delete the webhooks of the owner and of companies they own, and read them with their deliveries, which may contain leads.",
  "read:invitations":
    "Read how many invitations of the owner's companies to reviewers are open, used, expired and revoked.",
  "write:invitations":
    "Invite reviewers for listings of the owner's companies, revoke these invitations, and read how many are open, used, expired and revoked.",
});

export const ProofKindEnum = vocabulary("ProofKind", proofKinds, "What a proof of use is.", {
  invoice: "An invoice or a receipt.",
  account: "A screenshot of the author's account.",
  other: "Another document.",
});

export const ProofFormatEnum = vocabulary("ProofFormat", proofFormats, "Format of a proof of use.", {
  webp: "A picture.",
  pdf: "A PDF document, as it was sent.",
});

export const ReviewLabelKindEnum = vocabulary(
  "ReviewLabelKind",
  reviewLabelKinds,
  "What a label of a review says.",
  {
    "proof-of-use": "Moderators of this site confirmed that the author uses the listing.",
    "work-mailbox": "The author has a mailbox at a company other than the listing's vendor.",
    imported: "The site from which the review was imported calls it verified.",
    invited: "The vendor invited the author to write it. That proves nothing about use.",
  },
);
