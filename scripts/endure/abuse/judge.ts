import { injected, markup } from "../../../api/src/testing/hostile-values.ts";
import type { Secret } from "../../../api/src/testing/visibility/hidden-world.ts";
import { globalId } from "../../../api/src/testing/visibility/walk.ts";
import type { Caller } from "./callers.ts";
import type { HostileRequest } from "./requests.ts";
import type { Answer } from "./wire.ts";

/** Processor time that an answer may take, in milliseconds. */
export const maxProcessorMs = 1_000;

/** What an answer is judged by. */
export interface Judged {
  caller: Caller;
  request: HostileRequest;
  answer: Answer;
  /** Of the server and its database, in milliseconds. */
  processorMs: number;
}

/** Traces of the program that no answer may have. */
const inside =
  /node_modules|\/api\/src\/|^\s+at \S+ \(|Prisma\w*Error|SQLSTATE|syntax error at or near|violates \w+ constraint/m;

/** What is wrong with an answer, a line each. */
export function wrongWith(
  { caller, request, answer, processorMs }: Judged,
  { secrets, callers }: { secrets: readonly Secret[]; callers: readonly Caller[] },
): string[] {
  const { status, head, body, isWhole } = answer;
  const sent = sentIn(request);
  const wrong: string[] = [];
  const saysWhen = /^retry-after: \d/im.test(head);
  const isBusy = status === 503 && saysWhen;
  if (!isWhole) wrong.push("no answer in time");
  else if (status === 0) wrong.push("no answer");
  if (status >= 500 && !isBusy) wrong.push(`status ${status}`);
  if (status === 429 && !saysWhen) wrong.push("status 429 without Retry-After");
  if (body.includes('"code":"INTERNAL"') && !sent.includes("INTERNAL")) wrong.push("an internal error");
  if (processorMs > maxProcessorMs) wrong.push(`${processorMs} ms of processor time`);
  if (hasInjected(head)) wrong.push("a header that was sent in a value");
  if (/^content-type: text\/html/im.test(head) && body.includes(markup)) wrong.push("markup that was sent");
  const trace = inside.exec(body)?.[0];
  if (trace !== undefined && !sent.includes(trace)) wrong.push(`a trace of the program: ${trace}`);
  const told = `${head}\n${body}`;
  for (const { secret, name } of callers)
    if (secret && name !== caller.name && told.includes(secret)) wrong.push(`the secret of ${name}`);
  // What is kept of oneself names by their ids things that one has written about.
  const isExport = /export/i.test(request.about) || /dataExport/.test(sent);
  for (const { word, nodes, seenBy } of secrets) {
    if (seenBy.includes(caller.name)) continue;
    // Who sent one of them knows it, and the other form of it.
    const ids = nodes.map(({ type, id }) => [id, globalId(type, id)]).filter((forms) => !anyIn(sent, forms));
    const texts = [...(sent.includes(word) ? [] : [word]), ...(isExport ? [] : ids.flat())];
    const found = texts.find((text) => told.includes(text));
    if (found !== undefined) wrong.push(`tells ${word}: ${found}`);
  }
  return wrong;
}

const anyIn = (text: string, parts: readonly string[]): boolean => parts.some((part) => text.includes(part));

/** Everything that a request says, as it is sent and decoded. */
function sentIn({ target, headers, body }: HostileRequest): string {
  let decoded = target;
  try {
    decoded = decodeURIComponent(target);
  } catch {
    // It cannot be read.
  }
  return [target, decoded, ...headers.flat(), body.toString()].join("\n");
}

/** Whether a header that was sent as a part of a value came back as a header of its own. */
const hasInjected = (head: string): boolean => new RegExp(`^${injected}:`, "im").test(head);
