import { openDatabases } from "/work/wt/MAT/scripts/bench/databases.ts";

const d = await openDatabases({ fresh: false, stale: false }, console.log);
console.log(await d.loaded("full"), d.loads.get("full"));
await d.stop();
