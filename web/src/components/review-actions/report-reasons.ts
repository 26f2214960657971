import type { ReportReason } from "@assay/api/inputs";
import type { ReportReason as Sent } from "~/relay/__generated__/ReportDialogMutation.graphql";

/** What may be wrong with a review: as the API is sent it, and in words. */
export const reportReasons: Readonly<Record<ReportReason, { readonly sent: Sent; readonly words: string }>> =
  {
    advertising: { sent: "ADVERTISING", words: "Advertising or a paid review" },
    "conflict-of-interest": {
      sent: "CONFLICT_OF_INTEREST",
      words: "The author has an interest in the product or a competitor",
    },
    offensive: { sent: "OFFENSIVE", words: "Insults or threats" },
    "personal-data": { sent: "PERSONAL_DATA", words: "Reveals names or private information" },
    "off-topic": { sent: "OFF_TOPIC", words: "Not about the product" },
    other: { sent: "OTHER", words: "Something else" },
  };
