import { z } from "zod";

/** Subjects of counted page views; `compare` is a software in a comparison. */
const viewSubjects = ["software", "company", "review", "compare"] as const;

/** The page of one thing that was visited. */
export const viewInput = z.strictObject({
  subject: z.enum(viewSubjects),
  id: z.uuid().transform((id) => id.toLowerCase()),
});

export type View = z.infer<typeof viewInput>;

/** A page view to count: the page, and the ticket that was fetched when it was opened. */
export const beaconInput = z.strictObject({ ...viewInput.shape, ticket: z.string().max(100) });
