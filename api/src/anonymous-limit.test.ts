import { describe, expect, it } from "vitest";
import { anonymousCallsPerMinute, createAnonymousLimit, networkOf } from "./anonymous-limit.ts";
import { RateLimited } from "./domain/errors.ts";

describe("the limit on anonymous calls", () => {
  it("lets an address call so often a minute, and says when to come back", async () => {
    expect(anonymousCallsPerMinute).toBe(600);
    const limit = createAnonymousLimit({ enabled: true, points: 2 });
    expect(await limit({ ip: "192.0.2.1" })).toBeNull();
    expect(await limit({ ip: "192.0.2.1" })).toBeNull();
    const refused = await limit({ ip: "192.0.2.1" });
    expect(refused?.message).toBe("Too many attempts. Please try again in 1 minutes.");
    expect(refused?.retryAfter).toBeGreaterThan(55);
    expect(refused?.retryAfter).toBeLessThanOrEqual(60);
    expect(await limit({ ip: "192.0.2.2" })).toBeNull();
  });

  it("can be off", async () => {
    const limit = createAnonymousLimit({ enabled: false, points: 0 });
    expect(await limit({ ip: "192.0.2.1" })).toBeNull();
  });

  it("rounds the wait up", () => {
    expect(new RateLimited(60_001)).toMatchObject({
      message: "Too many attempts. Please try again in 2 minutes.",
      retryAfter: 61,
    });
    expect(new RateLimited(0).retryAfter).toBe(1);
  });

  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["", ""],
  ])("counts %s as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
