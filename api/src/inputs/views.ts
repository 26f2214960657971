import { z } from "zod";

/** Subjects of counted page views; `compare` is a comparison, which counts for each listing in it and for each two of them. */
export type ViewSubject = "software" | "company" | "review" | "compare";

/** The most listings of a comparison that are counted. */
const maxCompared = 4;

const id = z.uuid().transform((given) => given.toLowerCase());

const page = { subject: z.enum(["software", "company", "review"]), id };

const comparison = {
  subject: z.literal("compare"),
  /** IDs with commas between them, in their order: the same comparison has the same text. */
  id: z
    .string()
    .max(37 * maxCompared)
    .transform((ids) => ids.split(","))
    .pipe(z.array(id).max(maxCompared))
    .transform((ids) => [...new Set(ids)].sort().join(",")),
};

/** The page of one thing, or of a comparison, that was visited. */
export const viewInput = z.union([z.strictObject(page), z.strictObject(comparison)]);

export type View = z.infer<typeof viewInput>;

const ticket = z.string().max(100);

/** A page view to count: the page, and the ticket that was fetched when it was opened. */
export const beaconInput = z.union([
  z.strictObject({ ...page, ticket }),
  z.strictObject({ ...comparison, ticket }),
]);
