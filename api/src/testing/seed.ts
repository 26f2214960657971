import { createSessions } from "../auth/sessions.ts";
import type { Database } from "../database/client/open.ts";
import { recomputeCounters } from "../domain/counters/recompute.ts";
import { refreshSearchTexts } from "../domain/search-text.ts";
import { slugify, sortKey } from "../domain/text.ts";
import * as data from "./seed-data.ts";
import { daysAgo, worldNow } from "./seed-data.ts";
import * as listings from "./seed-listings.ts";

export { worldNow };

/** Ids of the seeded database by the names in ./seed-data.ts and ./seed-listings.ts. */
export interface World {
  users: Record<data.UserName, string>;
  categories: Record<data.CategoryName, string>;
  companies: Record<data.CompanyName, string>;
  software: Record<listings.SoftwareName, string>;
  reviews: Record<listings.ReviewName, string>;
  /** Values of the Cookie header with a valid session. */
  cookies: Record<(typeof data.signedIn)[number], string>;
}

/** Fills an empty, migrated database with that world, counters included. */
export async function seed(database: Pick<Database, "prisma" | "reader">): Promise<World> {
  const { prisma } = database;
  const ids = {
    users: idsOf(data.users, 1),
    categories: idsOf(data.categories, 2),
    companies: idsOf(data.companies, 3),
    software: idsOf(listings.software, 4),
    reviews: idsOf(listings.reviews, 5),
  };
  await prisma.$transaction(async (tx) => {
    await tx.user.createMany({ data: entries<data.UserRow>(data.users, ids.users).map(toUser) });
    await tx.category.createMany({
      data: entries<data.CategoryRow>(data.categories, ids.categories).map((row) =>
        toCategory(row, ids.categories),
      ),
    });
    const companies = entries<data.CompanyRow>(data.companies, ids.companies);
    await tx.company.createMany({ data: companies.map(toCompany) });
    await tx.companyMember.createMany({
      data: companies.flatMap(({ id, row }) =>
        Object.entries(row.members ?? {}).map(([name, role]) => ({
          companyId: id,
          userId: named(ids.users, name),
          role,
        })),
      ),
    });
    const software = entries<listings.SoftwareRow>(listings.software, ids.software);
    await tx.software.createMany({ data: software.map((entry) => toSoftware(entry, ids)) });
    await tx.softwareCategory.createMany({
      data: software.flatMap(({ id, row }) =>
        row.categories.map((name, position) => ({
          softwareId: id,
          categoryId: ids.categories[name],
          position,
        })),
      ),
    });
    await tx.screenshot.createMany({
      data: software.flatMap(({ id, row }) =>
        (row.screenshots ?? []).map((url, position) => ({ softwareId: id, url, position })),
      ),
    });
    await tx.pricingPlan.createMany({ data: software.flatMap(toPlans) });
    await tx.review.createMany({
      data: entries<listings.ReviewRow>(listings.reviews, ids.reviews).map((entry, index) =>
        toReview(entry, index, ids),
      ),
    });
    await refreshSearchTexts(tx, null, software.length + 1);
    // Ages are counted to the day of this world, whenever the tests run.
    await tx.rankingDate.create({ data: { day: worldNow } });
    await recomputeCounters(tx);
  });
  return { ...ids, cookies: await signIn(database, ids.users) };
}

/** One viewer per role. */
export function viewersOf({ users }: World) {
  const viewer = (id: string, isAdmin = false) => ({ id, isAdmin, isEmailVerified: true });
  return {
    visitor: null,
    user: viewer(users.user),
    owner: viewer(users.owner),
    admin: viewer(users.admin, true),
  };
}

type Ids = Omit<World, "cookies">;

/** Ids that show what they identify, the same in every run, so that a failing test is readable. */
function idsOf<Name extends string>(table: Record<Name, object>, kind: number): Record<Name, string> {
  const names = Object.keys(table) as Name[];
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      `01900000-0000-7000-800${kind}-${String(index + 1).padStart(12, "0")}`,
    ]),
  ) as Record<Name, string>;
}

