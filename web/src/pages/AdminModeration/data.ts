import { listSizes } from "@assay/api/inputs";
import query, { type AdminModerationPageQuery } from "~/relay/__generated__/AdminModerationPageQuery.graphql";
import { enumValueOf } from "~/relay/enum-words";
import { definePageData } from "~/relay/page-data";
import { pageOf } from "~/search-params/admin-list";
import { type AdminModerationValues, adminModerationParams } from "~/search-params/admin-moderation";

/** True if open flags are shown in groups instead of one by one. */
export const isGrouped = ({ tab, status, kind, software }: AdminModerationValues): boolean =>
  tab === "flags" && !status && !kind && !software;

export default definePageData<AdminModerationPageQuery>({
  query,
  variables({ url }) {
    const values = adminModerationParams.read(url);
    const { tab, status, reason, kind, software } = values;
    const isGroups = isGrouped(values);
    const page = pageOf(values);
    const { first, last } = page;
    return {
      isReports: tab === "reports",
      isGroups,
      isFlags: tab === "flags" && !isGroups,
      isAnyFlags: tab === "flags",
      isListings: tab === "listings",
      isProofs: tab === "proofs",
      isSuggestions: tab === "suggestions",
      isClaims: tab === "claims",
      isLeads: tab === "leads",
      status: status === "upheld" ? "UPHELD" : status === "dismissed" ? "DISMISSED" : "OPEN",
      claimStatus: status === "approved" ? "APPROVED" : status === "rejected" ? "REJECTED" : "PENDING",
      suggestionStatus: status === "accepted" ? "ACCEPTED" : status === "refused" ? "REFUSED" : "WAITING",
      leadStatus: leadStatuses[status as keyof typeof leadStatuses] ?? null,
      reason: reason && enumValueOf(reason),
      kind: kind && enumValueOf(kind),
      software: software || null,
      // Open items oldest first, decided ones newest first.
      sort: status ? "NEWEST" : "OLDEST",
      ...page,
      // For one software, as many as one API call decides.
      ...(software && { first: first && listSizes.decidedFlags, last: last && listSizes.decidedFlags }),
    };
  },
});

const leadStatuses = { new: "NEW", contacted: "CONTACTED", closed: "CLOSED", spam: "SPAM" } as const;
