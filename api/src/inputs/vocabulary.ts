/**
 * The closed vocabularies of the product, each written once. The database repeats them as CHECK constraints, which a
 * test compares with these lists.
 */

/** What a category contains (specification 3, Category). */
export const categoryTypes = ["software", "service"] as const;
export type CategoryType = (typeof categoryTypes)[number];

/** Buckets of a company's number of employees (specification 5, Company). */
export const companySizes = ["1-10", "11-50", "51-200", "201-1000", "1000+"] as const;
export type CompanySize = (typeof companySizes)[number];

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

/** Roles of a company's members: owners do everything, editors edit listings and answer reviews. */
export const memberRoles = ["owner", "editor"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** How long a reviewer has used the software. */
export const usedForSpans = ["under-6-months", "6-12-months", "1-2-years", "over-2-years"] as const;
export type UsedForSpan = (typeof usedForSpans)[number];

/** Why a review names another listing. */
export const namedProductKinds = ["used-before", "considered"] as const;
export type NamedProductKind = (typeof namedProductKinds)[number];

/** How often a plan is billed; once is a single payment. */
export const billingPeriods = ["month", "year", "once"] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** Whether a listing has a feature, from what its vendor and its reviewers say. */
export const featureStates = ["yes", "no", "disputed", "unknown"] as const;
export type FeatureState = (typeof featureStates)[number];

/** What the price of a plan is for: each person who uses it, or everybody together. */
export const planUnits = ["person", "flat"] as const;
export type PlanUnit = (typeof planUnits)[number];

/** Where software runs, or that it can be installed on one's own servers. */
export const platforms = ["web", "windows", "macos", "linux", "ios", "android", "self-hosted"] as const;
export type Platform = (typeof platforms)[number];

/** How the vendor helps its customers; around the clock is a person at any hour. */
export const supportKinds = [
  "email",
  "phone",
  "chat",
  "forum",
  "knowledge-base",
  "training",
  "around-the-clock",
] as const;
export type SupportKind = (typeof supportKinds)[number];

/** Market segments by the reviewer's company size: up to 50, up to 1000, and more employees. */
export const segments = ["small-business", "mid-market", "enterprise"] as const;
export type Segment = (typeof segments)[number];

/** Which segment a company size belongs to. */
export const segmentOfSize: Readonly<Record<CompanySize, Segment>> = {
  "1-10": "small-business",
  "11-50": "small-business",
  "51-200": "mid-market",
  "201-1000": "mid-market",
  "1000+": "enterprise",
};

/** The shares shown for a category without a review, in percent (specification 9). */
export const estimatedSegmentShares: Readonly<Record<Segment, number>> = {
  "small-business": 40,
  "mid-market": 35,
  enterprise: 25,
};

/** How much something matters to a visitor. */
export const importances = ["none", "some", "a-lot"] as const;
export type Importance = (typeof importances)[number];

/** What a visitor weighs, each with its importance. */
export const weighed = ["ease", "support", "value", "price"] as const;
export type Weighed = (typeof weighed)[number];

/** What a wish of a visitor is about. */
export const wishKinds = [...weighed, "segment", "industry", "feature"] as const;
export type WishKind = (typeof wishKinds)[number];

/** Whether a listing has what is wished. */
export const wishStates = ["met", "not-met", "unknown"] as const;
export type WishState = (typeof wishStates)[number];

/** Orders of the directory; `rating` is the default. */
export const softwareSorts = ["rating", "reviews", "newest", "name"] as const;
export type SoftwareSort = (typeof softwareSorts)[number];

/** Orders of a search: also by how well listings match it. */
export const searchSorts = [...softwareSorts, "match"] as const;

/** Further orders of the API: the search page keeps all rated listings together. */
export const softwareOrders = [...searchSorts, "mean-rating"] as const;
export type SoftwareOrder = (typeof softwareOrders)[number];

/** Quick filters of the directory: 4.5 and up, gaining attention, added in the last 30 days. */
export const quickFilters = ["top", "trending", "recent"] as const;
export type QuickFilter = (typeof quickFilters)[number];

/** Orders of reviews; `recent` is the default. */
export const reviewSorts = ["recent", "highest", "lowest"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Orders of what administrators list by age. */
export const ageOrders = ["newest", "oldest"] as const;
export type AgeOrder = (typeof ageOrders)[number];

/** Orders of administrators' list of companies. */
export const companyOrders = ["name", "newest"] as const;
export type CompanyOrder = (typeof companyOrders)[number];

/** Orders of administrators' list of users. */
export const userOrders = ["newest", "oldest", "name"] as const;
export type UserOrder = (typeof userOrders)[number];

/** Rating filters of the reviews page; `low` means 1 or 2 stars. */
export const reviewRatings = ["5", "4", "3", "low"] as const;
export type ReviewRating = (typeof reviewRatings)[number];

/** Rating filters of a category page: this many stars and up. */
export const minimumRatings = ["4", "3", "2"] as const;
export type MinimumRating = (typeof minimumRatings)[number];

/** Pricing filters of a category page: a plan exists; a plan at 0. */
export const pricingFilters = ["has-pricing", "free-option"] as const;
export type PricingFilter = (typeof pricingFilters)[number];

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

/** Periods of a company's analytics, in days. */
export const analyticsDays = [30, 90] as const;
export type AnalyticsDays = (typeof analyticsDays)[number];

/** Kinds of review flags that the daily detection raises. */
export const detectedFlagKinds = ["ring", "shared-organisation", "new-organisations", "rating-gap"] as const;
export type DetectedFlagKind = (typeof detectedFlagKinds)[number];

/**
 * Kinds of review flags: from the check of each review, from joining the reviewed company, from another review by the same
 * person, and from the daily detection.
 */
export const flagKinds = [
  "near-duplicate",
  "burst",
  "same-domain",
  "own-company",
  "hidden-before",
  "same-mailbox",
  ...detectedFlagKinds,
] as const;
export type FlagKind = (typeof flagKinds)[number];

/** Kinds of listing flags: it replaces a badly reviewed listing, or a well-reviewed listing became another product. */
export const listingFlagKinds = ["relisted", "repurposed"] as const;
export type ListingFlagKind = (typeof listingFlagKinds)[number];

/** Why a listing has a notice of manipulation. */
export const manipulationReasons = [
  "bought-reviews",
  "own-reviews",
  "rewarded-reviews",
  "copied-reviews",
  "attacks-on-others",
] as const;
export type ManipulationReason = (typeof manipulationReasons)[number];

/** Short labels of the reasons. */
export const manipulationReasonLabels: Readonly<Record<ManipulationReason, string>> = {
  "bought-reviews": "Bought reviews",
  "own-reviews": "Reviews by the vendor or people close to it",
  "rewarded-reviews": "Rewarded reviews",
  "copied-reviews": "Copied reviews",
  "attacks-on-others": "Bad reviews of competitors",
};

/** What a notice of manipulation says about its listing, a whole sentence for each reason. */
export const manipulationReasonSentences: Readonly<Record<ManipulationReason, string>> = {
  "bought-reviews": "Reviews of this listing were bought.",
  "own-reviews": "Reviews of this listing were written by its vendor or people close to it.",
  "rewarded-reviews": "Reviews of this listing were rewarded.",
  "copied-reviews": "The same texts were used for several reviews of this listing.",
  "attacks-on-others": "Competitors of this listing were given bad reviews to its advantage.",
};

/** What the public record counts by month; `-decided` are decisions, with the hours that they took. */
export const transparencyMeasures = [
  "received",
  "published",
  "held",
  "hold-decided",
  "hidden",
  "restored",
  "removed",
  "reported",
  "report-decided",
  "flagged",
  "flag-decided",
  "listing-flagged",
  "listing-flag-decided",
  "appealed",
  "appeal-decided",
  "notice",
  "notice-removed",
] as const;
export type TransparencyMeasure = (typeof transparencyMeasures)[number];

/** Where the figures of the public record are from: recorded as it happened, what stood when the record began, or the demo. */
export const transparencyOrigins = ["live", "backfill", "demo"] as const;
export type TransparencyOrigin = (typeof transparencyOrigins)[number];

/** Kinds of stored former values of a reviewed listing. */
export const baselineKinds = ["name", "website", "categories"] as const;
export type BaselineKind = (typeof baselineKinds)[number];

/** Kinds of leads (PRODUCT.md names the four buttons). */
export const leadKinds = ["demo", "contact", "information", "schedule"] as const;
export type LeadKind = (typeof leadKinds)[number];

/** Statuses of a lead; new ones are `new`. */
export const leadStatuses = ["new", "contacted", "closed", "spam"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** What has become of a claim to a company. */
export const claimStatuses = ["pending", "approved", "rejected"] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** What administrators decide of a claim. */
export const claimDecisions = ["approved", "rejected"] as const;
export type ClaimDecision = (typeof claimDecisions)[number];

/** Mails that one may do without, each switched off by itself. */
export const optionalMails = ["review-thanks", "review-answered", "new-lead", "new-review"] as const;
export type OptionalMail = (typeof optionalMails)[number];

/** Stored formats of uploaded pictures. */
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Who sees a review: everyone, or its author and administrators. */
export const reviewStatuses = ["published", "hidden"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

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

/** What has become of a suggested product. */
export const suggestionStatuses = ["waiting", "accepted", "refused"] as const;
export type SuggestionStatus = (typeof suggestionStatuses)[number];

/** Why a suggested product is refused. */
export const suggestionRefusals = [
  "not-software",
  "not-available",
  "not-enough",
  "duplicate",
  "advertising",
  "other",
] as const;
export type SuggestionRefusal = (typeof suggestionRefusals)[number];

/** What its author is told, a whole sentence for each reason. */
export const suggestionRefusalSentences: Readonly<Record<SuggestionRefusal, string>> = {
  "not-software": "It is neither software nor a service that we list.",
  "not-available": "It cannot be bought or used by others, or no longer exists.",
  "not-enough": "We could not find out enough about it.",
  duplicate: "It was suggested more than once, and the other suggestion will be decided on.",
  advertising: "The suggestion is advertising, or not meant seriously.",
  other: "We do not list it.",
};

/** Why the review that came with a suggested product could not be published. */
export const suggestedReviewProblems = [
  "already-reviewed",
  "own-company",
  "not-listed",
  "not-valid",
] as const;
export type SuggestedReviewProblem = (typeof suggestedReviewProblems)[number];

/** What its author is told, a whole sentence for each. */
export const suggestedReviewProblemSentences: Readonly<Record<SuggestedReviewProblem, string>> = {
  "already-reviewed": "You have already reviewed this product.",
  "own-company": "The product belongs to your own company, whose software you cannot review.",
  "not-listed": "The product is no longer listed.",
  "not-valid": "The rules for reviews have changed since you wrote it. Please send it again.",
};

/** What a label of a review says: what was proved of its author, or that the vendor invited them. */
export const reviewLabelKinds = ["proof-of-use", "work-mailbox", "imported", "invited"] as const;
export type ReviewLabelKind = (typeof reviewLabelKinds)[number];

/** What has become of a report or a flag. */
export const moderationStatuses = ["open", "upheld", "dismissed"] as const;
export type ModerationStatus = (typeof moderationStatuses)[number];

/** What moderators decide of a report or a flag. */
export const moderationDecisions = ["upheld", "dismissed"] as const;
export type ModerationDecision = (typeof moderationDecisions)[number];

/** Where the data are: in a folder of this machine, or on a server. */
export const databaseKinds = ["embedded", "postgresql"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** How mails leave: to a mail server, or as files in a folder. */
export const mailTransports = ["smtp", "outbox"] as const;
export type MailTransport = (typeof mailTransports)[number];

/** Where the bytes of pictures are. */
export const pictureStores = ["database", "object-store"] as const;
export type PictureStore = (typeof pictureStores)[number];

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
  "user.reset-two-step",
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

/** What changes are told of; see domain/change. */
export const changeKinds = ["category", "company", "software", "review"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Parts of a thing that change together. */
export const changeFacets = ["text", "members", "counters", "rank", "clock"] as const;
export type ChangeFacet = (typeof changeFacets)[number];

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

/** What a search of the audit log finds, for the descriptions of GraphQL and REST. */
export const auditSearchFinds =
  "Only entries with this text in the name or e-mail address of the user who did it, in a current or former name of the subject, or in the reason. With one or two characters, only words that begin with it, and review titles are not searched. For each type of subject, the newest 200 with a matching name are considered.";

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

/** Files of the data export, by what each line of them is. */
export const exportKinds = ["categories", "companies", "software", "plans", "reviews", "rankings"] as const;
export type ExportKind = (typeof exportKinds)[number];

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

/** What a message to the people who run the site is about. */
export const contactTopics = [
  "correction",
  "review",
  "listing",
  "account",
  "personal-data",
  "security",
  "press",
  "other",
] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** The topics as they are shown. */
export const contactTopicLabels: Readonly<Record<ContactTopic, string>> = {
  correction: "A mistake on a page",
  review: "A review",
  listing: "A listing of your product",
  account: "Your account",
  "personal-data": "Your personal data",
  security: "A security problem",
  press: "A press inquiry",
  other: "Something else",
};
