import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { testDatabase } from "../testing/database.ts";

const database = testDatabase();

type Row = Record<string, unknown>;

const ids = {
  user: randomUUID(),
  category: randomUUID(),
  company: randomUUID(),
  software: randomUUID(),
  review: randomUUID(),
};

const long = (length: number): string => "x".repeat(length);
const link = (length: number): string => `https://example.com/${long(length - 20)}`;

/** One permitted row of each table; each case below changes it in one place. */
const permitted: Record<string, () => Row> = {
  app_user: () => ({ id: randomUUID(), email: "Ann@example.com", email_key: `${randomUUID()}@example.com` }),
  one_time_token: () => ({ id: randomUUID(), purpose: "verify_email", expires_at: new Date() }),
  two_step: () => ({ user_id: ids.user, secret: "sealed", last_step: 1 }),
  recovery_code: () => ({ user_id: ids.user, id: "0f".repeat(32) }),
  api_token: () => ({
    id: randomUUID(),
    token_hash: randomUUID(),
    name: "Reports",
    scopes: ["read"],
    user_id: ids.user,
  }),
  category: () => ({
    id: randomUUID(),
    slug: randomUUID(),
    name: "Chat",
    sort_name: "chat",
    category_type: "software",
  }),
  company: () => ({ id: randomUUID(), slug: randomUUID(), name: "Acme", sort_name: "acme" }),
  company_member: () => ({ company_id: ids.company, user_id: ids.user, role: "owner" }),
  company_claim: () => ({ id: randomUUID(), company_id: ids.company, user_id: ids.user }),
  software: () => ({
    id: randomUUID(),
    slug: randomUUID(),
    name: "Chatter",
    sort_name: "chatter",
    features: ["Threads"],
    category_id: ids.category,
  }),
  feature: () => ({ id: randomUUID(), category_id: ids.category, key: randomUUID(), name: "Single sign-on" }),
  software_category: () => ({ software_id: ids.software, category_id: ids.category }),
  category_listing: () => ({ category_id: ids.category, software_id: ids.software, sort_name: "chatter" }),
  organisation: () => ({ domain: `${randomUUID()}.example` }),
  ranking_date: () => ({ day: "2026-11-26" }),
  pricing_plan: () => ({ id: randomUUID(), software_id: ids.software, name: randomUUID(), features: [] }),
  screenshot: () => ({ id: randomUUID(), software_id: ids.software, position: 0, url: "/images/a.svg" }),
  software_evidence: () => ({
    ...{ software_id: ids.software, kind: "ease", review_count: 1, rating_sum: 4 },
    ...{ weight: 0.1, stars: 0.4, weight_unlimited: 0.1, stars_unlimited: 0.4 },
  }),
  review_language_count: () => ({ software_id: ids.software, language: "pt", count: 1 }),
  review: () => ({
    id: randomUUID(),
    software_id: ids.software,
    rating: 4,
    title: "Good",
    content: "It works.",
    pros: ["Fast"],
    cons: [],
  }),
  review_revision: () => ({
    id: randomUUID(),
    review_id: ids.review,
    rating: 4,
    title: "Good",
    content: "It works.",
    pros: [],
    cons: [],
  }),
  review_report: () => ({ id: randomUUID(), review_id: ids.review, reason: "advertising" }),
  review_flag: () => ({ id: randomUUID(), review_id: ids.review, kind: "burst", evidence: {} }),
  category_synonyms: () => ({ category_id: ids.category, synonyms: ["One"] }),
  manipulation_notice: () => ({
    software_id: ids.software,
    reason: "bought-reviews",
    statement: "Ten were bought.",
    set_at: new Date(0),
    ends_at: new Date(1),
  }),
  transparency_counter_delta: () => ({ month: "2026-11", measure: "hidden", kind: "offensive", count: 1 }),
  review_proof: () => ({
    id: randomUUID(),
    review_id: ids.review,
    kind: "invoice",
    format: "pdf",
    size: 2,
    bytes: Buffer.from("ab"),
  }),
  review_invitation_batch: () => ({
    id: randomUUID(),
    company_id: ids.company,
    software_id: ids.software,
    link_count: 1,
    expires_at: new Date(),
  }),
  review_invitation: () => ({ id: "0f".repeat(32), batch_id: randomUUID() }),
  suggested_product: () => ({
    id: randomUUID(),
    user_id: ids.user,
    name: "Lamp",
    sort_name: "lamp",
    website_url: "https://lamp.example",
  }),
  contact_message: () => ({
    id: randomUUID(),
    name: "Ann",
    email: "a@mail.example",
    topic: "other",
    message: "Hello",
  }),
  work_address: () => ({ review_id: ids.review, email: "w@acme.example" }),
  review_trace: () => ({ review_id: ids.review, kind: "mailbox", mac: randomBytes(32) }),
  hidden_review_tombstone: () => ({ mac: randomBytes(32), expires_at: new Date() }),
  review_answer: () => ({
    id: randomUUID(),
    review_id: ids.review,
    company_id: ids.company,
    content: "Thank you.",
  }),
  list: () => ({ id: randomUUID(), user_id: ids.user, name: randomUUID() }),
  list_item: () => ({ list_id: randomUUID(), software_id: ids.software }),
  lead: () => ({
    id: randomUUID(),
    kind: "demo",
    name: "Ann",
    email: "ann@example.com",
    consented_at: new Date(),
  }),
  daily_count: () => ({ subject_id: randomUUID(), metric: "compare", day: "2026-01-31" }),
  total_count: () => ({ name: randomUUID(), value: 0 }),
  audit_entry: () => ({ id: randomUUID(), action: "review.hide", subject_type: "review" }),
};

