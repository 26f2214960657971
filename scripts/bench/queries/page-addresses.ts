import type { Database } from "../../../api/src/database/client/open.ts";

type Pool = Pick<Database["pool"], "query">;

/** Pages that can be profiled, and what they are called among the addresses. */
const profiled = {
  "home-page": "home",
  "category-page": "category, largest",
  "software-page": "software with most reviews",
  "reviews-page": "its reviews",
} as const;
export type ProfiledPage = keyof typeof profiled;
export const profiledPages = Object.keys(profiled) as ProfiledPage[];

/** Whether a name is that of a page that can be profiled. */
export const isProfiledPage = (name: string): name is ProfiledPage => Object.hasOwn(profiled, name);

/** The address of a page that can be profiled. */
export async function profiledAddress(pool: Pool, page: ProfiledPage): Promise<string> {
  return (await pageAddresses(pool))[profiled[page]] ?? "";
}

/** Listings on the page that compares them. */
const compared = 3;

/** An address of each kind of page; small and largest where the size of the page depends on it. */
export async function pageAddresses(pool: Pool): Promise<Record<string, string>> {
  const one = async (text: string): Promise<string> => {
    const { rows } = await pool.query<{ value: string }>(text);
    return rows[0]?.value ?? "";
  };
  const software = "select id as value from software where is_active and review_count";
  const ids = await one(
    `select string_agg(id::text, ',') as value from (select id from software where is_active
      order by review_count desc, slug limit ${compared}) most`,
  );
  const category = "select slug as value from category where is_active and software_count";
  return {
    home: "/",
    "directory of software": "/software",
    "directory, searched": `/software?search=${await one(
      "select left(sort_name, 4) as value from software where is_active and sort_name ~ '^[a-z]{4}' order by review_count desc, slug limit 1",
    )}`,
    search: "/search?query=data",
    "search, all categories": "/search?tab=categories",
    compare: `/compare?ids=${ids}`,
    reviews: "/reviews",
    companies: "/companies",
    legal: "/terms",
    developers: "/developers",
    "software with few reviews": `/software/${await one(`${software} between 1 and 5 order by review_count, slug limit 1`)}`,
    "software with most reviews": `/software/${await one(`${software} > 0 order by review_count desc, slug limit 1`)}`,
    "its reviews": `/software/${await one(`${software} > 0 order by review_count desc, slug limit 1`)}?tab=reviews`,
    company: `/companies/${await one("select id as value from company order by software_count desc, slug limit 1")}`,
    categories: "/categories",
    "category, small": `/categories/${await one(`${category} > 0 order by software_count, slug limit 1`)}`,
    "category, longest article": `/categories/${await one("select slug as value from category where is_active order by length(content_sections::text) desc nulls last, slug limit 1")}`,
    "category, largest": `/categories/${await one(`${category} > 0 order by software_count desc, slug limit 1`)}`,
  };
}
