import { z } from "zod";
import { knownDocument } from "../../../engine/execute.ts";
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
import { found } from "../found.ts";
import { type Outcome, outcome, settled } from "../outcome.ts";
import { text, time, word } from "../parameters.ts";
import { type Connection, connectionFields, list, type Route, route } from "../route.ts";
import { AuditEntry, type AuditEntryData, auditEntryFields, toAuditEntry } from "../shapes/audit.ts";
import { Company, type CompanyData, companyFields } from "../shapes/company.ts";
import { Review, type ReviewData, reviewFields, toReview } from "../shapes/review.ts";
import { User, type UserData, userFields } from "../shapes/user.ts";
import { fromEnum, toEnum } from "../words.ts";

const who = "admin";

/** A document of one list of the administrators'. */
const lists = (
  name: string,
  type: string,
  fields: string,
  parameters = "$search: String",
  given = "search: $search",
) =>
  knownDocument(`query Administered($limit: Int!, $after: String, ${parameters}) {
    administration { list: ${name}(first: $limit, after: $after, ${given}) {
      ${connectionFields} edges { node { ...${type}Fields } } } }
  } ${fields}`);

/** Below the null that everybody else gets, who do not come so far. */
interface Listed<Node> {
  administration: { list: Connection<Node> };
}
const listOf = <Node>({ administration }: Listed<Node>) => administration.list;

const search = z.object({ search: text("search", limits.searchText, "Keeps what it is found in.") });

/** Whether there is such a thing, which is told before what is wrong with the change. */
const thing = (name: "company" | "review" | "user", title: string) => ({
  document: knownDocument(
    name === "company"
      ? `query Administered($id: ID!) { thing: company(databaseId: $id) { databaseId } }`
      : `query Administered($id: ID!) { administration { thing: ${name}(databaseId: $id) { databaseId } } }`,
  ),
  variables: ({ params }: { params: { id: string } }) => params,
  answer: (data: { thing?: object | null; administration?: { thing: object | null } }) =>
    found(data.thing ?? data.administration?.thing, title),
});

/** A document of one change by an administrator. */
const change = (
  name: string,
  done: string,
  fields: string,
  ...failures: ("ValidationError" | "ConflictError")[]
) =>
  knownDocument(`mutation Administer($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
    result: ${name}(input: $input) { ${outcome(done, ...failures)} } } ${fields}`);

const asInput = <Body extends object>({ params, body }: { params: { id: string }; body: Body }) => ({
  input: { ...body, databaseId: params.id },
});
const toChangedReview = ({ result }: { result: Outcome<{ review: ReviewData }> }) =>
  toReview(settled(result).review);
const toChangedUser = ({ result }: { result: Outcome<{ user: UserData }> }) => settled(result).user;
/** That it was done: a conflict is thrown. */
const toNothing = ({ result }: { result: Outcome<object> }) => {
  settled(result);
  return undefined;
};

const auditQuery = z.object({
  search: text("search", limits.searchText, auditSearchFinds),
  action: word("action", auditActions, "Keeps one kind of deed."),
  actor: text("actor", limits.searchText, "Keeps what this user did: an id."),
  subjectType: word("subjectType", auditSubjects, "Keeps what was done to such things."),
  subject: text("subject", limits.searchText, "Keeps what was done to this thing: its id."),
  from: time("from", "From this time on."),
  until: time("until", "Before this time."),
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

/** What administrators list and change. */
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
    summary: "Says that a company is who it says it is, or takes that back",
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
    summary: "Everybody with an account, and the authors of imported reviews, newest first",
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
    summary: "Makes somebody an administrator, or one no more; never takes it from the last one",
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
    summary: "Deletes somebody's account; their reviews stay, shown as Anonymous",
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
    summary: "Everybody's reviews, hidden ones too, newest first",
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
    summary: "Says that a review's author uses what it is about, or takes that back",
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
    summary: "Hides somebody's review with a reason, or publishes it again",
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
    summary: "Deletes somebody's review; averages and counts are right at once",
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
    summary: "Who did what to which thing, newest first",
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
    summary: "The same as a file for spreadsheets, newest first, at most 5,000 entries",
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
