import { expect, test } from "vitest";
import { sameForAll } from "./seen.ts";

test("responses of two servers are the same except for their addresses and the time", () => {
  const now = new Date().toISOString();
  const own = `<link href="http://localhost:4160/"> http://127.0.0.1:4160/x ${now} 2020-01-01T00:00:00.000Z`;
  expect(sameForAll(own, "http://127.0.0.1:4160")).toBe(
    '<link href="http:///"> http:///x  2020-01-01T00:00:00.000Z',
  );
  expect(sameForAll("?url=http%3A%2F%2Flocalhost%3A4160%2Fx", "http://127.0.0.1:4160")).toBe(
    "?url=http%3A%2F%2F%2Fx",
  );
  const ages = '<p>1 <time dateTime="x">a minute ago</time> and <time>now</time></p>';
  expect(sameForAll(ages, "http://127.0.0.1:4160")).toBe(
    '<p>1 <time dateTime="x"></time> and <time></time></p>',
  );
  const scripted = "<p>a</p><script>[2,1]</script><p>b</p>";
  expect(sameForAll(scripted, "http://127.0.0.1:4160")).toBe("<p>a</p></script><p>b</p>");
  expect(sameForAll("localhost:41600", "http://127.0.0.1:4160")).toBe("localhost:41600");
});
