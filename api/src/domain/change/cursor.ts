import type { Position } from "../../database/changes/follow.ts";
import { type ChangeKind, changeKinds } from "../../inputs/index.ts";
import { invalid } from "../errors.ts";

/** Where a reader of changes is: at a place in the log, or, before that, among all things in the order of kinds and IDs. */
export interface ChangeCursor {
  readonly position: Position;
  /** The last thing that was read, while all things are read; the log is followed from the position afterwards. */
  readonly thing?: { readonly kind: ChangeKind; readonly id: string };
}

/** Marks the cursors of changes among those of lists. */
const name = "change";

/** Opaque text for a cursor. */
export function writeCursor({ position: { epoch, xid, seq, time }, thing }: ChangeCursor): string {
  const parts = [name, epoch, xid, seq, Math.floor(time), ...(thing ? [thing.kind, thing.id] : [])];
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const digits = /^\d{1,18}$/;
const isText = (value: unknown, form: RegExp): value is string =>
  typeof value === "string" && form.test(value);

/** JSON has numbers, such as 1e400, that none is. */
const isTime = (value: unknown): value is number => Number.isSafeInteger(value);

/** Reads a cursor. Throws InvalidInput: cursors can be forged, and a value of the wrong type must not reach the database. */
export function readCursor(text: string): ChangeCursor {
  const refused = () => invalid("after", "after is not a valid cursor for changes");
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    throw refused();
  }
  if (!Array.isArray(parts) || parts[0] !== name || (parts.length !== 5 && parts.length !== 7))
    throw refused();
  const [, epoch, xid, seq, time, kind, id] = parts as unknown[];
  if (!isText(epoch, uuid) || !isText(xid, digits) || !isText(seq, digits) || !isTime(time)) throw refused();
  const position = { epoch, xid, seq, time };
  if (parts.length === 5) return { position };
  const known = changeKinds.find((one) => one === kind);
  if (!known || !isText(id, uuid)) throw refused();
  return { position, thing: { kind: known, id } };
}
