import type { ApiScope } from "@assay/api/inputs";

/** The scopes as GraphQL calls them. */
export const scopeEnumValues = {
  "read:directory": "READ_DIRECTORY",
  "read:company": "READ_COMPANY",
  "write:listings": "WRITE_LISTINGS",
  "read:webhooks": "READ_WEBHOOKS",
  "write:webhooks": "WRITE_WEBHOOKS",
  "read:invitations": "READ_INVITATIONS",
  "write:invitations": "WRITE_INVITATIONS",
} as const satisfies Record<ApiScope, string>;

/** What each scope opens beside what anyone reads, which every token may. */
export const scopeDescriptions = {
  "read:company":
    "Read Drafts of your companies, and analytics of the companies you own. Leads are not included.",
  "write:listings": "Create and edit listings of your companies.",
  "read:webhooks":
    "Read your webhooks and those of companies you own, with their deliveries, which may contain leads.",
  "write:webhooks":
    "Create, change and delete your webhooks and those of companies you own, and read them with their deliveries, which may contain leads.",
  "read:invitations":
    "Read how many invitations of your companies to reviewers are open, used, expired and revoked.",
  "write:invitations":
    "Make links that invite reviewers of your companies' listings, revoke them, and read how many are open, used, expired and revoked.",
} as const;

/** The public name of a scope, by its GraphQL enum value. */
export const scopeName = (value: string): string =>
  Object.entries(scopeEnumValues).find(([, each]) => each === value)?.[0] ?? value;
