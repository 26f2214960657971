import { z } from "zod";
import { trustedDocument } from "../../../engine/parse.ts";
import { fromEnum, toEnum } from "../../../graphql/enum-names.ts";
import {
  adminInput,
  auditActions,
  auditSearchFinds,
  auditSubjects,
  limits,
  reviewStatusInput,
  verifiedInput,
} from "../../../inputs/index.ts";
import { csvList } from "../csv.ts";
import { type Connection, connectionFields, list, pageArguments, pageVariables } from "../list.ts";
import { type Outcome, orNotFound, outcome, settled, settledWithoutBody } from "../outcome.ts";
import { text, time, word } from "../parameters.ts";
import { type Route, route } from "../route.ts";
import { AuditEntry, type AuditEntryData, auditEntryFields, toAuditEntry } from "../shapes/audit.ts";
import { Company, type CompanyData, companyFields } from "../shapes/company.ts";
import { Review, type ReviewData, reviewFields, toReview } from "../shapes/review.ts";
import { User, type UserData, userFields } from "../shapes/user.ts";

const who = "admin";

/** A document that reads one of the administrators' lists. */
const lists = (
  name: string,
  type: string,
  fields: string,
  parameters = "$search: String",
  given = "search: $search",
) =>
  trustedDocument(`query Administered(${pageVariables}, ${parameters}) {
    administration { list: ${name}(${pageArguments}, ${given}) {
      ${connectionFields} edges { node { ...${type}Fields } } } }
  } ${fields}`);

/** The data below `administration`, which is null for other callers; the role check stops them before. */
interface Listed<Node> {
  administration: { list: Connection<Node> };
}
const listOf = <Node>({ administration }: Listed<Node>) => administration.list;

const search = z.object({ search: text("search", limits.searchText, "Only items that contain this text.") });

/** Throws 404 for an unknown subject, before invalid input is reported. */
const thing = (name: "company" | "review" | "user", title: string) => ({
  document: trustedDocument(
    name === "company"
      ? `query Administered($id: ID!) { thing: company(databaseId: $id) { databaseId } }`
      : `query Administered($id: ID!) { administration { thing: ${name}(databaseId: $id) { databaseId } } }`,
  ),
  variables: ({ params }: { params: { id: string } }) => params,
  answer: (data: { thing?: object | null; administration?: { thing: object | null } }) =>
    orNotFound(data.thing ?? data.administration?.thing, title),
});

/** A document of one change by an administrator. */
const change = (
  name: string,
  done: string,
  fields: string,
  ...failures: ("ValidationError" | "ConflictError")[]
) =>
  trustedDocument(`mutation Administer($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
    result: ${name}(input: $input) { ${outcome(done, ...failures)} } } ${fields}`);

const asInput = <Body extends object>({ params, body }: { params: { id: string }; body: Body }) => ({
  input: { ...body, databaseId: params.id },
});
const toChangedReview = ({ result }: { result: Outcome<{ review: ReviewData }> }) =>
  toReview(settled(result).review);
const toChangedUser = ({ result }: { result: Outcome<{ user: UserData }> }) => settled(result).user;
const toNothing = ({ result }: { result: Outcome<object> }) => settledWithoutBody(result);

const auditQuery = z.object({
  search: text("search", limits.searchText, auditSearchFinds),
  action: word("action", auditActions, "Only this action."),
  actor: text("actor", limits.searchText, "Only actions of this user, by ID."),
  subjectType: word("subjectType", auditSubjects, "Only actions on subjects of this type."),
  subject: text("subject", limits.searchText, "Only actions on this subject, by ID."),
  from: time("from", "Only entries at or after this time."),
  until: time("until", "Only entries before this time."),
});
const auditList = lists(
  "auditEntries",
  "AuditEntry",
  auditEntryFields,
  "$search: String, $action: AuditAction, $actor: ID, $subjectType: AuditSubject, $subject: ID, $from: DateTime, $until: DateTime",
  "search: $search, action: $action, actorId: $actor, subjectType: $subjectType, subjectId: $subject, from: $from, until: $until",
);
const auditVariables = ({ query }: { query: z.infer<typeof auditQuery> }) => ({
  ...query,
  action: toEnum("AuditAction", query.action),
  subjectType: toEnum("AuditSubject", query.subjectType),
});
const asJson = (facts: AuditEntryData["before"]) => facts && JSON.stringify(facts);

