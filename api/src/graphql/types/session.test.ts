import { expect, test } from "vitest";
import { deviceOf } from "./session.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

test.each([
  [firefox, "Firefox on Linux"],
  [safari, "Safari on iOS"],
  ["<b>", "Unknown device"],
  [null, "Unknown device"],
])("%s is %s", (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
