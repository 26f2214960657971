import { describe, expect, it } from "vitest";
import { networkOf, siteNetworkOf } from "./network.ts";

describe("whom limits count as one", () => {
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

  it("counts a whole site as one where a site is asked for", () => {
    expect(siteNetworkOf("2001:db8:1:2::9")).toBe("2001:db8:1::/48");
    expect(siteNetworkOf("192.0.2.1")).toBe("192.0.2.1");
  });
});
