import { expect, test } from "vitest";
import { isPublicAddress } from "./addresses.ts";

test.each([
  ["this network", ["0.0.0.0", "0.1.2.3"]],
  ["private", ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"]],
  ["shared by carriers", ["100.64.0.1", "100.127.255.255"]],
  ["this machine", ["127.0.0.1", "127.255.255.254", "::1", "::"]],
  ["link-local, where clouds have their metadata", ["169.254.169.254", "fe80::1", "fe80::1%eth0"]],
  ["protocol assignments", ["192.0.0.1", "192.0.0.170", "192.31.196.1", "192.52.193.1", "192.175.48.1"]],
  ["documentation", ["192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1"]],
  ["benchmarks", ["198.18.0.1", "198.19.255.255", "2001:2::1"]],
  ["multicast", ["224.0.0.1", "239.255.255.255", "ff02::1"]],
  ["reserved", ["240.0.0.1", "255.255.255.255", "4000::1", "100::1", "5f00::1"]],
  ["unique local and site-local", ["fc00::1", "fd12:3456::1", "fd00:ec2::254", "fec0::1"]],
  ["IPv4 inside: mapped, compatible", ["::ffff:10.0.0.1", "::ffff:8.8.8.8", "::8.8.8.8", "::ffff:0:8.8.8.8"]],
  ["IPv4 inside: NAT64", ["64:ff9b::a9fe:a9fe", "64:ff9b::808:808", "64:ff9b:1::1"]],
  ["IPv4 inside: 6to4, its relays, Teredo", ["2002:a00:1::1", "192.88.99.1", "2001::1", "2001:0:808:808::1"]],
  ["ORCHID and others of 2001::/23", ["2001:10::1", "2001:20::1", "2001:1::1", "2001:4:112::1"]],
  ["no addresses", ["", "localhost", "receiver.test", "1.2.3", "0x7f000001", "8.8.8.8.", "[2606:4700::1]"]],
])("nothing is sent to an address: %s", (_kind, addresses) => {
  for (const address of addresses) expect(isPublicAddress(address), address).toBe(false);
});

test("public addresses are allowed", () => {
  for (const address of [
    "8.8.8.8",
    "1.1.1.1",
    "172.32.0.1",
    "100.128.0.1",
    "2606:4700:4700::1111",
    "2a00:1450::1",
  ])
    expect(isPublicAddress(address), address).toBe(true);
});
