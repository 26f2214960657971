import type { Reading } from "../reading.ts";

/** Totals of whole tables that are kept up to date by refreshFigures (./refresh.ts). */
export type FigureName = "liveSoftware" | "publishedReviews" | "companies" | "activeCategories";

/** One total; 0 before anything was loaded. */
export async function total({ prisma }: Pick<Reading, "prisma">, name: FigureName): Promise<number> {
  const row = await prisma.figure.findUnique({ where: { name }, select: { value: true } });
  return row?.value ?? 0;
}
