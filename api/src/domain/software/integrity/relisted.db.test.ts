import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../../auth/auth-context.ts";
import { testDatabase } from "../../../testing/database.ts";
import { testVendors } from "../../../testing/listings.ts";
import { testRelisting } from "../../../testing/relisting.ts";
import { seed, viewersOf, type World } from "../../../testing/seed.ts";
import { testServices } from "../../../testing/services.ts";
import { sortKey } from "../../text.ts";
import { checkListing } from "./relisted.ts";
import { sharedHosts } from "./websites.ts";

const database = testDatabase();
const { create, update, review, work, today, flagsOf, decide } = testRelisting(database);
const { send } = testVendors(database);
let world: World;
let owner: Viewer;
let admin: Viewer;
/** Keeps a company of their own, and has nothing to do with the owner. */
let stranger: Viewer;
let strangers: string;
beforeAll(async () => {
  world = await seed(database);
  ({ owner, admin, user: stranger } = viewersOf(world));
  strangers = await company(stranger.id);
});

async function company(...userIds: string[]): Promise<string> {
  const name = `C${crypto.randomUUID()}`;
  const members = { create: userIds.map((userId) => ({ userId, role: "owner" })) };
  const { id } = await database.prisma.company.create({
    data: { name, slug: name, sortName: name, members },
  });
  return id;
}

/** A name and a website that no other test has. */
const fresh = () => {
  const word = `w${crypto.randomUUID().slice(0, 8)}`;
  return { name: `Acme ${word}`, websiteUrl: `https://${word}.example` };
};
const listing = (given: object, viewer = owner, companyId: string = world.companies.northwind) =>
  create(viewer, { companyId, categoryId: world.categories.crm, ...given });
const relistedBy = (...softwareIds: string[]) => [
  { kind: "relisted", status: "open", evidence: { softwareIds } },
];
/** A listing with bad reviews. */
async function bad(given: object, viewer = owner, companyId?: string): Promise<string> {
  const id = await listing(given, viewer, companyId);
  await review(id, 1, 2);
  return id;
}

describe("a badly reviewed listing that is made a Draft and listed anew", () => {
  test.each([
    ["under the same name", ({ name }: { name: string }) => ({ name: `${name.toUpperCase()}!` })],
    [
      "under the same name, with what nobody sees in it",
      ({ name }: { name: string }) => ({ name: `\u2060${[...name].join("\u200b")}` }),
    ],
    [
      "under the same website, whose host ends with a dot",
      ({ websiteUrl }: { websiteUrl: string }) => ({ name: "New", websiteUrl: `${websiteUrl}./go` }),
    ],
    [
      "under the same website",
      ({ websiteUrl }: { websiteUrl: string }) => ({ name: "New", websiteUrl: `${websiteUrl}/go` }),
    ],
  ])("%s flags the new one, whichever came first", async (_, again) => {
    const [first, second] = [fresh(), fresh()];
    const draft = await bad(first);
    await update(owner, draft, { isActive: false });
    const relisted = await listing(again(first));
    expect(await flagsOf(relisted)).toEqual(relistedBy(draft));

    const former = await bad(second);
    const earlier = await listing(again(second));
    expect(await flagsOf(earlier)).toEqual([]);
    await update(owner, former, { isActive: false });
    expect(await flagsOf(earlier)).toEqual(relistedBy(former));
    expect([await flagsOf(draft), await flagsOf(former)]).toEqual([[], []]);
  });

  test("flags one that becomes Live, or is called so, only later", async () => {
    const given = fresh();
    const draft = await bad(given);
    await update(owner, draft, { isActive: false });
    const [waiting, other] = [await listing({ ...given, isActive: false }), await listing(fresh())];
    expect(await flagsOf(waiting)).toEqual([]);
    await update(owner, waiting, { isActive: true });
    await update(owner, other, { name: given.name });
    expect([await flagsOf(waiting), await flagsOf(other)]).toEqual([relistedBy(draft), relistedBy(draft)]);
  });

  test("is known by the name and website it was reviewed under, whatever they are made before", async () => {
    const given = fresh();
    const draft = await bad(given);
    await update(owner, draft, { name: "Something Else", websiteUrl: null });
    await update(owner, draft, { isActive: false });
    const named = await listing({ name: given.name });
    const sited = await listing({ name: "Another", websiteUrl: given.websiteUrl });
    expect([await flagsOf(named), await flagsOf(sited)]).toEqual([relistedBy(draft), relistedBy(draft)]);
    const later = fresh();
    const [first, ...others] = [
      await bad(later),
      await listing({ name: later.name }),
      await listing({ ...later, name: "X" }),
    ];
    await update(owner, first, { name: "Nothing Like It", websiteUrl: "https://nothing.example" });
    await update(owner, first, { isActive: false });
    for (const id of others) expect(await flagsOf(id)).toEqual(relistedBy(first));
  });

  test("is told with all others of which that is so, and decided flags only reopen for another one", async () => {
    const given = fresh();
    const first = await bad(given);
    await update(owner, first, { isActive: false });
    const relisted = await listing(given);
    await decide(relisted);
    await update(owner, relisted, { isActive: false });
    await update(owner, relisted, { isActive: true });
    expect(await flagsOf(relisted)).toMatchObject([{ status: "dismissed" }]);
    const second = await bad({ name: given.name });
    await update(owner, second, { isActive: false });
    expect(await flagsOf(relisted)).toEqual(relistedBy(second, first));
  });
});

