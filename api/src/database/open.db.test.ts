import { describe, expect, it } from "vitest";
import { openDatabase } from "./open.ts";
import { testDatabase } from "./testing.ts";

const database = testDatabase();

describe("openDatabase", () => {
  it("keeps times to the millisecond, whatever the server's time zone is", async () => {
    const createdAt = new Date("2026-07-01T12:34:56.789Z");
    const { id } = await database.prisma.user.create({
      data: { email: "a@example.com", emailKey: "a@example.com", createdAt },
    });
    expect((await database.prisma.user.findUniqueOrThrow({ where: { id } })).createdAt).toEqual(createdAt);
    const answer = await database.pool.query(
      "SELECT created_at, current_setting('TimeZone') AS zone FROM app_user",
    );
    expect(answer.rows).toEqual([{ created_at: createdAt, zone: "UTC" }]);
  });

  it("keeps days apart from times", async () => {
    const answer = await database.pool.query("SELECT $1::date AS day", ["2026-01-31"]);
    expect(answer.rows).toEqual([{ day: "2026-01-31" }]);
  });

  it("answers a taken value with P2002", async () => {
    const again = database.prisma.user.create({
      data: { email: "A@example.com", emailKey: "a@example.com" },
    });
    await expect(again).rejects.toMatchObject({ code: "P2002" });
  });

  it.each([
    ["postgresql://ann:secret@127.0.0.1:1/assay", "The database at 127.0.0.1:1/assay cannot be reached"],
    ["mysql://ann:secret@127.0.0.1/assay", "DATABASE_URL is not the address of a PostgreSQL server"],
    ["ann:secret", "DATABASE_URL is not the address of a PostgreSQL server"],
  ])("says in a sentence without the password why %s does not open", async (url, sentence) => {
    const error: Error = await openDatabase({ url, dataDir: "", role: "server" }).then(
      () => expect.unreachable(),
      (reason) => reason,
    );
    expect(error.message).toContain(sentence);
    expect(error.message).not.toContain("secret");
  });
});
