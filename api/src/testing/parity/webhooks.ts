import {
  closed,
  graphqlList,
  type Loose,
  listFields,
  mutation,
  restList,
  type Twin,
  withId,
  worded,
} from "./twin.ts";

const webhookFragment = `fragment W on WebhookEndpoint { databaseId company { databaseId } url description events categoryId
  filterCompanyId state disabledReason failingSince previousSecretUntil createdAt updatedAt }`;
const deliveryFragment = `fragment D on WebhookDelivery { databaseId event thingKind thingId body isTest status attempts
  nextAttemptAt lastStatus lastError responseExcerpt createdAt deliveredAt }`;

const dotted = (name: string) => name.toLowerCase().replace("_", ".");

function asWebhook({ company, events, state, ...rest }: Loose) {
  return {
    ...withId(rest),
    companyId: company?.databaseId ?? null,
    events: events.map(dotted),
    state: worded(state),
  };
}
const asDelivery = ({ status, ...rest }: Loose) => ({ ...withId(rest), status: worded(status) });

/** A secret is another one each time. */
const withoutSecret = ({ secret, ...rest }: Loose) => ({ ...rest, secret: secret.slice(0, 6) });
const created = ({ result: { secret, webhook } }: Loose) => withoutSecret({ ...asWebhook(webhook), secret });

const secretOf = "WebhookSecret { secret webhook { ...W } }";
const given = {
  url: "https://hooks.example/new",
  description: "A copy",
  categoryId: null,
  filterCompanyId: null,
};
const ofWebhook = {
  path: ({ webhook }: { webhook: string }) => webhook,
  variables: ({ webhook }: { webhook: string }) => ({ input: { databaseId: webhook } }),
};

export const webhookReads: readonly Twin[] = [
  {
    route: "GET /api/webhooks",
    document: `{ webhooks(first: 100) { ${listFields} edges { node { ...W } } } } ${webhookFragment}`,
    rest: restList,
    graphql: ({ webhooks }) => graphqlList(webhooks, asWebhook),
    nullKind: closed,
  },
  {
    route: "GET /api/webhooks",
    about: "of a company",
    path: ({ company }) => `?companyId=${company}`,
    document: `query($id: ID) { webhooks(companyId: $id, first: 100) {
      ${listFields} edges { node { ...W } } } } ${webhookFragment}`,
    variables: ({ company }) => ({ id: company }),
    rest: restList,
    graphql: ({ webhooks }) => graphqlList(webhooks, asWebhook),
    nullKind: closed,
  },
  {
    route: "GET /api/webhooks/{id}",
    path: ({ webhook }) => webhook,
    document: `query($id: ID!) { webhook(databaseId: $id) { ...W } } ${webhookFragment}`,
    variables: ({ webhook }) => ({ id: webhook }),
    graphql: ({ webhook }) => webhook && asWebhook(webhook),
  },
  {
    route: "GET /api/webhooks/{id}/deliveries",
    path: ({ webhook }) => webhook,
    document: `query($id: ID!) { webhook(databaseId: $id) { deliveries(first: 100) {
      ${listFields} edges { node { ...D } } } } } ${deliveryFragment}`,
    variables: ({ webhook }) => ({ id: webhook }),
    rest: restList,
    graphql: ({ webhook }) => webhook && graphqlList(webhook.deliveries, asDelivery),
  },
];

export const webhookWrites: readonly Twin[] = [
  {
    route: "POST /api/webhooks",
    body: ({ category }) => ({ ...given, categoryId: category.id, events: ["software.changed"] }),
    document: `${mutation("createWebhook", "CreateWebhookInput", secretOf, ["V", "C"])} ${webhookFragment}`,
    variables: ({ category }) => ({
      input: { ...given, categoryId: category.id, events: ["SOFTWARE_CHANGED"] },
    }),
    rest: withoutSecret,
    graphql: created,
  },
  {
    route: "POST /api/webhooks",
    about: "of a company",
    body: ({ company }) => ({ ...given, companyId: company, events: ["lead.received"] }),
    document: `${mutation("createWebhook", "CreateWebhookInput", secretOf, ["V", "C"])} ${webhookFragment}`,
    variables: ({ company }) => ({ input: { ...given, companyId: company, events: ["LEAD_RECEIVED"] } }),
    rest: withoutSecret,
    graphql: created,
  },
  {
    route: "POST /api/webhooks",
    about: "without TLS",
    body: () => ({ ...given, url: "http://hooks.example", events: ["lead.received"] }),
    document: `${mutation("createWebhook", "CreateWebhookInput", secretOf, ["V", "C"])} ${webhookFragment}`,
    variables: () => ({ input: { ...given, url: "http://hooks.example", events: ["LEAD_RECEIVED"] } }),
  },
  {
    route: "PUT /api/webhooks/{id}",
    path: ({ webhook }) => webhook,
    body: () => ({
      ...given,
      events: ["member.added", "review.removed"],
      state: "paused",
      dropPending: true,
    }),
    document: `${mutation("updateWebhook", "UpdateWebhookInput", "WebhookSaved { webhook { ...W } }", ["V"])}
      ${webhookFragment}`,
    variables: ({ webhook }) => ({
      input: {
        ...given,
        databaseId: webhook,
        events: ["REVIEW_REMOVED", "MEMBER_ADDED"],
        state: "PAUSED",
        dropPending: true,
      },
    }),
    graphql: ({ result }) => asWebhook(result.webhook),
  },
  {
    route: "DELETE /api/webhooks/{id}",
    ...ofWebhook,
    document: mutation("deleteWebhook", "WebhookInput", "WebhookDeleted { databaseId }"),
    rest: () => null,
    graphql: () => null,
  },
  {
    route: "POST /api/webhooks/{id}/rotate",
    ...ofWebhook,
    document: `${mutation("rotateWebhookSecret", "WebhookInput", secretOf)} ${webhookFragment}`,
    rest: withoutSecret,
    graphql: created,
  },
  {
    route: "POST /api/webhooks/{id}/test",
    ...ofWebhook,
    document: `${mutation("testWebhook", "WebhookInput", "WebhookSent { delivery { ...D } }")} ${deliveryFragment}`,
    graphql: ({ result }) => asDelivery(result.delivery),
  },
  {
    route: "POST /api/webhooks/deliveries/{id}/replay",
    path: ({ delivery }) => delivery,
    document: `${mutation("replayWebhookDelivery", "WebhookDeliveryInput", "WebhookSent { isGone delivery { ...D } }")}
      ${deliveryFragment}`,
    variables: ({ delivery }) => ({ input: { databaseId: delivery } }),
    graphql: ({ result: { isGone, delivery } }) => ({ ...asDelivery(delivery), isGone }),
  },
];
