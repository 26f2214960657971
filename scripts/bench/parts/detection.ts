import type { Database } from "../../../api/src/database/client/open.ts";
import { findBurst } from "../../../api/src/domain/review/integrity/bursts.ts";
import { detect } from "../../../api/src/domain/review/integrity/detection/detect.ts";
import { detectedFlagKinds } from "../../../api/src/inputs/index.ts";
import type { Scale } from "../load-data.ts";
import { fixed, megabytes, type Table } from "../report/table.ts";
import type { PartResult } from "../result.ts";
import type { Run } from "../run.ts";
import { usageOf } from "../usage.ts";
import { withDatabase } from "../with-database.ts";

/** Reviews that are looked at for bursts; each needs two statements. */
const burstSample = 1_000;

/**
 * What the daily detection takes, and how many flags it raises on the demo, whose reviews are taken for written here. The demo is honest, so
 * all of them are wrong.
 */
export async function measureDetection(run: Run): Promise<PartResult> {
  const scale: Scale = run.settings.quick ? "tenth" : "full";
  const { usage, counts, bursts } = await withDatabase(
    await run.databases.copied(scale),
    async (database) => {
      // Imported reviews are left out, and all of the demo are.
      await database.pool.query("update review set catalog_key = null");
      await database.pool.query("vacuum analyze review");
      const now = () => new Date();
      return {
        bursts: await burstsOf(database),
        usage: await usageOf(run, () => detect({ database, now })),
        counts: await database.prisma.reviewFlag.groupBy({ by: ["kind"], _count: true }),
      };
    },
  );
  const flags = [
    ...detectedFlagKinds.map((kind) => [kind, counts.find((one) => one.kind === kind)?._count ?? 0] as const),
    [`burst (of ${burstSample} reviews)`, bursts] as const,
  ];
  const tables: Table[] = [
    {
      title: `The daily detection (${scale} scale)`,
      columns: ["s", "processor of the server, s", "of the database, s", "more memory"],
      rows: [
        [fixed(usage.seconds, 1), fixed(usage.own, 1), fixed(usage.databaseOwn, 1), megabytes(usage.memory)],
      ],
    },
    {
      title: "False flags on the demo",
      columns: ["kind", "flags"],
      rows: flags.map(([kind, count]) => [kind, `${count}`]),
    },
  ];
  return { tables, thresholds: [], figures: { usage, flags } };
}

/** How many of some reviews are flagged as of a burst. */
async function burstsOf({ prisma }: Database): Promise<number> {
  const reviews = await prisma.review.findMany({
    orderBy: { id: "desc" },
    take: burstSample,
    select: { id: true, softwareId: true, createdAt: true },
  });
  let found = 0;
  for (const review of reviews) if (await findBurst(prisma, review)) found++;
  return found;
}
