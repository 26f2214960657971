import {
  getIntrospectionQuery,
  type IntrospectionObjectType,
  type IntrospectionQuery,
  type IntrospectionTypeRef,
} from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { read } from "../testing/engine.ts";
import { seed, viewersOf, type World } from "../testing/seed.ts";

const database = testDatabase();
let world: World;
let objects: readonly IntrospectionObjectType[];
beforeAll(async () => {
  world = await seed(database);
  const { __schema } = await read<IntrospectionQuery>(database, getIntrospectionQuery());
  objects = __schema.types.filter((type) => type.kind === "OBJECT");
});

const written = (type: IntrospectionTypeRef): string =>
  type.kind === "NON_NULL"
    ? `${written(type.ofType as IntrospectionTypeRef)}!`
    : type.kind === "LIST"
      ? `[${written(type.ofType as IntrospectionTypeRef)}]`
      : ((type as { name?: string }).name ?? "");
const named = (type: IntrospectionTypeRef) => written(type).replaceAll(/[[\]!]/g, "");

describe("by what a client is told of the schema", () => {
  test("every connection has edges with node and cursor, and pageInfo", () => {
    const fieldsOf = (name: string | undefined) =>
      Object.fromEntries(
        (objects.find((type) => type.name === name)?.fields ?? []).map((field) => [
          field.name,
          written(field.type),
        ]),
      );
    const connections = objects.filter(({ name }) => name.endsWith("Connection"));
    expect(connections.length).toBeGreaterThan(8);
    for (const { name } of connections) {
      const { edges = "", pageInfo } = fieldsOf(name);
      expect([name, edges, pageInfo]).toEqual([name, expect.stringMatching(/^\[\w+Edge!?\]!$/), "PageInfo!"]);
      const edge = fieldsOf(edges.replaceAll(/[[\]!]/g, ""));
      expect([name, edge["cursor"], edge["node"]]).toEqual([
        name,
        "String!",
        expect.stringMatching(/^[A-Z]\w+!?$/),
      ]);
    }
    expect(fieldsOf("PageInfo")).toMatchObject({
      hasNextPage: "Boolean!",
      hasPreviousPage: "Boolean!",
      startCursor: "String",
      endCursor: "String",
    });
  });

  test("every connection field takes first and after, and last and before unless it is a log, which is read forward", () => {
    const forward = ["first: Int", "after: String"];
    const backward = ["last: Int", "before: String"];
    const given = objects.flatMap((type) =>
      type.fields
        .filter((field) => named(field.type).endsWith("Connection"))
        .map((field) => ({
          name: `${type.name}.${field.name}`,
          args: field.args.map((arg) => `${arg.name}: ${written(arg.type)}`),
        })),
    );
    expect(given.length).toBeGreaterThan(15);
    for (const { name, args } of given)
      expect([name, ...args]).toEqual(
        expect.arrayContaining([name, ...forward, ...(name === "Query.changes" ? [] : backward)]),
      );
  });

  test("every node is found by its id, and by no id of another kind", async () => {
    const { prisma } = database;
    const userId = world.users.admin;
    const [{ id: list }, { id: lead }] = await Promise.all([
      prisma.list.create({ data: { userId, name: "Shortlist" } }),
      prisma.lead.create({
        data: { kind: "demo", name: "Bea", email: "bea@buyer.example", consentedAt: new Date() },
      }),
    ]);
    const { id: webhook } = await prisma.webhookEndpoint.create({
      data: { userId, url: "https://hooks.example/in", events: ["review.changed"], secret: "sealed" },
    });
    const { id: delivery } = await prisma.webhookDelivery.create({
      data: {
        endpointId: webhook,
        event: "webhook.test",
        thingKind: "webhook",
        thingId: webhook,
        body: "{}",
      },
    });
    const { id: batch } = await prisma.reviewInvitationBatch.create({
      data: {
        company: {
          create: {
            slug: "own",
            name: "Own",
            sortName: "own",
            members: { create: { userId, role: "owner" } },
          },
        },
        software: { connect: { id: world.software.beacon } },
        ...{ linkCount: 1, expiresAt: new Date() },
      },
    });
    const rows: Readonly<Record<string, string>> = {
      Category: world.categories.crm,
      Company: world.companies.northwind,
      Lead: lead,
      List: list,
      Review: world.reviews.beaconByAda,
      ReviewInvitationBatch: batch,
      Software: world.software.beacon,
      User: userId,
      WebhookDelivery: delivery,
      WebhookEndpoint: webhook,
    };
    const kinds = objects.filter(({ interfaces }) => interfaces.some(({ name }) => name === "Node"));
    expect(kinds.map(({ name }) => name).sort()).toEqual(Object.keys(rows).sort());
    const viewer = viewersOf(world).admin;
    const find = async (type: string, id: string) => {
      const variables = { id: Buffer.from(`${type}:${id}`).toString("base64") };
      const text = "query($id: ID!) { node(id: $id) { __typename id } }";
      return [
        variables.id,
        (await read<{ node: object | null }>(database, text, variables, { viewer })).node,
      ] as const;
    };
    for (const type of Object.keys(rows))
      for (const [other, row] of Object.entries(rows)) {
        const [id, node] = await find(type, row);
        expect([type, other, node]).toEqual([type, other, type === other ? { __typename: type, id } : null]);
      }
  });
});
