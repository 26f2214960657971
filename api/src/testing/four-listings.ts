import type { Database } from "../database/client/open.ts";
import type { Prisma } from "../database/generated/prisma/client.ts";

/** Creates a category with the listings anvil, beacon, harbor and quill, all with this data. */
export async function createFourListings(
  { prisma }: Pick<Database, "prisma">,
  data: Partial<Prisma.SoftwareUncheckedCreateInput>,
): Promise<void> {
  const { id: categoryId } = await prisma.category.create({
    data: { slug: "ledgers", name: "Ledgers", sortName: "ledgers", categoryType: "software" },
  });
  for (const name of ["harbor", "beacon", "quill", "anvil"])
    await prisma.software.create({ data: { slug: name, name, sortName: name, categoryId, ...data } });
}
