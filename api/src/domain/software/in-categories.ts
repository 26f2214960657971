import { anyOf, rowOf, type Tag } from "../../database/changes/tags.ts";
import { opaque, type Sql, sql } from "../../database/query/sql.ts";
import type { NamedCategory } from "../category/named-in-search.ts";
import type { DirectoryArguments } from "./directory.ts";
import { matchesText } from "./search.ts";

/** What is read of categories to find listings by them. */
export function categoryReads(
  { categorySlug, excludedCategorySlugs }: Pick<DirectoryArguments, "categorySlug" | "excludedCategorySlugs">,
  named: readonly NamedCategory[],
): Tag[] {
  if (categorySlug || excludedCategorySlugs?.length)
    return [anyOf("category", "members"), anyOf("category", "text")];
  return named.map(({ id }) => rowOf("category", id, "members"));
}

/** A condition on software (alias `s`): its texts mention the text, and it is in none of these categories or below them. */
export function mentions(search: string, categories: readonly NamedCategory[]): Sql {
  const ids = categories.map(({ id }) => id);
  return sql`(${matchesText(search)} and not exists (select from category_listing l
      where l.software_id = s.id and l.category_id = any(${ids}::uuid[]))
    and not exists (select from software_category sc
      where sc.software_id = s.id and sc.category_id = any(${ids}::uuid[])))`;
}

/** A condition on software (alias `s`): it is in this category or below; of Drafts those that were put into it itself. */
export function inCategory(slug: string, withDrafts: boolean): Sql {
  return within(sql`c.slug = ${slug}`, withDrafts);
}

/** The same for the categories that a search text names. */
export function inNamed(named: readonly NamedCategory[], withDrafts: boolean): Sql {
  const ids = named.map(({ id }) => id);
  return within(sql`c.id = any(${opaque(ids, "uuid[]")})`, withDrafts);
}

/** The same for the categories (alias `c`) with which a condition holds. */
function within(condition: Sql, withDrafts: boolean): Sql {
  const listed = sql`s.id in (select l.software_id from category_listing l
    join category c on c.id = l.category_id where ${condition})`;
  if (!withDrafts) return listed;
  // Drafts have no listing; they are found by the categories they were put into.
  return sql`(${listed} or s.id in (select sc.software_id from software_category sc
    join category c on c.id = sc.category_id where ${condition}))`;
}

/** A condition on software (alias `s`): it is in none of these categories or below them. */
export function outside(slugs: readonly string[]): Sql {
  // Not "not in": a list of thousands that outgrows the memory for its hash would be read once for each row.
  return sql`not exists (select 1 from category_listing l join category c on c.id = l.category_id
    where l.software_id = s.id and c.slug = any(${[...slugs]}::text[]))`;
}
