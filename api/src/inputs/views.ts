import { z } from "zod";

/** What has a page of its own whose visits are counted; `compare` is a software that stands in a comparison. */
const viewSubjects = ["software", "company", "review", "compare"] as const;

/** The page of one thing that was visited. */
export const viewInput = z.strictObject({
  subject: z.enum(viewSubjects),
  id: z.uuid().transform((id) => id.toLowerCase()),
});

export type View = z.infer<typeof viewInput>;

/** A visit that is to be counted: the page, and the ticket that was fetched when it was opened. */
export const beaconInput = z.strictObject({ ...viewInput.shape, ticket: z.string().max(100) });
