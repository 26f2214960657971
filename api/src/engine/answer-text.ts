import type { ExecutionResult } from "graphql";
import { RawJson } from "../limits/raw-json.ts";

/**
 * The JSON text of an answer in parts, as JSON.stringify writes it; what is text already stays as it is, in a part of its own: one character that is not
 * Latin would make two bytes of each of a whole text.
 */
export function answerText(result: ExecutionResult): string[] {
  const { data, errors, extensions } = result;
  if (!data || errors) return [JSON.stringify(result)];
  const written: Written = { parts: [], rest: '{"data":' };
  write(data, written);
  const end = extensions ? `,"extensions":${JSON.stringify(extensions)}}` : "}";
  return [...written.parts, written.rest + end];
}

interface Written {
  readonly parts: string[];
  /** What comes after the parts. */
  rest: string;
}

function write(value: object, written: Written): void {
  if (value instanceof RawJson) {
    written.parts.push(written.rest, value.text);
    written.rest = "";
  } else if (Array.isArray(value)) {
    written.rest += "[";
    for (const [index, item] of value.entries()) {
      if (index > 0) written.rest += ",";
      if (hasRawJson(item)) write(item, written);
      else written.rest += JSON.stringify(item) ?? "null";
    }
    written.rest += "]";
  } else {
    let separator = "{";
    for (const key in value) {
      const item = (value as Record<string, unknown>)[key];
      const isWalked = hasRawJson(item);
      const text = isWalked ? "" : JSON.stringify(item);
      if (text === undefined) continue;
      written.rest += `${separator}${isName.test(key) ? `"${key}"` : JSON.stringify(key)}:${text}`;
      separator = ",";
      if (isWalked) write(item, written);
    }
    written.rest += separator === "{" ? "{}" : "}";
  }
}

/**
 * Does it contain RawJson? JSON.stringify writes a value without any at once, much faster than value by value. Each level looks again at what is below it: answers are
 * shallow.
 */
function hasRawJson(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  if (value instanceof RawJson) return true;
  if (Array.isArray(value)) return value.some(hasRawJson);
  // It decides itself what is written.
  if ("toJSON" in value && typeof value.toJSON === "function") return false;
  for (const key in value) if (hasRawJson((value as Record<string, unknown>)[key])) return true;
  return false;
}

/** Names of GraphQL need no escapes; other keys are in values of the scalar JSON. */
const isName = /^\w+$/;