/** Table, change, and the constraint that refuses it; none means that the row is at a limit and permitted. */
const cases: [table: string, change: Row, constraint?: string][] = [
  ["app_user", { provider: "github" }, "app_user_provider"],
  ["app_user", { email: null }, "app_user_email_pair"],
  ["app_user", { email: null, email_key: null }, "app_user_reachable"],
  ["app_user", { email_key: "Ann@Example.com" }, "app_user_email_key"],
  ["app_user", { email: long(255) }, "app_user_email"],
  ["app_user", { catalog_key: "a1" }, "app_user_imported"],
  ["app_user", { email: null, email_key: null, catalog_key: "a2" }],
  ["app_user", { first_name: long(80), last_name: "é".repeat(80) }],
  ["app_user", { first_name: long(81) }, "app_user_first_name"],
  ["app_user", { company_url: "javascript:alert(1)" }, "app_user_company_url"],
  ["app_user", { profile_image_url: "//elsewhere.example/a.png" }, "app_user_profile_image_url"],
  ["app_user", { profile_image_url: "/\\elsewhere.example/a.png" }, "app_user_profile_image_url"],
  ["one_time_token", { purpose: "anything" }, "one_time_token_purpose"],
  ["one_time_token", { purpose: "sign_in" }],
  ["one_time_token", { purpose: "set_up_two_step" }],
  ["two_step", { secret: "" }, "two_step_secret"],
  ["recovery_code", { id: "abcdef-ghjkmn-pqrstu-234567" }, "recovery_code_id"],
  ["api_token", { name: "" }, "api_token_name"],
  ["api_token", { scopes: null }, "api_token_scopes"],
  ["category", { category_type: "goods" }, "category_category_type"],
  ["category", { level: -1, parent_id: ids.category }, "category_level"],
  ["category", { level: 1 }, "category_top"],
  ["category", { name: "" }, "category_name"],
  ["category", { slug: "a/b" }, "category_slug"],
  ["category", { content_sections: "{}" }, "category_content_sections"],
  ["category", { content_sections: "[]" }],
  ["category", { software_count: -1 }, "category_counters"],
  ["category", { median_rating: 5.1 }, "category_median_rating"],
  ["company", { name: long(121) }, "company_name"],
  ["company", { website: "ftp://example.com" }, "company_website"],
  ["company", { website: "example.com" }, "company_website"],
  ["company", { website: link(2048), logo_url: link(2048) }],
  ["company", { website: link(2049) }, "company_website"],
  ["company", { logo_url: link(2049) }, "company_logo_url"],
  ["company", { logo_url: "data:image/png;base64,AAAA" }, "company_logo_url"],
  ["company", { employee_count: "5" }, "company_employee_count"],
  ["company", { founded_year: 0 }, "company_founded_year"],
  ["company_member", { role: "admin" }, "company_member_role"],
  ["company_claim", { status: "maybe" }, "company_claim_status"],
  ["software", { short_description: long(300), description: long(20_000) }],
  ["software", { short_description: long(301) }, "software_short_description"],
  ["software", { description: long(20_001) }, "software_description"],
  ["software", { features: Array(100).fill(long(200)) }],
  ["software", { features: Array(101).fill("x") }, "software_features"],
  ["software", { features: [long(201)] }, "software_features"],
  ["software", { features: [""] }, "software_features"],
  ["software", { features: null }, "software_features"],
  ["software", { platforms: ["web", "self-hosted"], has_free_trial: null, languages: ["pt-BR"] }],
  ["software", { platforms: ["amiga"] }, "software_platforms"],
  ["software", { platforms: null }, "software_platforms"],
  ["software", { languages: Array(101).fill("en") }, "software_languages"],
  ["software", { support_kinds: ["prayer"] }, "software_support_kinds"],
  ["software", { integrations: Array(100).fill(long(120)) }],
  ["software", { integrations: [long(121)] }, "software_integrations"],
  ["software", { licenses: Array(20).fill(long(60)) }],
  ["software", { licenses: Array(21).fill("MIT") }, "software_licenses"],
  ["software", { histogram: [1, 2, 3, 4] }, "software_histogram"],
  ["software", { histogram: [0, 0, 0, 0, -1] }, "software_histogram"],
  ["software", { avg_rating: 0.5 }, "software_avg_rating"],
  ["software", { ease_of_use: 6 }, "software_ease_of_use"],
  ["software", { review_count: -1 }, "software_counters"],
  ["software", { lowest_price: -1 }, "software_lowest_price"],
  ["software_category", { position: -1 }, "software_category_position"],
  ["category", { proven_count: -1 }, "category_proven_count"],
  ["software", { rank_weight: -0.05 }, "software_evidence"],
  ["category_listing", { score: 5.5 }, "category_listing_score"],
  ["category_listing", { rank_value: 5.5 }, "category_listing_rank_value"],
  ["pricing_plan", { price: -0.01 }, "pricing_plan_price"],
  ["pricing_plan", { price: 0 }],
  ["pricing_plan", { billing_period: "week" }, "pricing_plan_billing_period"],
  ["pricing_plan", { currency: "usd" }, "pricing_plan_currency"],
  ["pricing_plan", { unit: "server" }, "pricing_plan_unit"],
  ["pricing_plan", { minimum_people: 0 }, "pricing_plan_minimum_people"],
  ["pricing_plan", { unit: "person", minimum_people: 1_000_000, billing_period: "once" }],
  ["screenshot", { url: "a.png" }, "screenshot_url"],
  ["feature", { key: "Single sign-on" }, "feature_key"],
  ["feature", { name: long(121) }, "feature_name"],
  ["feature", { description: " " }, "feature_description"],
  ["feature", { position: -1 }, "feature_position"],
  ["review", { rating: 0 }, "review_rating"],
  ["review", { rating: 6 }, "review_rating"],
  ["review", { title: "" }, "review_title"],
  ["review", { title: long(150), content: long(10_000) }],
  ["review", { title: long(151) }, "review_title"],
  ["review", { content: long(10_001) }, "review_content"],
  ["review", { pros: Array(10).fill(long(300)) }],
  ["review", { pros: Array(11).fill("x") }, "review_pros"],
  ["review", { cons: [long(301)] }, "review_cons"],
  ["review", { support: 0 }, "review_support"],
  ["review", { value: 6 }, "review_value"],
  ["review", { role: "Chef" }, "review_role"],
  ["review", { company_size: "12" }, "review_company_size"],
  ["review", { used_for: "ever" }, "review_used_for"],
  ["review", { status: "draft" }, "review_status"],
  ["review", { helpful_count: -1 }, "review_helpful_count"],
  ["review", { verified_by: "nobody" }, "review_verified_by"],
  ["review", { proof_weight: 101 }, "review_proof_weight"],
  ["review", { text_weight: 699 }, "review_text_weight"],
  ["review", { import_trust: 101 }, "review_import_trust"],
  ["organisation", { domain: "" }, "organisation_domain"],
  ["ranking_date", { only: false }, "ranking_date_only"],
  ["review", { proof_kind: "odd" }, "review_proof_kind"],
  ["review", { language: "pt-BR", language_by: "author" }, "review_language"],
  ["review", { language: "pt", language_by: "reader" }, "review_language_by"],
  ["review", { language: "pt" }, "review_language_source"],
  ["review_language_count", { count: 0 }, "review_language_count_count"],
  ["software_evidence", { review_count: 0 }, "software_evidence_count"],
  ["software_evidence", { kind: "size of company" }, "software_evidence_kind"],
  ["review_proof", { kind: "odd" }, "review_proof_file_kind"],
  ["review_proof", { format: "png" }, "review_proof_format"],
  ["review_proof", { size: 3 }, "review_proof_size"],
  ["review_proof", { size: 5_242_881, bytes: Buffer.alloc(5_242_881) }, "review_proof_size"],
  ["review_revision", { rating: 6 }, "review_revision_rating"],
  ["review_report", { reason: "" }, "review_report_reason"],
  ["review_report", { status: "closed" }, "review_report_status"],
  ["review_flag", { status: "closed" }, "review_flag_status"],
  ["review_flag", { kind: "odd" }, "review_flag_kind"],
  ["review_flag", { kind: "same-mailbox" }],
  ["suggested_product", { name: long(121) }, "suggested_product_name"],
  ["suggested_product", { website_url: "javascript:alert(1)" }, "suggested_product_website_url"],
  ["suggested_product", { description: long(301) }, "suggested_product_description"],
  ["suggested_product", { status: "odd", decided_at: new Date() }, "suggested_product_status"],
  ["suggested_product", { status: "accepted" }, "suggested_product_decided_at"],
  ["suggested_product", { status: "refused", decided_at: new Date() }, "suggested_product_refused"],
  [
    "suggested_product",
    { status: "refused", decided_at: new Date(), reason: "odd" },
    "suggested_product_reason",
  ],
  ["suggested_product", { message: long(501) }, "suggested_product_message"],
  ["suggested_product", { review_problem: "odd" }, "suggested_product_review_problem"],
  ["suggested_product", { review: "[]" }, "suggested_product_review"],
  ["review_invitation_batch", { note: "" }, "review_invitation_batch_note"],
  ["review_invitation_batch", { link_count: 501 }, "review_invitation_batch_link_count"],
  ["review_invitation", { id: "a token" }, "review_invitation_hash"],
  ["review_invitation", { state: "expired" }, "review_invitation_state"],
  ["category_synonyms", { synonyms: [] }, "category_synonyms_count"],
  ["category_synonyms", { synonyms: ["One", ""] }, "category_synonyms_text"],
  ["category_synonyms", { synonyms: [null] }, "category_synonyms_text"],
  ["manipulation_notice", { reason: "odd" }, "manipulation_notice_reason"],
  ["manipulation_notice", { statement: "" }, "manipulation_notice_statement"],
  ["manipulation_notice", { ends_at: new Date(0) }, "manipulation_notice_times"],
  ["transparency_counter_delta", { month: "2026-13" }, "transparency_counter_delta_month"],
  ["transparency_counter_delta", { measure: "odd" }, "transparency_counter_delta_measure"],
  ["transparency_counter_delta", { hours: -1 }, "transparency_counter_delta_hours"],
  ["transparency_counter_delta", { origin: "odd" }, "transparency_counter_delta_origin"],
  ["contact_message", { name: "" }, "contact_message_name"],
  ["contact_message", { email: long(255) }, "contact_message_email"],
  ["contact_message", { topic: "odd" }, "contact_message_topic"],
  ["contact_message", { message: long(4_001) }, "contact_message_message"],
  ["work_address", { email: "w".repeat(255) }, "work_address_email"],
  ["work_address", { macs: ["a", "b", "c"] }, "work_address_macs"],
  ["work_address", { macs: null }, "work_address_macs"],
  ["review_trace", { kind: "hidden-review" }, "review_trace_kind"],
  ["review_trace", { mac: randomBytes(31) }, "review_trace_mac"],
  ["hidden_review_tombstone", { mac: randomBytes(33) }, "hidden_review_tombstone_mac"],
  ["review_answer", { content: long(5_001) }, "review_answer_content"],
  ["list", { name: "" }, "list_name"],
  ["list_item", { position: -1 }, "list_item_position"],
  ["lead", { kind: "sale" }, "lead_kind"],
  ["lead", { status: "won" }, "lead_status"],
  ["lead", { message: long(4_000) }],
  ["lead", { message: long(4_001) }, "lead_message"],
  ["daily_count", { metric: "clicks" }, "daily_count_metric"],
  ["daily_count", { count: -1 }, "daily_count_count"],
  ["total_count", { value: -1 }, "total_count_value"],
  ["audit_entry", { action: "" }, "audit_entry_action"],
];

