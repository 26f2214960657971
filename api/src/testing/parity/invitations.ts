import {
  closed,
  graphqlList,
  type Loose,
  listFields,
  mutation,
  restList,
  type Twin,
  withId,
} from "./twin.ts";

const batchFragment = `fragment B on ReviewInvitationBatch { databaseId software { databaseId } note linkCount
  counts { open used expired revoked } createdBy createdAt expiresAt }`;
const asBatch = ({ software, ...rest }: Loose) => ({
  ...withId(rest),
  softwareId: software?.databaseId ?? null,
});

/** Tokens are others each time. */
const withoutTokens = ({ paths, ...rest }: Loose) => ({
  ...rest,
  paths: paths.map((path: string) => path.split("=")[0]),
});
const created = ({ result: { paths, batch } }: Loose) => withoutTokens({ ...asBatch(batch), paths });
const given = { count: 2, note: "Spring" };
export const invitationReads: readonly Twin[] = [
  {
    route: "GET /api/companies/{id}/review-invitations",
    path: ({ company }) => company,
    document: `query($id: ID!) { company(databaseId: $id) { batches: reviewInvitationBatches(first: 100) {
      ${listFields} edges { node { ...B } } } } } ${batchFragment}`,
    variables: ({ company }) => ({ id: company }),
    rest: restList,
    graphql: ({ company }) => company?.batches && graphqlList(company.batches, asBatch),
    nullKind: closed,
  },
];

export const invitationWrites: readonly Twin[] = [
  {
    route: "POST /api/software/{id}/review-invitations",
    path: ({ software }) => software,
    body: () => given,
    document: `${mutation(
      "createReviewInvitations",
      "CreateReviewInvitationsInput",
      "ReviewInvitationsCreated { paths batch { ...B } }",
      ["V", "C"],
    )} ${batchFragment}`,
    variables: ({ software }) => ({ input: { softwareId: software, ...given } }),
    rest: withoutTokens,
    graphql: created,
  },
  {
    route: "POST /api/software/{id}/review-invitations/revoke",
    path: ({ software }) => software,
    body: ({ batch }) => ({ batchId: batch }),
    document: mutation(
      "revokeReviewInvitations",
      "RevokeReviewInvitationsInput",
      "ReviewInvitationsRevoked { revokedCount }",
      ["V", "C"],
    ),
    variables: ({ software, batch }) => ({ input: { softwareId: software, batchId: batch } }),
    graphql: ({ result: { revokedCount } }) => ({ revokedCount }),
  },
];
