import SchemaBuilder from "@pothos/core";
import ComplexityPlugin from "@pothos/plugin-complexity";
import ErrorsPlugin from "@pothos/plugin-errors";
import PrismaPlugin from "@pothos/plugin-prisma";
import RelayPlugin from "@pothos/plugin-relay";
import ScopeAuthPlugin from "@pothos/plugin-scope-auth";
import { GraphQLError, type GraphQLResolveInfo, Kind, type ValueNode } from "graphql";
import type PrismaTypes from "../database/generated/pothos.ts";
import { getDatamodel } from "../database/generated/pothos.ts";
import { mayCall, type Permission, refusalOf } from "../domain/policy.ts";
import { chargedWork, hasLengthArgument, valuesOnly } from "../limits/list-cost.ts";
import { defaultPageSize } from "../limits/offset-cursors.ts";
import type { Context } from "./context.ts";
import LoadedColumnsPlugin from "./loaded-columns.ts";
import { type ConnectionShape, maximumPageSize } from "./pagination.ts";
import { relayOptions } from "./relay-options.ts";

/** The types that the whole schema is built with. */
export interface SchemaTypes {
  PrismaTypes: PrismaTypes;
  Context: Context;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  Connection: ConnectionShape;
  AuthScopes: { permission: Permission };
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    Decimal: { Input: string; Output: string };
    JSON: { Input: NonNullable<unknown>; Output: unknown };
  };
}

/** Assumed length of a list without a length argument, for the cost of a document. */
const assumedListLength = 10;

function listLength(args: Record<string, unknown>): number {
  const asked = args.first ?? args.last ?? defaultPageSize;
  return typeof asked === "number" ? Math.max(1, asked) : maximumPageSize.free;
}

export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [ErrorsPlugin, ScopeAuthPlugin, ComplexityPlugin, RelayPlugin, LoadedColumnsPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  relay: relayOptions,
  complexity: {
    // Counted before execution (limits/document-cost.ts), not again while resolving.
    disabled: true,
    defaultComplexity: 1,
    defaultListMultiplier: assumedListLength,
    fieldComplexity: (args, context, field) => {
      if (field.name === "edges") return { field: 0, multiplier: 1 };
      const own = 1 + (context === valuesOnly ? 0 : chargedWork(field, args));
      return hasLengthArgument(field) ? { field: own, multiplier: listLength(args) } : own;
    },
  },
  scopeAuth: {
    authorizeOnSubscribe: true,
    authScopes: (context) => ({ permission: (permission: Permission) => mayCall(context, permission) }),
    unauthorizedError: (_parent, context, info) => refusalOf(context, permissionOf(info)),
  },
  // Errors that a caller can fix are part of a mutation's result: see ./mutation.ts.
  errors: { directResult: true },
  prisma: {
    client: ({ prisma }) => prisma,
    dmmf: getDatamodel(),
    exposeDescriptions: false,
    filterConnectionTotalCount: true,
    onUnusedQuery: null,
  },
});

builder.queryType({
  description: "Queries. Lists that can grow are connections; `first` defaults to 20.",
});

builder.scalarType("DateTime", {
  description:
    "A point in time: ISO 8601 text in UTC with milliseconds, for example 2026-11-20T09:30:00.000Z.",
  serialize: (value) => (value instanceof Date ? value : new Date(String(value))).toISOString(),
  parseValue: (value) => timeOf(value),
  parseLiteral: (node) => timeOf(node.kind === Kind.STRING ? node.value : null, node),
});

/** The time that was given, of a year that the database knows and ISO 8601 writes with four digits. Throws a GraphQLError. */
function timeOf(value: unknown, node?: ValueNode): Date {
  const time = new Date(typeof value === "string" ? value : Number.NaN);
  const year = time.getUTCFullYear();
  if (year >= 1 && year <= 9999) return time;
  throw new GraphQLError("A DateTime is ISO 8601 text", node && { nodes: node });
}

builder.scalarType("Decimal", {
  description: 'An exact decimal number as text with two digits after the point, for example "29.00".',
  serialize: (value) => Number(value).toFixed(2),
});

builder.scalarType("JSON", { description: "Any JSON value.", serialize: (value) => value });

/** The permission of a rejected field; fields of accounts, which no scope grants, have none. */
function permissionOf({ parentType, fieldName }: GraphQLResolveInfo): Permission {
  const { pothosOptions } = (parentType.getFields()[fieldName]?.extensions ?? {}) as {
    pothosOptions?: { authScopes?: { permission?: Permission } };
  };
  return pothosOptions?.authScopes?.permission ?? "user.readPrivate";
}

/** What the fields of an input are built with. */
export type InputFields = Parameters<Parameters<typeof builder.inputType>[1]["fields"]>[0];
