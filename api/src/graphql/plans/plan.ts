import { RawJson } from "../../limits/raw-json.ts";
import type { Context } from "../context.ts";

/** The operation that a plan answers. */
export interface Operation {
  readonly context: Context;
  /** Its variables, coerced. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The arguments of a field. */
export interface Arguments {
  readonly areConstant: boolean;
  of(variables: Operation["variables"]): Record<string, unknown>;
}

/** A value in the form of the answer, or a promise of it. Throws where graphql-js would report an error. */
export type Complete = (value: unknown, operation: Operation) => unknown;

/** A field of the answer. */
export interface FieldPlan {
  readonly key: string;
  /** The field's own value. */
  readonly read: (source: object, operation: Operation) => unknown;
  readonly complete: Complete;
}

/** The fields that a document asks of an object, in the order of the answer. */
export interface ObjectPlan {
  readonly fields: readonly FieldPlan[];
  /** What a row must have, or it was not loaded for this plan. */
  readonly columns: readonly string[];
}

/** Thrown for what plans do not know, while one is made. */
export class Unplanned extends Error {}

/** Thrown if a plan cannot give the answer; graphql-js then gives it, or the error that it has. */
export class Unanswered extends Error {}

/** The fields of an object, all begun before one is waited for. */
export function answerObject({ fields, columns }: ObjectPlan, source: object, operation: Operation): unknown {
  for (const column of columns) if (!(column in source)) throw new Unanswered(column);
  const data: Record<string, unknown> = {};
  const waiting: Promise<unknown>[] = [];
  try {
    for (const { key, read, complete } of fields) {
      const value = read(source, operation);
      const done = isPromise(value)
        ? value.then((settled) => complete(settled, operation))
        : complete(value, operation);
      // Keys keep the order of the document.
      data[key] = done;
      if (isPromise(done))
        waiting.push(
          done.then((settled) => {
            data[key] = settled;
          }),
        );
    }
  } catch (error) {
    ignore(waiting);
    throw error;
  }
  return waiting.length === 0 ? data : Promise.all(waiting).then(() => data);
}

/** Null stays null; what is neither is completed. */
export const nullable =
  (complete: Complete): Complete =>
  (value, operation) => {
    if (value == null) return null;
    if (value instanceof Error) throw value;
    return complete(value, operation);
  };

/** Null is refused. */
export const required =
  (complete: Complete): Complete =>
  (value, operation) => {
    if (value == null || value instanceof Error) throw value ?? new Unanswered("null");
    return complete(value, operation);
  };

/** A scalar or a value of an enum. */
export const leaf =
  (serialize: (value: unknown) => unknown): Complete =>
  (value) => {
    const text = serialize(value);
    if (text == null) throw new Unanswered("null");
    return text;
  };

/** A list, whose items may be promises; one that PostgreSQL has written stays as it is. */
export const listOf =
  (complete: Complete): Complete =>
  (value, operation) => {
    if (value instanceof RawJson) return value;
    if (!Array.isArray(value)) throw new Unanswered("a list");
    const items: unknown[] = [];
    let waits = false;
    try {
      for (const item of value as unknown[]) {
        const done = isPromise(item)
          ? item.then((settled) => complete(settled, operation))
          : complete(item, operation);
        waits ||= isPromise(done);
        items.push(done);
      }
    } catch (error) {
      ignore(items.filter(isPromise));
      throw error;
    }
    return waits ? Promise.all(items) : items;
  };

/** An object with the fields of the plan. */
export const objectOf =
  (plan: ObjectPlan): Complete =>
  (value, operation) => {
    if (typeof value !== "object") throw new Unanswered("an object");
    // PostgreSQL has written the fields of this plan.
    if (value instanceof RawJson) return value;
    return answerObject(plan, value as object, operation);
  };

/** Another error is thrown already; without a handler these would be unhandled rejections. */
function ignore(waiting: readonly Promise<unknown>[]): void {
  for (const one of waiting) one.catch(() => {});
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === "object" && value !== null && typeof (value as { then?: unknown }).then === "function";