async function insert(table: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  const values = columns.map((_, index) => `$${index + 1}`);
  await database.pool.query(
    `INSERT INTO "${table}" (${columns.map((column) => `"${column}"`)}) VALUES (${values})`,
    Object.values(row),
  );
}

/** What the tables above refer to. */
async function insertBase(): Promise<void> {
  const rows: [table: string, id: string][] = [
    ["app_user", ids.user],
    ["category", ids.category],
    ["company", ids.company],
    ["software", ids.software],
    ["review", ids.review],
  ];
  for (const [table, id] of rows) await insert(table, { ...permitted[table]?.(), id });
}

describe("constraints", () => {
  it("have permitted rows to refer to", async () => {
    await expect(insertBase()).resolves.toBeUndefined();
  });

  it.each(cases)(
    "%s %j: %s",
    { tags: ["3.review.2", "5.company.4", "9.rating.1", "9.limits.1", "9.company.1"] },
    async (table, change, constraint) => {
      const attempt = insert(table, { ...permitted[table]?.(), ...change });
      if (constraint) await expect(attempt).rejects.toMatchObject({ code: "23514", constraint });
      else await expect(attempt).resolves.toBeUndefined();
    },
  );

  it.each([
    ["pricing_plan", { is_popular: true }, "pricing_plan_one_popular"],
    ["list", { is_default: true }, "list_one_default"],
    ["software_category", { position: 0 }, "software_category_one_primary"],
  ])("%s has one with %j at most", async (table, change, constraint) => {
    const other = randomUUID();
    await insert("category", { ...permitted["category"]?.(), id: other });
    await insert(table, { ...permitted[table]?.(), ...change });
    const second = table === "software_category" ? { category_id: other } : {};
    const attempt = insert(table, { ...permitted[table]?.(), ...change, ...second });
    await expect(attempt).rejects.toMatchObject({ code: "23505", constraint });
  });
});
