// The floor of an uncached page: React alone renders the elements of the pages in the file PAGES, with plain class names.
// GET /<page>?seconds=N renders that page for N seconds and returns the processor milliseconds of one rendering.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { parse } from "parse5";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { partsOf, renderParts } from "../answers/elements.ts";

const pages = new Map(
  Object.entries(JSON.parse(readFileSync(process.env.PAGES, "utf8"))).map(([name, html]) => [
    name,
    partsOf(parse(html, { scriptingEnabled: false })),
  ]),
);

function render(parts) {
  return new Promise((resolve, reject) => {
    const output = new PassThrough();
    text(output).then(resolve, reject);
    const stream = renderToPipeableStream(renderParts(parts, createElement), {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(output),
      onError: reject,
    });
  });
}

async function measure(parts, seconds) {
  const end = performance.now() + seconds * 1_000;
  const before = process.cpuUsage();
  let count = 0;
  let html = "";
  while (performance.now() < end || count < 3) {
    html = await render(parts);
    count++;
  }
  const { user, system } = process.cpuUsage(before);
  return { milliseconds: (user + system) / 1_000 / count, count, bytes: Buffer.byteLength(html) };
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://floor");
  const parts = pages.get(decodeURIComponent(pathname.slice(1)));
  if (!parts) return response.writeHead(404).end();
  try {
    response.end(JSON.stringify(await measure(parts, Number(searchParams.get("seconds")))));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(Number(process.env.PORT), "127.0.0.1");
