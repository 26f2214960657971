import type { Transaction } from "../../database/client/transaction.ts";

/** Puts listings into these categories, the first being the primary one; gives the ids of those that stood elsewhere. */
export async function replaceCategories(
  tx: Transaction,
  wanted: ReadonlyMap<string, readonly string[]>,
): Promise<string[]> {
  const stored = await tx.softwareCategory.findMany({
    where: { softwareId: { in: [...wanted.keys()] } },
    orderBy: { position: "asc" },
  });
  const rows = [...wanted].flatMap(([softwareId, categoryIds]) =>
    categoryIds.map((categoryId, position) => ({ softwareId, categoryId, position })),
  );
  const ids = differing(wanted.keys(), stored, rows, ({ categoryId, position }) => [categoryId, position]);
  await tx.softwareCategory.deleteMany({ where: { softwareId: { in: ids } } });
  await tx.softwareCategory.createMany({ data: rows.filter(({ softwareId }) => ids.includes(softwareId)) });
  return ids;
}

/** Gives listings these screenshots, in this order; gives the ids of those that had others. */
export async function replaceScreenshots(
  tx: Transaction,
  wanted: ReadonlyMap<string, readonly { url: string | null; caption: string | null }[]>,
): Promise<string[]> {
  const stored = await tx.screenshot.findMany({
    where: { softwareId: { in: [...wanted.keys()] } },
    orderBy: { position: "asc" },
  });
  const rows = [...wanted].flatMap(([softwareId, pictures]) =>
    pictures.map(({ url, caption }, position) => ({ softwareId, position, url: url ?? "", caption })),
  );
  const ids = differing(wanted.keys(), stored, rows, ({ url, caption }) => [url, caption]);
  await tx.screenshot.deleteMany({ where: { softwareId: { in: ids } } });
  await tx.screenshot.createMany({ data: rows.filter(({ softwareId }) => ids.includes(softwareId)) });
  return ids;
}

/** The ids whose stored rows say something else than the wanted ones. */
function differing<Part extends { softwareId: string }>(
  ids: Iterable<string>,
  stored: readonly Part[],
  wanted: readonly Part[],
  contents: (part: Part) => unknown,
): string[] {
  const [before, after] = [stored, wanted].map((parts) => {
    const bySoftware = Map.groupBy(parts, ({ softwareId }) => softwareId);
    return (id: string) => JSON.stringify((bySoftware.get(id) ?? []).map(contents));
  });
  return [...ids].filter((id) => before?.(id) !== after?.(id));
}

/** The addresses of the pictures in an input, each with its path there. */
export const picturesOf = ({
  logoUrl,
  screenshots,
}: {
  logoUrl?: string | null | undefined;
  screenshots?: readonly { url: string }[] | null | undefined;
}) => [
  { path: "logoUrl", url: logoUrl },
  ...(screenshots ?? []).map(({ url }, place) => ({ path: `screenshots.${place}.url`, url })),
];
