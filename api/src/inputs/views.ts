import { z } from "zod";

/** What has a page of its own whose visits are counted. */
const viewSubjects = ["software", "company", "review"] as const;

/** One visit to one page, as a browser tells it. */
export const viewInput = z.strictObject({
  subject: z.enum(viewSubjects),
  id: z.uuid().transform((id) => id.toLowerCase()),
});

export type View = z.infer<typeof viewInput>;