describe("one that is deleted by its vendor, and stays without one,", () => {
  test("flags what takes its place, whichever came first", async () => {
    const [first, second] = [fresh(), fresh()];
    const remove = async (id: string, name: string) => {
      const { services, jobs } = testServices();
      await send(owner, "deleteSoftware", { databaseId: id, name }, services);
      await work(jobs);
    };
    const gone = await bad(first);
    await remove(gone, first.name);
    const relisted = await listing(first);
    expect(await flagsOf(relisted)).toEqual(relistedBy(gone));
    const [leaving, earlier] = [await bad(second), await listing(second)];
    await remove(leaving, second.name);
    expect(await flagsOf(earlier)).toEqual(relistedBy(leaving));
  });

  test("or with its company, leaves a job a listing; where administrators do it none", async () => {
    const { deleteCompany } = await import("../../company/delete.ts");
    const { createContext } = await import("../../../graphql/context.ts");
    const jobsOf = async (viewer: Viewer) => {
      const id = await company(stranger.id);
      const { name } = await database.prisma.company.findUniqueOrThrow({ where: { id } });
      const listed = await bad(fresh(), stranger, id);
      const { services, jobs } = testServices();
      const context = createContext({ ...database, viewer, trust: "free", services, now: today() });
      await deleteCompany(context, id, { name });
      return jobs.map(({ kind, data }) => [kind, "softwareId" in data && data.softwareId === listed]);
    };
    expect(await jobsOf(stranger)).toEqual([["check-listing", true]]);
    expect(await jobsOf(admin)).toEqual([]);
  });
});

describe("the vendor of the new one", () => {
  test("may be another company with a member in common, or that of a Draft of nobody", async () => {
    const [first, second] = [fresh(), fresh()];
    const draft = await bad({ name: first.name });
    await update(owner, draft, { isActive: false });
    const relisted = await listing({ name: first.name }, owner, await company(owner.id));
    expect(await flagsOf(relisted)).toEqual(relistedBy(draft));
    const left = await company(owner.id);
    const abandoned = await bad({ name: second.name }, owner, left);
    await update(owner, abandoned, { isActive: false });
    await database.prisma.companyMember.deleteMany({ where: { companyId: left } });
    const taken = await listing({ name: second.name }, stranger, strangers);
    expect(await flagsOf(taken)).toEqual(relistedBy(abandoned));
  });

  test("who has nothing to do with the former one may use its name, and not its website", async () => {
    const given = fresh();
    const draft = await bad(given);
    await update(owner, draft, { isActive: false });
    const named = await listing({ name: given.name }, stranger, strangers);
    expect(await flagsOf(named)).toEqual([]);
    const sited = await listing({ ...given, name: "Own" }, stranger, strangers);
    expect(await flagsOf(sited)).toEqual(relistedBy(draft));
  });
});

