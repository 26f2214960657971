import { orNotFound } from "../../domain/errors.ts";
import { builder } from "../builder.ts";
import { isDatabaseId } from "../keys.ts";
import { ModerationStatusEnum } from "./admin-enums.ts";
import { SoftwareNode } from "./software.ts";

/** Models that moderators decide on; all have the same columns for it. */
type Moderated = "ReviewReport" | "ReviewFlag" | "ListingFlag";

/** Adds the status and the time of the decision to a type. */
export function decisionFields(model: Moderated): void {
  // Typed as one of the models: their columns of these names are the same.
  builder.prismaObjectFields(model as "ReviewFlag", (t) => ({
    status: t.field({
      type: ModerationStatusEnum,
      description: "Open, or the decision.",
      select: { status: true },
      resolve: ({ status }) => status as typeof ModerationStatusEnum.$inferType,
    }),
    decidedAt: t.expose("decidedAt", {
      type: "DateTime",
      nullable: true,
      description: "Time of the decision; null while open.",
    }),
  }));
}

/** A result of moderating a listing: the listing afterwards. */
export const changedListing = (name: string, description: string) =>
  builder.objectRef<{ softwareId: string }>(name).implement({
    description,
    fields: (t) => ({
      software: t.prismaField({
        type: SoftwareNode,
        description: "The listing, with the change applied.",
        resolve: async (query, { softwareId }, _args, { prisma }) =>
          orNotFound(await prisma.software.findUnique({ ...query, where: { id: softwareId } }), "Software"),
      }),
    }),
  });

/** The ids that the evidence of a flag has under this name. */
export function idsIn(evidence: unknown, name: "reviewIds" | "softwareIds"): string[] {
  const ids = (evidence as Readonly<Record<string, unknown>> | null)?.[name];
  return Array.isArray(ids) ? ids.map(String).filter(isDatabaseId) : [];
}
