import type { Route } from "../route.ts";
import { accountRoutes } from "./accounts.ts";
import { administrationRoutes } from "./administration.ts";
import { administratorRoutes } from "./administrators.ts";
import { categoryRoutes } from "./categories.ts";
import { changeRoutes } from "./changes.ts";
import { companyRoutes } from "./companies.ts";
import { comparisonRoutes } from "./comparison.ts";
import { contactRoutes } from "./contact.ts";
import { dataExportRoutes } from "./data-export.ts";
import { descriptionRoutes } from "./description.ts";
import { invitationRoutes } from "./invitations.ts";
import { leadRoutes } from "./leads.ts";
import { placeholderRoutes } from "./placeholder.ts";
import { providerSignInRoutes } from "./provider-sign-in.ts";
import { reviewRoutes } from "./reviews.ts";
import { searchRoutes } from "./search.ts";
import { softwareRoutes } from "./software.ts";
import { suggestedProductRoutes } from "./suggested-products.ts";
import { transparencyRoutes } from "./transparency.ts";
import { webhookRoutes } from "./webhooks.ts";

/** The table: every route of the facade, in the order of the contract. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...providerSignInRoutes,
  ...categoryRoutes,
  ...searchRoutes,
  ...softwareRoutes,
  ...comparisonRoutes,
  ...reviewRoutes,
  ...companyRoutes,
  ...leadRoutes,
  ...contactRoutes,
  ...invitationRoutes,
  ...suggestedProductRoutes,
  ...changeRoutes,
  ...dataExportRoutes,
  ...transparencyRoutes,
  ...webhookRoutes,
  ...administratorRoutes,
  ...administrationRoutes,
  ...placeholderRoutes,
  ...descriptionRoutes,
];