interface Entry<R> {
  id: string;
  row: R;
}

function entries<R>(table: Record<string, R>, ids: Record<string, string>): Entry<R>[] {
  return Object.entries(table).map(([name, row]) => ({ id: named(ids, name), row }));
}

function named(ids: Record<string, string>, name: string): string {
  const id = ids[name];
  if (id === undefined) throw new Error(`The seed has no row called ${name}`);
  return id;
}

function toUser({ id, row }: Entry<data.UserRow>) {
  return {
    ...row,
    id,
    emailKey: row.email?.toLowerCase() ?? null,
    isEmailVerified: row.email !== undefined,
    createdAt: daysAgo(500),
  };
}

function toCategory({ id, row }: Entry<data.CategoryRow>, ids: Record<string, string>) {
  const { type = "software", parent, contentSections, ...rest } = row;
  return {
    ...rest,
    id,
    sortName: sortKey(row.name),
    categoryType: type,
    level: levelOf(row),
    parentId: parent === undefined ? null : named(ids, parent),
    ...(contentSections && { contentSections: contentSections.map((section) => ({ ...section })) }),
  };
}

function levelOf({ parent }: data.CategoryRow): number {
  const above = (data.categories as Record<string, data.CategoryRow>)[parent ?? ""];
  return above ? levelOf(above) + 1 : 0;
}

function toCompany({ id, row }: Entry<data.CompanyRow>) {
  const { members: _members, ...columns } = row;
  return { ...columns, id, slug: slugify(row.name), sortName: sortKey(row.name), createdAt: daysAgo(450) };
}

function toSoftware({ id, row }: Entry<listings.SoftwareRow>, ids: Ids) {
  return {
    id,
    name: row.name,
    slug: slugify(row.name),
    sortName: sortKey(row.name),
    shortDescription: row.shortDescription ?? null,
    description: row.description ?? null,
    websiteUrl: row.websiteUrl ?? null,
    logoUrl: row.logoUrl ?? null,
    features: [...(row.features ?? [])],
    isFeatured: row.isFeatured ?? false,
    isActive: !row.isDraft,
    companyId: row.company ? ids.companies[row.company] : null,
    categoryId: ids.categories[row.categories[0]],
    createdAt: daysAgo(row.ageInDays),
  };
}

function toPlans({ id, row }: Entry<listings.SoftwareRow>) {
  return (row.plans ?? []).map(({ name, price, period = "month", features = [], isPopular = false }) => ({
    softwareId: id,
    name,
    price,
    billingPeriod: period,
    features: [...features],
    isPopular,
  }));
}

function toReview({ id, row }: Entry<listings.ReviewRow>, index: number, ids: Ids) {
  return {
    id,
    softwareId: ids.software[row.software],
    userId: row.author ? ids.users[row.author] : null,
    rating: row.rating,
    title: row.title,
    content: `${row.title}. Written after some weeks of daily work.`,
    pros: [...(row.pros ?? [])],
    cons: [...(row.cons ?? [])],
    easeOfUse: row.easeOfUse ?? null,
    companySize: row.companySize ?? null,
    usedFor: row.usedFor ?? null,
    isVerified: row.isVerified ?? false,
    verifiedBy: row.isVerified ? "admin" : null,
    status: row.isHidden ? "hidden" : "published",
    hiddenReason: row.isHidden ? "Advertising" : null,
    createdAt: daysAgo(index + 1),
  };
}

async function signIn(
  database: Pick<Database, "prisma" | "reader">,
  users: World["users"],
): Promise<World["cookies"]> {
  const sessions = createSessions(database, { secure: false });
  const pairs = await Promise.all(
    data.signedIn.map(async (name) => {
      const session = await sessions.createSession(users[name], { userAgent: null });
      return [name, `${sessions.sessionCookieName}=${session.id}`] as const;
    }),
  );
  return Object.fromEntries(pairs) as World["cookies"];
}
