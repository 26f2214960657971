import { accountWrites } from "./account-writes.ts";
import type { Fixture } from "./fixture.ts";
import { invitationWrites } from "./invitations.ts";
import {
  alike,
  asCategory,
  asReview,
  asSoftware,
  categoryFragment,
  companyFragment,
  mutation,
  reviewFragment,
  softwareFragment,
  type Twin,
  userFragment,
  withId,
} from "./twin.ts";
import { webhookWrites } from "./webhooks.ts";

/** The same if the route's URL identifies the subject. */
const changing = (thing: (fixture: Fixture) => string, body?: (fixture: Fixture) => object) => ({
  path: thing,
  ...(body && { body }),
  variables: (fixture: Fixture) => ({ input: { ...body?.(fixture), databaseId: thing(fixture) } }),
});

const review = (fixture: Fixture) => fixture.review;
const other = (fixture: Fixture) => fixture.people.other.id;

const facts = {
  hasFreeTrial: true,
  languages: ["en", "German"],
  integrations: ["Mailroom"],
  licenses: ["MIT"],
};

const saved = (type: string, field: string, spread: string) => `${type} { ${field} { ...${spread} } }`;

const keeping: readonly Twin[] = [
  {
    route: "POST /api/companies",
    ...alike(({ key }) => ({ name: `New ${key}`, website: "https://new.example", employeeCount: "11-50" })),
    document: `${mutation("createCompany", "CreateCompanyInput", saved("CompanySaved", "company", "C"), ["V", "C"])}
      ${companyFragment}`,
    graphql: ({ result }) => withId(result.company),
  },
  {
    route: "PATCH /api/companies/{id}",
    ...changing(
      ({ company }) => company,
      () => ({ location: "Graz", foundedYear: 1999 }),
    ),
    document: `${mutation("updateCompany", "UpdateCompanyInput", saved("CompanySaved", "company", "C"), ["V", "C"])}
      ${companyFragment}`,
    graphql: ({ result }) => withId(result.company),
  },
  ...[false, true].map(
    (isFeatured): Twin => ({
      route: "POST /api/software",
      about: isFeatured ? "featured at once" : "of a company",
      ...alike(({ key, company, category }) => ({
        name: `New ${key}`,
        companyId: company,
        categoryId: category.id,
        features: ["One"],
        isFeatured,
      })),
      document: `${mutation("createSoftware", "CreateSoftwareInput", saved("SoftwareSaved", "software", "S"), ["V", "C"])}
        ${softwareFragment}`,
      graphql: ({ result }) => asSoftware(result.software),
    }),
  ),
  {
    route: "PATCH /api/software/{id}",
    about: "facts",
    ...changing(
      ({ draft }) => draft,
      () => ({ ...facts, platforms: ["web", "self-hosted"], supportKinds: ["knowledge-base"] }),
    ),
    variables: ({ draft }) => ({
      input: {
        ...facts,
        platforms: ["WEB", "SELF_HOSTED"],
        supportKinds: ["KNOWLEDGE_BASE"],
        databaseId: draft,
      },
    }),
    document: `${mutation("updateSoftware", "UpdateSoftwareInput", saved("SoftwareSaved", "software", "S"), ["V", "C"])}
      ${softwareFragment}`,
    graphql: ({ result }) => asSoftware(result.software),
  },
  ...[{ shortDescription: "Kept well." }, { isActive: true, isFeatured: true }].map(
    (body): Twin => ({
      route: "PATCH /api/software/{id}",
      about: Object.keys(body).join(", "),
      ...changing(
        ({ draft }) => draft,
        () => body,
      ),
      document: `${mutation("updateSoftware", "UpdateSoftwareInput", saved("SoftwareSaved", "software", "S"), ["V", "C"])}
        ${softwareFragment}`,
      graphql: ({ result }) => asSoftware(result.software),
    }),
  ),
  {
    route: "PATCH /api/categories/{id}",
    ...changing(
      ({ category }) => category.id,
      () => ({ heroDescription: "Weighed.", contentSections: [{ id: "a", heading: "A", content: "B" }] }),
    ),
    document: `${mutation("updateCategory", "UpdateCategoryInput", saved("CategorySaved", "category", "K"), ["V", "C"])}
      ${categoryFragment}`,
    graphql: ({ result }) => asCategory(result.category),
  },
];

