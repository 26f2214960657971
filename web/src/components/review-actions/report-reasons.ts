import type { ReportReason } from "@assay/api/inputs";
import type { ReportReason as ReportReasonEnum } from "~/relay/__generated__/ReportDialogMutation.graphql";

/** The reasons for reporting a review: the GraphQL enum value and the label of each. */
export const reportReasons: Readonly<
  Record<ReportReason, { readonly enumValue: ReportReasonEnum; readonly label: string }>
> = {
  advertising: { enumValue: "ADVERTISING", label: "Advertising or a paid review" },
  "conflict-of-interest": {
    enumValue: "CONFLICT_OF_INTEREST",
    label: "The author has an interest in the product or a competitor",
  },
  offensive: { enumValue: "OFFENSIVE", label: "Insults or threats" },
  "personal-data": { enumValue: "PERSONAL_DATA", label: "Reveals names or private information" },
  "off-topic": { enumValue: "OFF_TOPIC", label: "Not about the product" },
  other: { enumValue: "OTHER", label: "Something else" },
};
