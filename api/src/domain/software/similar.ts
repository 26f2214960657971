import type { Reading } from "../reading.ts";

const atMost = 12;

/** Ids of the best-ranked software of the same primary category, besides itself. */
export async function similarSoftware(
  { prisma }: Pick<Reading, "prisma">,
  software: { id: string; categoryId: string },
  first: number,
): Promise<string[]> {
  const listings = await prisma.categoryListing.findMany({
    where: { categoryId: software.categoryId, softwareId: { not: software.id } },
    orderBy: [{ score: "desc" }, { sortName: "asc" }, { softwareId: "asc" }],
    take: Math.min(Math.max(first, 0), atMost),
    select: { softwareId: true },
  });
  return listings.map(({ softwareId }) => softwareId);
}
