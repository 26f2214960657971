import { z } from "zod";
import { conflictCodes } from "../../../inputs/index.ts";

/** The shapes that have a name in the contract: each stands once in the OpenAPI document and is referred to by it. */
export const shapeNames = new Map<z.ZodType, string>();

export function named<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
  shapeNames.set(schema, name);
  return schema;
}

export const id = z.uuid();
export const time = z.iso.datetime();
/** A mean as shown: one decimal. */
export const rating = z.string().regex(/^\d\.\d$/);

/** What an error says: a message for people; for bad input every broken rule with its place. */
export const ErrorShape = named(
  "Error",
  z
    .strictObject({
      message: z
        .string()
        .describe("For people: what went wrong. For bad input the first rule that was broken."),
      code: z.enum(conflictCodes).optional().describe("For a conflict (409): what it conflicts with."),
      errors: z
        .array(
          z.strictObject({ path: z.string().describe("Dotted place in the input."), message: z.string() }),
        )
        .optional()
        .describe("Every rule that was broken."),
    })
    .describe("An answer that is an error.")
    .meta({
      examples: [
        {
          message: "Title is required",
          errors: [
            { path: "title", message: "Title is required" },
            { path: "rating", message: "Please choose a rating from 1 to 5" },
          ],
        },
      ],
    }),
);