/** The routes by which administrators list and change things. */
export const administrationRoutes: readonly Route[] = [
  list({
    method: "GET",
    path: "/api/admin/companies",
    summary: "All companies, by name",
    who,
    query: search,
    document: lists("companies", "Company", companyFields),
    variables: ({ query }) => query,
    item: Company,
    connection: listOf<CompanyData>,
    answer: (company: CompanyData) => company,
  }),
  route({
    method: "PATCH",
    path: "/api/admin/companies/{id}/verify",
    summary: "Marks a company as verified or unverified",
    who,
    body: verifiedInput,
    example: { isVerified: true },
    subject: thing("company", "Company"),
    document: change(
      "setCompanyVerified",
      "CompanyVerified { company { ...CompanyFields } }",
      companyFields,
      "ConflictError",
    ),
    variables: asInput,
    response: Company,
    answer: ({ result }: { result: Outcome<{ company: CompanyData }> }) => settled(result).company,
  }),
  list({
    method: "GET",
    path: "/api/admin/users",
    summary: "All accounts and the authors of imported reviews, newest first",
    who,
    query: search,
    document: lists("users", "User", userFields),
    variables: ({ query }) => query,
    item: User,
    connection: listOf<UserData>,
    answer: (user: UserData) => user,
  }),
  route({
    method: "PATCH",
    path: "/api/admin/users/{id}/admin",
    summary: "Grants or revokes the administrator role; the last administrator keeps it",
    who,
    body: adminInput,
    example: { isAdmin: true },
    subject: thing("user", "User"),
    document: change("setUserAdmin", "UserUpdated { user { ...UserFields } }", userFields, "ConflictError"),
    variables: asInput,
    response: User,
    answer: toChangedUser,
  }),
  route({
    method: "DELETE",
    path: "/api/admin/users/{id}",
    summary: "Deletes an account; its reviews stay, shown as Anonymous",
    who,
    document: change("removeUserAsAdmin", "UserRemoved { databaseId }", "", "ConflictError"),
    variables: ({ params }) => ({ input: { databaseId: params.id } }),
    status: 204,
    response: null,
    answer: toNothing,
  }),
  list({
    method: "GET",
    path: "/api/admin/reviews",
    summary: "All reviews, including hidden ones, newest first",
    who,
    query: search,
    document: lists("reviews", "Review", reviewFields),
    variables: ({ query }) => query,
    item: Review,
    connection: listOf<ReviewData>,
    answer: toReview,
  }),
  route({
    method: "PATCH",
    path: "/api/admin/reviews/{id}/verify",
    summary: "Marks a review as verified or unverified",
    who,
    body: verifiedInput,
    example: { isVerified: true },
    subject: thing("review", "Review"),
    document: change(
      "setReviewVerified",
      "ReviewModerated { review { ...ReviewFields } }",
      reviewFields,
      "ConflictError",
    ),
    variables: asInput,
    response: Review,
    answer: toChangedReview,
  }),
  route({
    method: "PATCH",
    path: "/api/admin/reviews/{id}/status",
    summary: "Hides a review with a reason, or publishes it again",
    who,
    body: reviewStatusInput,
    example: { status: "hidden", reason: "Advertising" },
    subject: thing("review", "Review"),
    document: change(
      "setReviewStatus",
      "ReviewModerated { review { ...ReviewFields } }",
      reviewFields,
      "ValidationError",
      "ConflictError",
    ),
    variables: ({ params, body: { status, reason } }) => ({
      input: { databaseId: params.id, status: toEnum("ReviewStatus", status), reason },
    }),
    response: Review,
    answer: toChangedReview,
  }),
  route({
    method: "DELETE",
    path: "/api/admin/reviews/{id}",
    summary: "Deletes a review; ratings and counts are updated",
    who,
    document: change("deleteReviewAsAdmin", "ReviewDeleted { databaseId }", "", "ConflictError"),
    variables: ({ params }) => ({ input: { databaseId: params.id } }),
    status: 204,
    response: null,
    answer: toNothing,
  }),
  list({
    method: "GET",
    path: "/api/admin/audit",
    summary: "The audit log, newest first",
    who,
    query: auditQuery,
    document: auditList,
    variables: auditVariables,
    item: AuditEntry,
    connection: listOf<AuditEntryData>,
    answer: toAuditEntry,
  }),
  csvList({
    path: "/api/admin/audit.csv",
    summary: "The audit log as a CSV file, newest first, at most 5,000 entries",
    who,
    query: auditQuery,
    document: auditList,
    variables: auditVariables,
    filename: "audit",
    connection: listOf<AuditEntryData>,
    columns: [
      ["time", ({ createdAt }) => createdAt],
      ["actor id", ({ actorId }) => actorId],
      ["actor", ({ actor }) => actor?.displayName ?? null],
      ["action", ({ action }) => fromEnum("AuditAction", action)],
      ["thing", ({ subjectType }) => fromEnum("AuditSubject", subjectType)],
      ["id", ({ subjectId }) => subjectId],
      ["name", ({ subjectName }) => subjectName],
      ["before", ({ before }) => asJson(before)],
      ["after", ({ after }) => asJson(after)],
    ],
  }),
];
