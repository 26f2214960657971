import { type AdministrationFigures, administrationFigures } from "../../domain/administration/figures.ts";
import { builder } from "../builder.ts";
import { Administration } from "./administration.ts";

const Figures = builder.objectRef<AdministrationFigures>("AdministrationFigures").implement({
  description: "How much there is of everything, and how much waits for a decision.",
  authScopes: { permission: "administration.read" },
  fields: (t) => ({
    software: t.exposeInt("software", { description: "Listings, Drafts too." }),
    drafts: t.exposeInt("drafts", { description: "Drafts." }),
    companies: t.exposeInt("companies", { description: "Companies." }),
    users: t.exposeInt("users", { description: "Accounts; authors of imported reviews have none." }),
    reviews: t.exposeInt("reviews", { description: "Reviews, hidden ones and those of Drafts too." }),
    hiddenReviews: t.exposeInt("hiddenReviews", { description: "Hidden reviews." }),
    categories: t.exposeInt("categories", { description: "Categories, hidden ones too." }),
    openReports: t.exposeInt("openReports", { description: "Reports that nobody has decided." }),
    openFlags: t.exposeInt("openFlags", { description: "Flags that nobody has decided." }),
    pendingClaims: t.exposeInt("pendingClaims", { description: "Claims that nobody has decided." }),
    unownedLeads: t.exposeInt("unownedLeads", {
      description: "New leads whose company nobody owns (leadsWithoutOwner).",
    }),
  }),
});

builder.objectField(Administration, "figures", (t) =>
  t.field({
    type: Figures,
    description: "What there is, counted now.",
    resolve: (_administration, _args, context) => administrationFigures(context),
  }),
);
