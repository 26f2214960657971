import type { PrismaClient } from "../database/generated/prisma/client.ts";
import type { Viewer } from "./viewer.ts";

/** What a reading rule may use: the database, who asks, and the one clock of the request. */
export interface Reading {
  readonly prisma: PrismaClient;
  readonly viewer: Viewer | null;
  readonly now: Date;
}
