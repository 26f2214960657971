import { z } from "zod";

/** What has a page of its own whose visits are counted; `compare` is a software that stands in a comparison. */
const viewSubjects = ["software", "company", "review", "compare"] as const;

/** One visit to the page of one thing, as a browser tells it. */
export const viewInput = z.strictObject({
  subject: z.enum(viewSubjects),
  id: z.uuid().transform((id) => id.toLowerCase()),
});

export type View = z.infer<typeof viewInput>;
