// The hand-written statements behind a bare HTTP server: the cost of a response with nothing in between. PORT,
// DATABASE_URL and POOL say where; a request is {"query": a name of statements.mjs, "variables": its values by name}.
import { createServer } from "node:http";
import pg from "pg";
import { statements } from "./statements.mjs";

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.POOL),
  // Kept between its turns: after 10 seconds, the default, each turn would connect and plan anew.
  idleTimeoutMillis: 0,
});

const server = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (part) => {
    body += part;
  });
  request.on("end", async () => {
    try {
      const { query, variables } = JSON.parse(body);
      const { text, values } = statements[query];
      // Named, so that each connection parses and plans it once.
      const { rows } = await pool.query({ name: query, text, values: values(variables) });
      send(response, 200, `{"data":${rows[0].data}}`);
    } catch (error) {
      send(response, 500, JSON.stringify({ errors: [{ message: String(error) }] }));
    }
  });
});

function send(response, status, text) {
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(text),
  });
  response.end(text);
}

server.listen(Number(process.env.PORT), "127.0.0.1");
process.on("SIGTERM", () => process.exit(0));
