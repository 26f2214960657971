import { expect, it } from "vitest";
import * as vocabulary from "../inputs/vocabulary.ts";
import { testDatabase } from "../testing/database.ts";

const database = testDatabase();

it.each([
  ["company_member_role", vocabulary.memberRoles],
  ["company_employee_count", vocabulary.companySizes],
  ["review_company_size", vocabulary.companySizes],
  ["review_role", vocabulary.reviewerRoles],
  ["review_used_for", vocabulary.usedForSpans],
  ["review_product_kind", vocabulary.namedProductKinds],
  ["pricing_plan_billing_period", vocabulary.billingPeriods],
  ["pricing_plan_unit", vocabulary.planUnits],
  ["software_platforms", vocabulary.platforms],
  ["software_support_kinds", vocabulary.supportKinds],
  ["category_category_type", vocabulary.categoryTypes],
  ["review_report_reason", vocabulary.reportReasons],
  ["review_flag_kind", vocabulary.flagKinds],
  ["listing_flag_kind", vocabulary.listingFlagKinds],
  ["listing_flag_status", vocabulary.moderationStatuses],
  ["listing_baseline_kind", vocabulary.baselineKinds],
  ["manipulation_notice_reason", vocabulary.manipulationReasons],
  ["transparency_counter_delta_measure", vocabulary.transparencyMeasures],
  ["transparency_counter_delta_origin", vocabulary.transparencyOrigins],
  ["review_proof_kind", vocabulary.proofKinds],
  ["review_proof_file_kind", vocabulary.proofKinds],
  ["review_proof_format", vocabulary.proofFormats],
  ["suggested_product_status", vocabulary.suggestionStatuses],
  ["suggested_product_reason", vocabulary.suggestionRefusals],
  ["suggested_product_review_problem", vocabulary.suggestedReviewProblems],
  ["contact_message_topic", vocabulary.contactTopics],
  ["lead_kind", vocabulary.leadKinds],
  ["lead_status", vocabulary.leadStatuses],
  ["company_claim_status", vocabulary.claimStatuses],
  ["company_invitation_role", vocabulary.memberRoles],
  ["mail_opt_out_kind", vocabulary.optionalMails],
  ["picture_file_format", vocabulary.pictureFormats],
  ["api_token_scopes", vocabulary.apiScopes],
  ["webhook_endpoint_events", vocabulary.webhookEvents],
  ["webhook_endpoint_state", vocabulary.webhookStates],
  ["webhook_endpoint_disabled_reason", vocabulary.webhookDisabledReasons],
  ["webhook_delivery_status", vocabulary.webhookDeliveryStatuses],
])(
  "%s permits the words of the vocabulary",
  { tags: ["5.company.4", "9.company.1"] },
  async (constraint, words) => {
    const answer = await database.pool.query<{ definition: string }>(
      "SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1",
      [constraint],
    );
    const permitted = [...(answer.rows[0]?.definition ?? "").matchAll(/'([^']*)'/g)].map(([, word]) => word);
    expect(permitted).toEqual(words);
  },
);
