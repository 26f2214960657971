import type { Tool } from "../tool.ts";
import { listCategories, rankCategory } from "./categories.ts";
import { searchReviews } from "./reviews.ts";
import { compareSoftware, findSoftware, getSoftware } from "./software.ts";

/** The tools of /mcp, in the order in which clients list them. */
export const tools: readonly Tool[] = [
  findSoftware,
  getSoftware,
  compareSoftware,
  listCategories,
  rankCategory,
  searchReviews,
];
