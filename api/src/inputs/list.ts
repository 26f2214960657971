import { z } from "zod";
import { limits } from "./limits.ts";
import { changedText, requiredText } from "./text.ts";

/** Name of a new or renamed list. */
export const listInput = z.object({ name: requiredText({ name: "Name", max: limits.thingName }) });

/** Note on a software in a list; blank removes it. */
export const listNoteInput = z.object({ note: changedText({ name: "Note", max: limits.listNote }) });

const place = { error: "Position must be a whole number from 0" };

/** Position in a list, from 0; beyond the end means the end. */
export const listPosition = z.int(place).min(0, place);

/** Optional note and position of a saved software. */
export const savedInput = z.object({ ...listNoteInput.shape, position: listPosition.nullable() }).partial();
