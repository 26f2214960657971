import type { Statements } from "../../database/client/transaction.ts";
import { joinSql, rawSql } from "../../database/query/sql.ts";
import type { Column } from "./merge.ts";
import { authorTarget } from "./write-authors.ts";
import { categoryTarget } from "./write-categories.ts";
import { companyTarget } from "./write-companies.ts";
import { planTarget } from "./write-plans.ts";
import { reviewTarget } from "./write-reviews.ts";
import { softwareTarget } from "./write-software.ts";

type Columns = Readonly<Record<string, Column>>;

const id = { type: "uuid" };
const createdAt = { created_at: { type: "timestamptz(3)", fallback: "now()" } };
const withId = ({ columns }: { columns: Columns }, more: Columns = {}): Columns => ({
  id,
  ...columns,
  ...more,
});

/** The tables of a catalog that is loaded as a whole, with their columns, in the order of their foreign keys. */
export const sets = {
  category: withId(categoryTarget, createdAt),
  category_synonyms: { category_id: id, synonyms: { type: "text[]" } },
  feature: {
    id,
    category_id: id,
    key: { type: "text" },
    name: { type: "text" },
    description: { type: "text" },
    position: { type: "int" },
  },
  company: withId(companyTarget, createdAt),
  software: withId(softwareTarget),
  software_category: { software_id: id, category_id: id, position: { type: "int" } },
  software_feature: { software_id: id, feature_id: id, is_offered: { type: "boolean" } },
  screenshot: {
    id,
    software_id: id,
    position: { type: "int" },
    url: { type: "text" },
    caption: { type: "text" },
  },
  pricing_plan: withId(planTarget),
  app_user: withId(authorTarget, {
    email: { type: "text" },
    email_key: { type: "text" },
    is_email_verified: { type: "boolean", fallback: "false" },
    ...createdAt,
  }),
  organisation: { id, domain: { type: "text" } },
  review: withId(reviewTarget, { work_domain: { type: "text" }, organisation_id: id }),
  review_feature: { review_id: id, feature_id: id, has: { type: "boolean" } },
} satisfies Record<string, Columns>;

export type SetName = keyof typeof sets;
export const setNames = Object.keys(sets) as SetName[];

/** A row of a table by column name; missing columns are null. */
export interface SetRecord {
  set: SetName;
  record: Readonly<Record<string, unknown>>;
}

/** Inserts the records of a JSON list (UTF-8) in one statement; returns their number. */
export function insertSet(tx: Statements, set: SetName, json: Uint8Array): Promise<number> {
  const columns: [string, Column][] = Object.entries(sets[set]);
  const names = columns.map(([name]) => rawSql(`"${name}"`));
  const values = columns.map(([name, { fallback }]) =>
    rawSql(fallback === undefined ? `r."${name}"` : `coalesce(r."${name}", ${fallback})`),
  );
  const types = columns.map(([name, { type }]) => rawSql(`"${name}" ${type}`));
  return tx.$executeRaw`
    insert into ${rawSql(`"${set}"`)} (${joinSql(names)}) select ${joinSql(values)}
    from json_to_recordset(${json}::json) as r(${joinSql(types)})`;
}
