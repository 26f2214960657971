import { describe, expect, it, onTestFinished, vi } from "vitest";
import { testDatabase, testKind } from "../../testing/database.ts";
import { Prisma } from "../generated/prisma/client.ts";
import { transaction } from "./transaction.ts";

const database = testDatabase();
const other = testDatabase();

async function figureOf(name: string): Promise<number | undefined> {
  return (await database.prisma.totalCount.findUnique({ where: { name } }))?.value;
}

describe("transaction", () => {
  it("keeps all of the work or nothing", async () => {
    await transaction(database, (tx) => tx.totalCount.create({ data: { name: "kept", value: 1 } }));
    const failed = transaction(database, async (tx) => {
      await tx.totalCount.update({ where: { name: "kept" }, data: { value: 2 } });
      throw new Error("changed my mind");
    });
    await expect(failed).rejects.toThrow("changed my mind");
    expect(await figureOf("kept")).toBe(1);
  });

  it("is known to be under way for a quarter of a second, until it is committed or has failed", async () => {
    let time = 0;
    vi.spyOn(performance, "now").mockImplementation(() => time);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(database.isWriting()).toBe(false);
    await transaction(database, async () => {
      const seen = [0, 249, 250].map((at) => {
        time = at;
        return database.isWriting();
      });
      expect(seen).toEqual([true, true, false]);
    });
    const failed = transaction(database, async () => {
      expect(database.isWriting()).toBe(true);
      throw new Error("changed my mind");
    });
    await expect(failed).rejects.toThrow("changed my mind");
    expect(database.isWriting()).toBe(false);
  });

  it("is under way in its own database alone", async () => {
    await transaction(other, async () => {
      expect([database.isWriting(), other.isWriting()]).toEqual([false, true]);
    });
  });

  it("is not under way while it waits for a connection", async () => {
    const { pool } = database;
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const work = transaction(database, async () => database.isWriting());
    await expect.poll(() => pool.waitingCount).toBe(1);
    const isWriting = database.isWriting();
    for (const client of taken) client.release();
    expect([isWriting, await work]).toEqual([false, true]);
  });

  it("runs again after a collision, from the beginning", async () => {
    let attempts = 0;
    await transaction(database, async (tx) => {
      await tx.totalCount.upsert({
        where: { name: "tried" },
        create: { name: "tried", value: 1 },
        update: { value: { increment: 1 } },
      });
      if (++attempts < 3)
        await tx.$executeRaw`DO $$ BEGIN RAISE EXCEPTION 'collision' USING ERRCODE = '40001'; END $$`;
    });
    expect(attempts).toBe(3);
    expect(await figureOf("tried")).toBe(1);
  });

  it("gives up after a few collisions", async () => {
    let attempts = 0;
    const collide = Prisma.sql`DO $$ BEGIN RAISE EXCEPTION 'collision' USING ERRCODE = '40P01'; END $$`;
    const work = transaction(database, async (tx) => {
      attempts++;
      await tx.$executeRaw(collide);
    });
    await expect(work).rejects.toThrow();
    expect(attempts).toBe(4);
  });

  it.runIf(testKind === "postgresql")("survives a deadlock of two", async () => {
    await database.prisma.totalCount.createMany({ data: ["x", "y"].map((name) => ({ name, value: 0 })) });
    const add = (...names: string[]) =>
      transaction(database, async (tx) => {
        for (const name of names) {
          await tx.totalCount.update({ where: { name }, data: { value: { increment: 1 } } });
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      });
    await Promise.all([add("x", "y"), add("y", "x")]);
    expect([await figureOf("x"), await figureOf("y")]).toEqual([2, 2]);
  });
});
