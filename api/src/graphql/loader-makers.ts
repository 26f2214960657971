import DataLoader from "dataloader";
import type { Viewer } from "../auth/auth-context.ts";
import type { Reader } from "../database/client/reader.ts";
import { subjectNames } from "../domain/audit/find.ts";
import { ancestorsOf } from "../domain/category/find.ts";
import { companiesOfMembers, companyRating } from "../domain/company/find.ts";
import { type Invitation, invitationsOf, type Member, membersOf } from "../domain/company/members.ts";
import { type Feature, type FeatureAnswer, featureAnswers, vocabularies } from "../domain/feature/find.ts";
import { type InvitationCounts, invitationCounts, noInvitations } from "../domain/invitation/find.ts";
import { newLeadCounts } from "../domain/lead/find.ts";
import { areInLists, countsOfLists, itemsOfLists, type ListItem, savedBy } from "../domain/list/find.ts";
import { languagesOfSoftware, type ReviewLanguage } from "../domain/review/language/counts.ts";
import { type WaitingOnReview, waitingOnReviews } from "../domain/review/moderation/queue.ts";
import { type Opinion, opinions } from "../domain/review/opinions.ts";
import { ownReviews } from "../domain/review/own.ts";
import { type ProsAndCons, prosAndCons } from "../domain/review/points.ts";
import { type Revision, revisionsOf } from "../domain/review/revisions.ts";
import { type SegmentRating, segmentRatings } from "../domain/review/segment-ratings.ts";
import { emptySummary, type ReviewSummary, reviewSummary } from "../domain/review/summary.ts";
import { writtenReviews } from "../domain/software/own.ts";
import { alikeCounts, likelyCompanies, likelyListings } from "../domain/suggested-product/find.ts";
import { type ApiToken, tokensOfCompanies, tokensOfUsers } from "../domain/token/find.ts";
import type { MemberRole } from "../inputs/index.ts";

/** Whose reads are combined, and by what they are made. */
export interface Source {
  readonly reader: Reader;
  readonly viewer: Viewer | null;
  /** The time of the request. */
  readonly now: Date;
}

