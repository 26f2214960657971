import { expect } from "vitest";
import type { Viewer } from "../auth/auth-context.ts";
import type { Database } from "../database/client/open.ts";
import { recomputeCounters } from "../domain/counters/recompute.ts";
import type { Services } from "../graphql/context.ts";
import { outcome } from "../http/rest/outcome.ts";
import { ask } from "./engine.ts";
import { testServices } from "./services.ts";

const saved =
  "ReviewSaved { review { databaseId rating title pros isVerified isEdited author { displayName } } }";
const opinion = "review { databaseId helpfulCount isHelpfulToViewer isReportedByViewer }";
const answer = "answer { content createdAt updatedAt isEdited company { databaseId } }";
const documents = {
  createReview: `mutation($input: CreateReviewInput!) { result: createReview(input: $input) {
    ${outcome(saved, "ValidationError", "ConflictError")} } }`,
  updateReview: `mutation($input: UpdateReviewInput!) { result: updateReview(input: $input) {
    ${outcome(saved, "ValidationError")} } }`,
  deleteReview: `mutation($input: DeleteReviewInput!) { result: deleteReview(input: $input) {
    __typename ... on ReviewDeleted { databaseId } } }`,
  voteReview: `mutation($input: VoteReviewInput!) { result: voteReview(input: $input) {
    __typename ... on ReviewVoted { ${opinion} } } }`,
  reportReview: `mutation($input: ReportReviewInput!) { result: reportReview(input: $input) {
    ${outcome(`ReviewReported { ${opinion} }`, "ValidationError", "ConflictError")} } }`,
  answerReview: `mutation($input: AnswerReviewInput!) { result: answerReview(input: $input) {
    ${outcome(`ReviewAnswered { review { databaseId ${answer} } }`, "ValidationError")} } }`,
  deleteAnswer: `mutation($input: DeleteAnswerInput!) { result: deleteAnswer(input: $input) {
    __typename ... on AnswerDeleted { review { databaseId ${answer} } } } }`,
  replyToModerators: `mutation($input: ReplyToModeratorsInput!) { result: replyToModerators(input: $input) {
    ${outcome("ReviewSaved { review { status authorReply } }", "ValidationError", "ConflictError")} } }`,
};

interface Result {
  __typename: string;
  message?: string;
  fields?: object[];
  review?: {
    databaseId: string;
    isEdited: boolean;
    isVerified: boolean;
    pros: string[];
    helpfulCount: number;
    isHelpfulToViewer: boolean;
    isReportedByViewer: boolean;
    answer: { content: string; isEdited: boolean; company: { databaseId: string } } | null;
  };
}

/** Words of a valid review. */
export const words = { rating: 4, title: "Holds", content: "It held for a year." };

/** People who write reviews, with a check of every counter after them. */
export function testWriters(database: Database) {
  return {
    /** Runs a mutation on reviews; throws an error that affects the whole response. */
    async send(
      viewer: Viewer | null,
      name: keyof typeof documents,
      input: object,
      services: Services = testServices().services,
    ): Promise<Result> {
      // Crowds at one row may wait for longer than a document from anyone may take.
      const options = { viewer, services, trust: "built" } as const;
      const { data, errors } = await ask(database, documents[name], { input }, options);
      if (errors?.[0]) throw errors[0];
      return (data as { result: Result }).result;
    },
    /** A new user who may write reviews. */
    async somebody(): Promise<Viewer> {
      const email = `${crypto.randomUUID()}@writers.example`;
      const { id } = await database.prisma.user.create({
        data: { email, emailKey: email, firstName: "Wri" },
      });
      return { id, isAdmin: false, isEmailVerified: false };
    },
    /** Compares every counter with the rows it is computed from, before and after recomputing. */
    async expectNoDrift(): Promise<void> {
      const { rows } = await database.pool.query(`
        select c.slug from category c
        left join category_listing l on l.category_id = c.id left join software s on s.id = l.software_id
        group by c.id having c.review_count <> coalesce(sum(s.review_count), 0)
          or c.rating_sum <> coalesce(sum(s.rating_sum), 0)`);
      expect(rows, "counts and sums of categories").toEqual([]);
      const drift = await database.prisma.$transaction(recomputeCounters, { timeout: 30_000 });
      // C of a category, and the ranks derived from it, are computed by a job.
      const { categories: _, ranks: __, ...rest } = drift;
      expect(Object.entries(rest).filter(([, wrong]) => wrong > 0)).toEqual([]);
    },
  };
}
