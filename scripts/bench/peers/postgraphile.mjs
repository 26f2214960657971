// PostGraphile over one database, set by PORT and DATABASE_URL. Its fastest documented settings: production mode
// (by the environment), responses as text without parsing in between, no explain, no explorer, no subscriptions, and no
// settings per transaction, so that a read needs no transaction around it.
import { createServer } from "node:http";
import { postgraphile } from "postgraphile";
import { makePgService } from "postgraphile/adaptors/pg";
import { grafserv } from "postgraphile/grafserv/node";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";

const preset = {
  extends: [PostGraphileAmberPreset],
  // Orders by columns that are not the first of an index: Assay's indexes have several.
  disablePlugins: ["PgIndexBehaviorsPlugin"],
  pgServices: [
    makePgService({
      connectionString: process.env.DATABASE_URL,
      schemas: ["public", "bench"],
      // Kept between its turns: after 10 seconds, the default, each turn would connect and plan anew.
      poolConfig: { max: Number(process.env.POOL), idleTimeoutMillis: 0 },
    }),
  ],
  grafast: { explain: false },
  grafserv: {
    graphqlPath: "/graphql",
    graphiql: false,
    websockets: false,
    watch: false,
    outputDataAsString: true,
  },
};

const server = createServer();
const instance = postgraphile(preset);
await instance.createServ(grafserv).addTo(server);
await instance.getSchema();
server.listen(Number(process.env.PORT), "127.0.0.1");
process.on("SIGTERM", () => process.exit(0));

if (process.argv.includes("--schema")) {
  const { printSchema } = await import("graphql");
  console.log(printSchema(await instance.getSchema()));
  process.exit(0);
}