/** What makes each loader, of which an operation needs few. */
export const loaderMakers = {
  /** Ids of a category's parents, top level first. */
  ancestors: ({ reader, viewer }: Source) =>
    new DataLoader<string, string[]>(async (ids) => {
      const chains = await ancestorsOf({ reader, viewer }, ids);
      return ids.map((id) => chains.get(id) ?? []);
    }),
  /** Number and mean of the reviews of a company's software. */
  companyRating: ({ reader }: Source) =>
    new DataLoader<string, { count: number; mean: number | null }>(async (ids) => {
      const ratings = await companyRating({ reader }, ids);
      return ids.map((id) => ratings.get(id) ?? { count: 0, mean: null });
    }),
  /** How many reviews were written of a listing, hidden ones too. */
  writtenReviews: ({ reader }: Source) =>
    new DataLoader<string, number>(async (ids) => {
      const counts = await writtenReviews({ reader }, ids);
      return ids.map((id) => counts.get(id) ?? 0);
    }),
  /** The companies that a user is a member of, by their ids, with the role there. */
  memberships: ({ reader }: Source) =>
    new DataLoader<string, ReadonlyMap<string, MemberRole>>(async (userIds) => {
      const companies = await companiesOfMembers({ reader }, userIds);
      return userIds.map((id) => companies.get(id) ?? new Map());
    }),
  /** Number of new leads of a company. */
  newLeadCount: ({ reader }: Source) =>
    new DataLoader<string, number>(async (ids) => {
      const counts = await newLeadCounts({ reader }, ids);
      return ids.map((id) => counts.get(id) ?? 0);
    }),
  /** Members of a company. */
  members: ({ reader }: Source) =>
    new DataLoader<string, Member[]>(async (ids) => {
      const members = await membersOf({ reader }, ids);
      return ids.map((id) => members.get(id) ?? []);
    }),
  /** Invitations to a company. */
  invitations: ({ reader }: Source) =>
    new DataLoader<string, Invitation[]>(async (ids) => {
      const invitations = await invitationsOf({ reader }, ids);
      return ids.map((id) => invitations.get(id) ?? []);
    }),
  /** How many links of a batch of invitations to reviewers are in each state. */
  invitationCounts: ({ reader, now }: Source) =>
    new DataLoader<string, InvitationCounts>(async (ids) => {
      const counts = await invitationCounts({ reader, now }, ids);
      return ids.map((id) => counts.get(id) ?? noInvitations);
    }),
  /** ID of a user's own review of a software; null if there is none. */
  ownReview: ({ reader }: Source) =>
    new DataLoader<{ userId: string; softwareId: string }, string | null, string>(
      (pairs) => ownReviews({ reader }, pairs),
      { cacheKeyFn: ({ userId, softwareId }) => `${userId} ${softwareId}` },
    ),
  /** The API tokens of a company. */
  companyTokens: ({ reader }: Source) =>
    new DataLoader<string, ApiToken[]>(async (ids) => {
      const tokens = await tokensOfCompanies({ reader }, ids);
      return ids.map((id) => tokens.get(id) ?? []);
    }),
  /** The API tokens of a user's own. */
  userTokens: ({ reader }: Source) =>
    new DataLoader<string, ApiToken[]>(async (ids) => {
      const tokens = await tokensOfUsers({ reader }, ids);
      return ids.map((id) => tokens.get(id) ?? []);
    }),
  /** A user's vote and report of a review. Not cached, because a mutation of the same operation may change it. */
  opinion: ({ reader }: Source) =>
    new DataLoader<{ userId: string; reviewId: string }, Opinion, string>(
      (pairs) => opinions({ reader }, pairs),
      { cacheKeyFn: ({ userId, reviewId }) => `${userId} ${reviewId}` },
    ),
  /** Earlier versions of a review, latest first. */
  revisions: ({ reader }: Source) =>
    new DataLoader<string, Revision[]>(async (ids) => {
      const found = await revisionsOf({ reader }, ids);
      return ids.map((id) => found.get(id) ?? []);
    }),
  /** What waits for a decision on a review: for administrators. */
  waitingOnReview: ({ reader, viewer }: Source) =>
    new DataLoader<string, WaitingOnReview>((ids) => waitingOnReviews({ reader, viewer }, ids)),
  /** Items of a list that are visible to the viewer, in order. */
  listItems: ({ reader, viewer }: Source) =>
    new DataLoader<string, ListItem[]>(async (ids) => {
      const items = await itemsOfLists({ reader, viewer }, ids);
      return ids.map((id) => items.get(id) ?? []);
    }),
  /** Number of items of a list that are visible to the viewer. */
  listCount: ({ reader, viewer }: Source) =>
    new DataLoader<string, number>(async (ids) => {
      const counts = await countsOfLists({ reader, viewer }, ids);
      return ids.map((id) => counts.get(id) ?? 0);
    }),
  /** Is a software in a list? */
  isInList: ({ reader, viewer }: Source) =>
    new DataLoader<{ listId: string; softwareId: string }, boolean, string>(
      (pairs) => areInLists({ reader, viewer }, pairs),
      { cacheKeyFn: ({ listId, softwareId }) => `${listId} ${softwareId}` },
    ),
  /** True if a software is in any list of the viewer. False without a query when signed out. */
  isSaved: ({ reader, viewer }: Source) =>
    new DataLoader<string, boolean>(async (ids) => {
      const saved = viewer && (await savedBy({ reader }, viewer.id, ids));
      return ids.map((id) => saved?.has(id) ?? false);
    }),
  /** Current name of an audit log subject; null if it was deleted. */
  subjectName: ({ reader }: Source) =>
    new DataLoader<string, string | null>((ids) => subjectNames({ reader }, ids)),
  /** IDs of the listings that a suggested product may be. */
  likelyListings: ({ reader }: Source) =>
    new DataLoader<string, string[]>(async (ids) => {
      const listings = await likelyListings({ reader }, ids);
      return ids.map((id) => listings.get(id) ?? []);
    }),
  /** IDs of the companies that a suggested product may be of. */
  likelyCompanies: ({ reader }: Source) =>
    new DataLoader<string, string[]>(async (ids) => {
      const companies = await likelyCompanies({ reader }, ids);
      return ids.map((id) => companies.get(id) ?? []);
    }),
  /** How many other suggestions may be of the same product. */
  alikeCount: ({ reader }: Source) =>
    new DataLoader<string, number>(async (ids) => {
      const counts = await alikeCounts({ reader }, ids);
      return ids.map((id) => counts.get(id) ?? 0);
    }),
  /** Pros and cons in the reviews of a software. */
  reviewPoints: ({ reader }: Source) =>
    new DataLoader<string, ProsAndCons>(async (ids) => {
      const points = await prosAndCons({ reader }, ids);
      return ids.map((id) => points.get(id) ?? { pros: [], cons: [] });
    }),
  /** Languages of the reviews of a software. */
  reviewLanguages: ({ reader }: Source) =>
    new DataLoader<string, ReviewLanguage[]>(async (ids) => {
      const languages = await languagesOfSoftware({ reader }, ids);
      return ids.map((id) => languages.get(id) ?? []);
    }),
  /** What the reviews of a software say together. */
  reviewSummary: ({ reader }: Source) =>
    new DataLoader<string, ReviewSummary>(async (ids) => {
      const summaries = await reviewSummary({ reader }, ids);
      return ids.map((id) => summaries.get(id) ?? emptySummary);
    }),
  /** Mean ratings of a software by market segment. */
  segmentRatings: ({ reader }: Source) =>
    new DataLoader<string, SegmentRating[]>(async (ids) => {
      const ratings = await segmentRatings({ reader }, ids);
      return ids.map((id) => ratings.get(id) ?? []);
    }),
  /** The own and inherited features of a category. */
  vocabulary: ({ reader }: Source) =>
    new DataLoader<string, Feature[]>(async (ids) => {
      const features = await vocabularies({ reader }, ids);
      return ids.map((id) => features.get(id) ?? []);
    }),
  /** What is known about the features of a software. */
  featureAnswers: ({ reader }: Source) =>
    new DataLoader<string, FeatureAnswer[]>(async (ids) => {
      const answers = await featureAnswers({ reader }, ids);
      return ids.map((id) => answers.get(id) ?? []);
    }),
};
