import { Prisma } from "../generated/prisma/client.ts";

/** Nothing in a column of JSON; a JSON null would be something. */
export const noJson = Prisma.DbNull;