describe("nothing is flagged", () => {
  test("where the former one is still Live with its vendor, has good reviews or none", async () => {
    const [live, good, none] = [fresh(), fresh(), fresh()];
    await bad(live);
    const praised = await listing(good);
    await review(praised, 5, 2);
    const blank = await listing(none);
    await review(blank, 1, 2, "hidden");
    for (const id of [praised, blank]) await update(owner, id, { isActive: false });
    for (const given of [live, good, none]) expect(await flagsOf(await listing(given))).toEqual([]);
  });

  test("where administrators take the one down or put the other up", async () => {
    const [first, second] = [fresh(), fresh()];
    const [draft, earlier] = [await bad(first), await listing(first)];
    await update(admin, draft, { isActive: false });
    expect(await flagsOf(earlier)).toEqual([]);
    await update(owner, await bad(second), { isActive: false });
    const relisted = await listing(second, admin);
    expect(await flagsOf(relisted)).toEqual([]);
    // As a vendor touches its name it is looked at again.
    await update(owner, relisted, { name: `${second.name}!` });
    expect(await flagsOf(relisted)).toHaveLength(1);
  });

  test("of another page of the vendor's own website, where products stand side by side", async () => {
    const { name, websiteUrl } = fresh();
    const draft = await bad({ name, websiteUrl: `${websiteUrl}/crm` });
    const earlier = await listing({ name: "Its Mail", websiteUrl: `${websiteUrl}/mail` });
    await update(owner, draft, { isActive: false });
    const later = await listing({ name: "Its Chat", websiteUrl: `${websiteUrl}/chat` });
    expect([await flagsOf(earlier), await flagsOf(later)]).toEqual([[], []]);
  });

  test("of another page on a host that many share, nor of a name without a letter", async () => {
    const page = (name: string) => `https://www.github.com/acme/${name}`;
    const [draft, signs] = [
      await bad({ name: "Hub One", websiteUrl: page("one") }),
      await bad({ name: "???" }),
    ];
    for (const id of [draft, signs]) await update(owner, id, { isActive: false });
    const other = await listing({ name: "Hub Two", websiteUrl: page("two") });
    const same = await listing({ name: "Hub Three", websiteUrl: `${page("One")}/#top` });
    expect([await flagsOf(other), await flagsOf(same)]).toEqual([[], relistedBy(draft)]);
    expect(await flagsOf(await listing({ name: "!!!" }))).toEqual([]);
  });

  test("of a listing that is gone when it is looked at", async () => {
    await checkListing({ database, now: today }, "01900000-0000-7000-8000-00000000dead");
  });
});

test.each([
  ["a path after a backslash", (text: string) => `https://acme.example\\${text}`],
  ["a host", (text: string) => `https://${text}`],
])("%s of letters that no index has room for is taken", async (_what, websiteOf) => {
  // Each letter another one: what repeats itself is compressed.
  const letters = Array.from({ length: 1900 }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
  );
  const id = await bad({ ...fresh(), websiteUrl: websiteOf(letters.join("")) });
  await update(owner, id, { websiteUrl: null });
  const kept = await database.prisma.listingBaseline.count({ where: { softwareId: id, kind: "website" } });
  expect(kept).toBe(1);
});

test("the database reads the host of a website, and a name as it is compared", async () => {
  const hostOf = async (url: string) => {
    const { rows } = await database.pool.query("select website_host($1) as host", [url]);
    return rows[0]?.host;
  };
  for (const url of [
    "https://www.Acme.example:8443/a?b#c",
    "http://me:it@acme.example",
    "https://acme.example?x@y",
    "https://acme.example\\a@b",
  ])
    expect(await hostOf(url)).toBe("acme.example");
  for (const host of sharedHosts) expect(await hostOf(`https://www.${host}/x`)).toBe(host);
  const { rows } = await database.pool.query("select listing_name_key($1) as key", [
    sortKey("Éco-Mail® (“Яндекс”)"),
  ]);
  expect(rows[0]?.key).toBe("ecomailяндекс");
});