const reviewing: readonly Twin[] = [
  {
    route: "POST /api/reviews",
    ...alike(({ software }) => ({
      softwareId: software,
      rating: 5,
      title: "New",
      content: "It holds.",
      pros: ["Fast"],
      companySize: "11-50",
    })),
    document: `${mutation("createReview", "CreateReviewInput", saved("ReviewSaved", "review", "R"), ["V", "C"])}
      ${reviewFragment}`,
    graphql: ({ result }) => asReview(result.review),
  },
  {
    route: "POST /api/reviews",
    about: "without a title",
    ...alike(({ software }) => ({ softwareId: software, rating: 5, title: " ", content: "It holds." })),
    document: `${mutation("createReview", "CreateReviewInput", saved("ReviewSaved", "review", "R"), ["V", "C"])}
      ${reviewFragment}`,
    earlyError: (caller) => (caller === "owner" || caller === "editor" ? "FORBIDDEN" : undefined),
  },
  {
    route: "PATCH /api/reviews/{id}",
    ...changing(review, () => ({ rating: 2, title: "Changed" })),
    document: `${mutation("updateReview", "UpdateReviewInput", saved("ReviewSaved", "review", "R"), ["V"])}
      ${reviewFragment}`,
    graphql: ({ result }) => asReview(result.review),
  },
  {
    route: "DELETE /api/reviews/{id}/proof",
    ...changing(review),
    document: mutation("deleteReviewProof", "DeleteReviewProofInput", "ReviewSaved { __typename }"),
    graphql: () => null,
  },
  {
    route: "DELETE /api/reviews/{id}",
    ...changing(review),
    document: mutation("deleteReview", "DeleteReviewInput", "ReviewDeleted { databaseId }"),
    graphql: () => null,
  },
];

const moderated = saved("ReviewModerated", "review", "R");

const administering: readonly Twin[] = [
  {
    route: "PATCH /api/admin/companies/{id}/verify",
    ...changing(
      ({ company }) => company,
      () => ({ isVerified: true }),
    ),
    document: `${mutation("setCompanyVerified", "SetCompanyVerifiedInput", saved("CompanyVerified", "company", "C"), ["C"])}
      ${companyFragment}`,
    graphql: ({ result }) => withId(result.company),
  },
  {
    route: "PATCH /api/admin/reviews/{id}/verify",
    ...changing(review, () => ({ isVerified: true })),
    document: `${mutation("setReviewVerified", "SetReviewVerifiedInput", moderated, ["C"])} ${reviewFragment}`,
    graphql: ({ result }) => asReview(result.review),
  },
  {
    route: "PATCH /api/admin/reviews/{id}/status",
    path: review,
    body: () => ({ status: "hidden", reason: "Advertising" }),
    variables: (fixture) => ({
      input: { databaseId: fixture.review, status: "HIDDEN", reason: "Advertising" },
    }),
    document: `${mutation("setReviewStatus", "SetReviewStatusInput", moderated, ["V", "C"])} ${reviewFragment}`,
    graphql: ({ result }) => asReview(result.review),
  },
  {
    route: "DELETE /api/admin/reviews/{id}",
    ...changing(review),
    document: mutation("deleteReviewAsAdmin", "DeleteReviewAsAdminInput", "ReviewDeleted { databaseId }", [
      "C",
    ]),
    graphql: () => null,
  },
  {
    route: "PATCH /api/admin/users/{id}/admin",
    ...changing(other, () => ({ isAdmin: true })),
    document: `${mutation("setUserAdmin", "SetUserAdminInput", saved("UserUpdated", "user", "U"), ["C"])}
      ${userFragment}`,
    graphql: ({ result }) => withId(result.user),
  },
  {
    route: "DELETE /api/admin/users/{id}",
    ...changing(other),
    document: mutation("removeUserAsAdmin", "RemoveUserAsAdminInput", "UserRemoved { databaseId }", ["C"]),
    graphql: () => null,
  },
  {
    route: "DELETE /api/admin/users/{id}",
    about: "oneself",
    ...changing(({ people }) => people.admin.id),
    document: mutation("removeUserAsAdmin", "RemoveUserAsAdminInput", "UserRemoved { databaseId }", ["C"]),
  },
];

/** Every route that changes something. */
export const writes: readonly Twin[] = [
  ...accountWrites,
  ...keeping,
  ...reviewing,
  ...administering,
  ...invitationWrites,
  ...webhookWrites,
];
