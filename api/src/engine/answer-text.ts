import type { ExecutionResult } from "graphql";
import { RawJson } from "../limits/raw-json.ts";

/** The JSON text of an answer, as JSON.stringify writes it; what is text already stays as it is. */
export function answerText(result: ExecutionResult): string {
  const { data, errors, extensions } = result;
  if (!data || errors) return JSON.stringify(result);
  return `{"data":${textOf(data)}${extensions ? `,"extensions":${JSON.stringify(extensions)}` : ""}}`;
}

/** Undefined for what JSON leaves out. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (value instanceof RawJson) return value.text;
  let text = "";
  if (Array.isArray(value)) {
    for (const item of value) text += `${text && ","}${textOf(item) ?? "null"}`;
    return `[${text}]`;
  }
  if ("toJSON" in value && typeof value.toJSON === "function") return JSON.stringify(value);
  for (const key in value) {
    const item = textOf((value as Record<string, unknown>)[key]);
    if (item !== undefined)
      text += `${text && ","}${isName.test(key) ? `"${key}"` : JSON.stringify(key)}:${item}`;
  }
  return `{${text}}`;
}

/** Names of GraphQL need no escapes; other keys are in values of the scalar JSON. */
const isName = /^\w+$/;
