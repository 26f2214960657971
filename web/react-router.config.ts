import type { Config } from "@react-router/dev/config";
import { writeStylesheet } from "./vite/stylesheet.ts";

export default {
  appDirectory: "src",
  ssr: true,
  // The whole (small) route table is in the first page: a link can be prefetched without asking where it leads.
  routeDiscovery: { mode: "initial" },
  buildEnd: writeStylesheet,
} satisfies Config;
