import { countedTitle } from "~/components/admin/use-changes";

const words = {
  UPHELD: { busy: "Upholding", done: "upheld" },
  DISMISSED: { busy: "Dismissing", done: "dismissed" },
  ACCEPTED: { busy: "Accepting", done: "accepted" },
  REFUSED: { busy: "Refusing", done: "refused" },
  APPROVED: { busy: "Approving", done: "approved" },
  REJECTED: { busy: "Rejecting", done: "rejected" },
} as const;

/** The texts of a change with this decision, for items called `one` and `many`. */
export const deciding = (decision: keyof typeof words, one: string, many: string) => ({
  busy: words[decision].busy,
  successTitle: (count: number) => countedTitle(count, one, many, words[decision].done),
  failureTitle: `${one} Not Decided`,
});
