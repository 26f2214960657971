// A bare HTTP server that sends the responses of the file ANSWERS from memory: the minimal cost of an HTTP response.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const answers = new Map(
  JSON.parse(readFileSync(process.env.ANSWERS, "utf8")).map(({ key, headers, body }) => [
    key,
    { headers, body: Buffer.from(body, "base64") },
  ]),
);

const give = (response, key) => {
  const answer = answers.get(key);
  if (answer) response.writeHead(200, answer.headers).end(answer.body);
  else response.writeHead(404).end();
};

createServer((request, response) => {
  if (request.method !== "POST") return give(response, `${request.method} ${request.url} `);
  const parts = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => give(response, `POST ${request.url} ${Buffer.concat(parts)}`));
}).listen(Number(process.env.PORT), "127.0.0.1");
