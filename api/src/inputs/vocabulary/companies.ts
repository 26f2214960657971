/** Roles of a company's members: owners do everything, editors edit listings and answer reviews. */
export const memberRoles = ["owner", "editor"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Periods of a company's analytics, in days. */
export const analyticsDays = [30, 90] as const;
export type AnalyticsDays = (typeof analyticsDays)[number];

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
