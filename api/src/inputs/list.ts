import { z } from "zod";
import { limits } from "./limits.ts";
import { changedText, requiredText } from "./text.ts";

/** A list's name, when it is made and when it is renamed. */
export const listInput = z.object({ name: requiredText({ name: "Name", max: limits.thingName }) });

/** What a person notes of a software in a list; blank takes the note away. */
export const listNoteInput = z.object({ note: changedText({ name: "Note", max: limits.listNote }) });

const place = { error: "Position must be a whole number from 0" };

/** Where a software stands in a list, from 0; beyond the end is the end. */
export const listPosition = z.int(place).min(0, place);

/** What may come with a software that is saved: a note, and the place where it is to stand. */
export const savedInput = z.object({ ...listNoteInput.shape, position: listPosition.nullable() }).partial();
