import { z } from "zod";
import { errorCodes } from "../http-error.ts";

/** Shapes that have a name in the contract: the OpenAPI document defines each once and refers to it by that name. */
export const shapeNames = new Map<z.ZodType, string>();

export function named<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
  shapeNames.set(schema, name);
  return schema;
}

export const id = z.uuid();
export const time = z.iso.datetime();
/** A mean as shown: one decimal. */
export const rating = z.string().regex(/^\d\.\d$/);

/** The body of an error: a message for people, and for invalid input every broken rule with its path. */
export const ErrorShape = named(
  "Error",
  z
    .strictObject({
      message: z.string().describe("Explanation for people. For invalid input, the first error."),
      code: z
        .enum(errorCodes)
        .optional()
        .describe(
          "For a conflict (409): what the change conflicts with. cursor-expired (410): start over without a cursor.",
        ),
      errors: z
        .array(
          z.strictObject({
            path: z.string().describe("Path of the input field, dotted where it is nested."),
            message: z.string(),
          }),
        )
        .optional()
        .describe("All field errors."),
    })
    .describe("An error.")
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
