import { beforeAll } from "vitest";
import type { Viewer } from "../auth/auth-context.ts";
import type { Database } from "../database/client/open.ts";
import { recomputeReviewCounters } from "../domain/counters/recompute.ts";
import { createSoftware } from "../domain/software/create.ts";
import { checkListing } from "../domain/software/integrity/relisted.ts";
import { updateSoftware } from "../domain/software/update.ts";
import { createContext } from "../graphql/context.ts";
import { dayMs } from "../inputs/index.ts";
import { read } from "./engine.ts";
import { seed, viewersOf, type World, worldNow } from "./seed.ts";
import { testServices } from "./services.ts";

/** Vendors who change listings over years, and the flags that result. Each call is a day after the one before. */
export function testRelisting(database: Database) {
  let day = 0;
  const today = () => new Date(worldNow.getTime() + day * dayMs);
  const commandContext = (viewer: Viewer) => {
    day++;
    const { services, jobs } = testServices();
    return { jobs, context: createContext({ ...database, viewer, trust: "free", services, now: today() }) };
  };
  /** Runs the queued jobs, as a worker would. */
  async function work(jobs: ReturnType<typeof testServices>["jobs"]): Promise<void> {
    for (const job of jobs)
      if (job.kind === "check-listing") await checkListing({ database, now: today }, job.data.softwareId);
  }
  return {
    today,
    work,
    wait(days: number): void {
      day += days;
    },
    async create(viewer: Viewer, input: object): Promise<string> {
      const { context, jobs } = commandContext(viewer);
      const id = await createSoftware(context, input);
      await work(jobs);
      return id;
    },
    async update(viewer: Viewer, id: string, change: object): Promise<void> {
      const { context, jobs } = commandContext(viewer);
      await updateSoftware(context, id, change);
      await work(jobs);
    },
    /** Adds `count` reviews by new authors. */
    async review(softwareId: string, rating: number, count = 1, status = "published"): Promise<void> {
      day++;
      await database.prisma.review.createMany({
        data: Array.from({ length: count }, () => ({
          softwareId,
          rating,
          status,
          title: "T",
          content: "C",
          createdAt: today(),
        })),
      });
      await database.prisma.$transaction((tx) => recomputeReviewCounters(tx, softwareId));
    },
    flagsOf: (softwareId: string) =>
      database.prisma.listingFlag.findMany({
        where: { softwareId },
        select: { kind: true, evidence: true, status: true },
        orderBy: { kind: "asc" },
      }),
    decide: (softwareId: string, status = "dismissed") =>
      database.prisma.listingFlag.updateMany({ where: { softwareId }, data: { status, decidedAt: today() } }),
    /** The former name that a visitor sees today. */
    async formerName(id: string): Promise<string | null> {
      const text = "query ($id: ID!) { software(databaseId: $id) { formerName } }";
      const { software } = await read<{ software: { formerName: string | null } | null }>(
        database,
        text,
        { id },
        { now: today() },
      );
      return software?.formerName ?? null;
    },
  };
}

/** The same in a seeded world, whose vendor Northwind publishes "Quoll Mail". */
export function testLaunderingAt(database: Database) {
  const laundering = testRelisting(database);
  let world: World;
  beforeAll(async () => {
    world = await seed(database);
  });
  const owner = () => viewersOf(world).owner;
  return {
    ...laundering,
    owner,
    admin: () => viewersOf(world).admin,
    world: () => world,
    /** Adds another listing of Northwind, a CRM unless the input says otherwise. Returns its id. */
    list: (input: object = {}): Promise<string> =>
      laundering.create(owner(), {
        companyId: world.companies.northwind,
        categoryId: world.categories.crm,
        name: "Quoll Mail",
        ...input,
      }),
  };
}
