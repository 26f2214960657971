import type { Finder } from "../../database/finder.ts";
import { sql } from "../../database/sql.ts";
import { total } from "../figures/totals.ts";
import type { Reading } from "../reading.ts";
import { sortKey } from "../text.ts";

/** Companies by name; `search` keeps those whose name contains it. */
export function companies(reading: Reading, args: { search?: string | null | undefined }): Finder {
  const search = sortKey(args.search ?? "");
  return {
    name: "company:name",
    from: sql`company c`,
    where: search === "" ? [] : [sql`position(${search} in c.sort_name) > 0`],
    order: [
      { column: sql`c.sort_name`, type: "text", descending: false },
      { column: sql`c.id`, type: "uuid", descending: false },
    ],
    ...(search === "" && { total: () => total(reading, "companies") }),
  };
}

/** Number and exact mean of the published reviews of a company's Live software; the mean is null with none. */
export async function companyRating(
  { prisma }: Pick<Reading, "prisma">,
  companyIds: readonly string[],
): Promise<Map<string, { count: number; mean: number | null }>> {
  const rows = await prisma.software.groupBy({
    by: ["companyId"],
    where: { companyId: { in: [...companyIds] }, isActive: true },
    _sum: { reviewCount: true, ratingSum: true },
  });
  return new Map(
    rows.flatMap((row) => {
      const count = row._sum.reviewCount ?? 0;
      const mean = count === 0 ? null : (row._sum.ratingSum ?? 0) / count;
      return row.companyId === null ? [] : [[row.companyId, { count, mean }] as const];
    }),
  );
}
