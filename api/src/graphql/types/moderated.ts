import { builder } from "../builder.ts";
import { isDatabaseId } from "../keys.ts";
import { ModerationStatusEnum } from "./enums.ts";

/** What moderators decide, which all has the same columns of it. */
type Moderated = "ReviewReport" | "ReviewFlag" | "ListingFlag";

/** Gives types of what moderators decide the fields that tell of the decision. */
export function decisionFields(model: Moderated): void {
  // One model stands for all: their columns of these names are the same.
  builder.prismaObjectFields(model as "ReviewFlag", (t) => ({
    status: t.field({
      type: ModerationStatusEnum,
      description: "Open, or what was decided.",
      select: { status: true },
      resolve: ({ status }) => status as typeof ModerationStatusEnum.$inferType,
    }),
    decidedAt: t.expose("decidedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was decided; null while it is open.",
    }),
  }));
}

/** The ids that the evidence of a flag has under this name. */
export function idsIn(evidence: unknown, name: "reviewIds" | "softwareIds"): string[] {
  const ids = (evidence as Readonly<Record<string, unknown>> | null)?.[name];
  return Array.isArray(ids) ? ids.map(String).filter(isDatabaseId) : [];
}
