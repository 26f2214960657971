import type { Facet, Subject } from "./tags.ts";

/** How the change log records the changes of a table that public answers read. */
export interface LoggedTable {
  readonly subject: Subject;
  /** The column with the thing's id: `id` in the subject's own table, a foreign key in a table that belongs to it. */
  readonly key: string;
  /** The column with the id of the thing's parent. */
  readonly parent?: string;
  /** The facet of each column that public answers read; an answer that reads another one is not cached. */
  readonly columns: Readonly<Record<string, Facet>>;
  /** Columns of other tables, as `table.column`, whose changes are logged as changes of the text of the things that they are related to. */
  readonly related?: readonly string[];
}

const all = <Columns extends string>(facet: Facet, ...columns: Columns[]) =>
  Object.fromEntries(columns.map((column) => [column, facet])) as Record<Columns, Facet>;

/** The tables whose changes are logged, by their names; the triggers of the change log compare the same columns. */
export const loggedTables: Readonly<Record<string, LoggedTable>> = {
  software: {
    subject: "software",
    key: "id",
    parent: "company_id",
    columns: {
      ...all("text", "id", "slug", "name", "sort_name", "short_description", "description", "website_url"),
      ...all("text", "logo_url", "features", "is_featured", "is_active", "company_id", "category_id"),
      ...all("text", "former_name", "former_name_at", "plan_count", "lowest_price", "search_text"),
      ...all("text", "platforms", "has_free_trial", "languages", "support_kinds", "integrations", "licenses"),
      ...all("counters", "review_count", "rating_sum", "avg_rating", "histogram", "ease_of_use", "support"),
      ...all("counters", "value", "small_business_reviews", "mid_market_reviews", "enterprise_reviews"),
      ...all("counters", "reviewer_roles", "reviewer_industries"),
      ...all("rank", "rank_score", "trend", "proven_count", "rank_weight", "rank_stars"),
      ...all("rank", "rank_weight_unlimited", "rank_stars_unlimited"),
      ...all("clock", "created_at", "updated_at"),
    },
  },
  software_category: {
    subject: "software",
    key: "software_id",
    columns: all("text", "software_id", "category_id", "position"),
  },
  pricing_plan: {
    subject: "software",
    key: "software_id",
    columns: {
      ...all("text", "id", "software_id", "name", "price", "currency", "billing_period", "unit"),
      ...all("text", "minimum_people", "features", "is_popular"),
    },
  },
  screenshot: {
    subject: "software",
    key: "software_id",
    columns: all("text", "id", "software_id", "position", "url", "caption"),
  },
  software_feature: {
    subject: "software",
    key: "software_id",
    columns: {
      ...all("text", "software_id", "feature_id", "is_offered"),
      ...all("counters", "confirmed_count", "denied_count", "answer"),
    },
  },
  software_evidence: {
    subject: "software",
    key: "software_id",
    columns: {
      ...all("rank", "software_id", "kind", "key", "review_count", "rating_sum", "weight", "stars"),
      ...all("rank", "weight_unlimited", "stars_unlimited"),
    },
  },
  review: {
    subject: "review",
    key: "id",
    parent: "software_id",
    columns: {
      ...all("text", "id", "software_id", "user_id", "rating", "title", "content", "words", "pros", "cons"),
      ...all("text", "pro_keys", "con_keys", "ease_of_use", "support", "value", "role", "company_size"),
      ...all("text", "industry", "used_for", "is_verified", "verified_by", "work_domain", "status"),
      ...all("text", "hidden_reason", "is_held", "author_reply", "author_replied_at", "answered_at"),
      ...all("text", "is_invited", "verified_at", "proof_kind", "language", "language_by"),
      ...all("counters", "helpful_count"),
      ...all("clock", "created_at", "updated_at", "edited_at"),
    },
  },
  review_answer: {
    subject: "review",
    key: "review_id",
    columns: {
      ...all("text", "id", "review_id", "company_id", "user_id", "content", "created_at", "updated_at"),
    },
  },
  review_product: {
    subject: "review",
    key: "review_id",
    columns: all("text", "review_id", "kind", "software_id"),
  },
  review_feature: {
    subject: "review",
    key: "review_id",
    columns: all("text", "review_id", "feature_id", "has"),
  },
  category: {
    subject: "category",
    key: "id",
    parent: "parent_id",
    columns: {
      ...all("text", "id", "slug", "name", "sort_name", "description", "category_type", "level", "parent_id"),
      ...all("text", "is_active", "hero_description", "long_description", "content_sections", "meta_title"),
      ...all("text", "meta_description"),
      ...all("members", "software_count"),
      ...all("counters", "review_count", "rating_sum", "median_rating", "proven_count"),
      ...all("clock", "created_at", "updated_at"),
    },
  },
  category_slug: {
    subject: "category",
    key: "category_id",
    columns: all("text", "slug", "category_id"),
  },
  feature: {
    subject: "category",
    key: "category_id",
    columns: all("text", "id", "category_id", "key", "name", "description", "position"),
  },
  category_synonyms: {
    subject: "category",
    key: "category_id",
    columns: all("text", "category_id", "synonyms"),
  },
  category_listing: {
    subject: "category",
    key: "category_id",
    columns: {
      ...all("members", "category_id", "software_id"),
      ...all("rank", "score", "rank_value", "sort_name"),
    },
  },
  company: {
    subject: "company",
    key: "id",
    columns: {
      ...all("text", "id", "slug", "name", "sort_name", "website", "description", "industry"),
      ...all("text", "employee_count", "founded_year", "location", "logo_url", "is_verified"),
      ...all("members", "software_count"),
      ...all("clock", "created_at", "updated_at"),
    },
  },
  company_member: {
    subject: "company",
    key: "company_id",
    columns: all("text", "company_id", "user_id", "role"),
    related: ["app_user.suspended_at"],
  },
  app_user: {
    subject: "user",
    key: "id",
    columns: {
      // The part of the address before the at sign is shown where there is no name.
      ...all("text", "id", "email", "first_name", "last_name", "designation", "profile_image_url"),
      ...all("text", "suspended_at"),
    },
  },
  manipulation_notice: {
    subject: "software",
    key: "software_id",
    columns: all("text", "software_id", "reason", "statement", "set_at", "ends_at", "removed_at"),
  },
  transparency_counter_delta: {
    subject: "transparency",
    key: "month",
    columns: all("counters", "id", "month", "measure", "kind", "hours", "origin", "count"),
  },
  total_count: { subject: "total", key: "name", columns: all("counters", "name", "value") },
};
