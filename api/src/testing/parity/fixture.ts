import { createSessions } from "../../auth/sessions.ts";
import { createToken, hashed } from "../../auth/tokens.ts";
import type { Database } from "../../database/client/open.ts";
import { apiScopes, dayMs } from "../../inputs/index.ts";
import { makeToken } from "../tokens.ts";

/** The callers: the roles that a rule may distinguish, around one company, its listing and a review of it. */
export const callers = ["visitor", "user", "author", "editor", "owner", "admin", "token"] as const;
export type CallerName = (typeof callers)[number];

const people = ["user", "author", "editor", "owner", "admin", "other"] as const;
export type PersonName = (typeof people)[number];

/** The password of every user in a fixture. */
export const password = "correct horse";

const uuid = () => crypto.randomUUID();
/** A time-ordered UUID like real ids; no row has it. */
const unknownId = "01900000-0000-7000-8009-000000000009";

export interface Fixture {
  /** Part of every name and address of the fixture, and of no other. */
  readonly key: string;
  readonly people: Record<PersonName, { id: string; email: string }>;
  readonly category: { id: string; slug: string };
  readonly company: string;
  readonly software: string;
  readonly draft: string;
  readonly review: string;
  /** A webhook of the company, and a delivery to it. */
  readonly webhook: string;
  readonly delivery: string;
  /** Open links that invite reviewers of the listing. */
  readonly batch: string;
  /** A product that `author` suggested. */
  readonly suggestion: string;
  /** Mailed secrets of `other`. */
  readonly secrets: { reset: string; verify: string };
  /** What the caller sends with every request. */
  readonly headers: Record<string, string>;
}

/**
 * A company with an owner and an editor, a listing of it, a Draft, and a review by another user: for one call by one caller,
 * so that its changes affect no other call. With `missingIds`, its ids belong to no row.
 */
export async function createFixture(
  database: Pick<Database, "prisma" | "reader">,
  {
    caller,
    passwordHash,
    missingIds = false,
  }: { caller: CallerName; passwordHash: string; missingIds?: boolean },
): Promise<Fixture> {
  const { prisma } = database;
  const key = `k${uuid().replaceAll("-", "").slice(0, 12)}`;
  const person = (name: PersonName) => ({ id: uuid(), email: `${name}@${key}.example` });
  const persons = Object.fromEntries(people.map((name) => [name, person(name)])) as Fixture["people"];
  const [category, company, software, draft, review] = [uuid(), uuid(), uuid(), uuid(), uuid()];
  const [webhook, delivery, batch, suggestion] = [uuid(), uuid(), uuid(), uuid()];
  const listing = (id: string, name: string, isActive: boolean) => ({
    id,
    slug: `${name}-${key}`,
    name,
    sortName: name,
    isActive,
    companyId: company,
    categoryId: category,
  });
  await prisma.$transaction([
    prisma.user.createMany({
      data: people.map((name) => ({
        ...persons[name],
        emailKey: persons[name].email,
        passwordHash,
        firstName: name,
        lastName: "Person",
        isAdmin: name === "admin",
        isEmailVerified: name !== "other",
      })),
    }),
    prisma.category.create({
      data: {
        id: category,
        slug: `place-${key}`,
        name: "Place",
        sortName: "place",
        categoryType: "software",
      },
    }),
    prisma.company.create({ data: { id: company, slug: `kiln-${key}`, name: "Kiln", sortName: "kiln" } }),
    prisma.companyMember.createMany({
      data: (["owner", "editor"] as const).map((role) => ({
        companyId: company,
        userId: persons[role].id,
        role,
      })),
    }),
    prisma.software.createMany({
      data: [
        {
          ...listing(software, "kept", true),
          reviewCount: 1,
          ratingSum: 4,
          avgRating: 4,
          histogram: [0, 0, 0, 1, 0],
        },
        listing(draft, "draft", false),
      ],
    }),
    prisma.softwareCategory.createMany({
      data: [software, draft].map((softwareId) => ({ softwareId, categoryId: category, position: 0 })),
    }),
    prisma.pricingPlan.create({
      data: {
        softwareId: software,
        name: "Team",
        price: "29",
        billingPeriod: "month",
        unit: "person",
        minimumPeople: 5,
      },
    }),
    prisma.feature.create({
      data: {
        ...{ categoryId: category, key: "export", name: "Export", description: "As CSV." },
        software: { create: { softwareId: software, isOffered: true } },
      },
    }),
    prisma.review.create({
      data: {
        id: review,
        softwareId: software,
        userId: persons.author.id,
        rating: 4,
        title: "Fine",
        content: "It is.",
        pros: ["Fast"],
        proof: { create: { kind: "invoice", format: "pdf", size: 5, bytes: Buffer.from("%PDF-") } },
      },
    }),
    prisma.reviewInvitationBatch.create({
      data: {
        ...{ id: batch, companyId: company, softwareId: software, note: "Autumn", linkCount: 2 },
        expiresAt: new Date(Date.now() + dayMs),
        links: { create: [{ id: hashed(`1${key}`) }, { id: hashed(`2${key}`) }] },
      },
    }),
    prisma.suggestedProduct.create({
      data: {
        ...{ id: suggestion, userId: persons.author.id, categoryId: category },
        ...{ name: "Lamp", sortName: "lamp", websiteUrl: `https://lamp.${key}.example` },
      },
    }),
    prisma.webhookEndpoint.create({
      data: {
        id: webhook,
        companyId: company,
        url: "https://hooks.example/kiln",
        events: ["review.published", "lead.received"],
        secret: "sealed",
      },
    }),
    prisma.webhookDelivery.create({
      data: {
        id: delivery,
        endpointId: webhook,
        event: "review.published",
        thingKind: "review",
        thingId: review,
        body: "{}",
        status: "failed",
        attempts: 10,
        lastStatus: 500,
        lastError: "The receiver answered 500",
      },
    }),
  ]);
  const userId = persons.other.id;
  const secret = (purpose: "reset_password" | "verify_email") =>
    prisma.$transaction((tx) => createToken(tx, { purpose, userId, now: new Date() }));
  const things = missingIds
    ? {
        category: { id: unknownId, slug: "nothing" },
        ...asGone("company", "software", "draft", "review", "webhook", "delivery", "batch", "suggestion"),
      }
    : {
        category: { id: category, slug: `place-${key}` },
        ...{ company, software, draft, review, webhook, delivery, batch, suggestion },
      };
  return {
    key,
    ...things,
    people: missingIds ? { ...persons, other: { id: unknownId, email: `nobody@${key}.example` } } : persons,
    secrets: { reset: await secret("reset_password"), verify: await secret("verify_email") },
    headers: await headersOf(database, caller, persons),
  };
}

const asGone = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, unknownId])) as Record<Name, string>;

async function headersOf(
  database: Pick<Database, "prisma" | "reader">,
  caller: CallerName,
  persons: Fixture["people"],
): Promise<Record<string, string>> {
  if (caller === "visitor") return {};
  if (caller === "token")
    return (await makeToken(database, { userId: persons.owner.id, scopes: apiScopes })).headers;
  const sessions = createSessions(database, { secure: false });
  const { id } = await sessions.createSession(persons[caller].id, { userAgent: null });
  return { cookie: `${sessions.sessionCookieName}=${id}`, "sec-fetch-site": "same-origin" };
}

/** All stored rows of a fixture and its users, as text that is equal for two fixtures after the same changes. */
export async function rowsOf(
  database: Pick<Database, "pool">,
  fixture: Fixture,
  kept: { passwordHash: string },
) {
  const { rows } = await database.pool.query<{ rows: object }>({
    // It is read before and after each call, and planned once.
    name: "rows of a fixture",
    text: `with people as (select * from app_user where email_key like '%@' || $1 || '.example' or id = any($2)),
      companies as (select c.* from company c where c.slug like '%' || $1
        or exists(select 1 from company_member m where m.company_id = c.id and m.user_id in (select id from people))),
      listings as (select * from software where slug like '%' || $1 or company_id in (select id from companies)),
      opinions as (select * from review where software_id in (select id from listings)
        or user_id in (select id from people))
    select json_build_object(
      'people', (select json_agg(p order by p.email_key) from people p),
      'sessions', (select json_agg(p.email_key order by p.email_key) from session join people p on p.id = user_id),
      'secrets', (select json_agg(t.purpose || coalesce(' used ' || t.used_at, '') order by t.purpose, t.used_at)
        from one_time_token t where t.user_id in (select id from people)),
      'categories', (select json_agg(c) from category c where c.slug like '%' || $1),
      'companies', (select json_agg(to_jsonb(c) order by c.name) from companies c),
      'members', (select json_agg(m.role order by m.role) from company_member m
        where m.company_id in (select id from companies)),
      'listings', (select json_agg(to_jsonb(l) - 'search' order by l.name) from listings l),
      'invitations', (select json_agg(jsonb_build_object('note', b.note, 'links', (select json_agg(i.state order by i.state)
          from review_invitation i where i.batch_id = b.id)) order by b.note)
        from review_invitation_batch b where b.company_id in (select id from companies)),
      'webhooks', (select json_agg(to_jsonb(w) - 'secret' - 'previous_secret' || jsonb_build_object('deliveries',
          (select json_agg(d.event || d.status || d.is_test order by d.event, d.status) from webhook_delivery d
            where d.endpoint_id = w.id), 'rotated', w.previous_secret) order by w.url)
        from webhook_endpoint w where w.company_id in (select id from companies) or w.user_id in (select id from people)),
      'places', (select json_agg(s.position order by s.position) from software_category s
        where s.software_id in (select id from listings)),
      'reviews', (select json_agg(o order by o.title) from opinions o),
      'revisions', (select json_agg(r.title order by r.title) from review_revision r
        where r.review_id in (select id from opinions)),
      'proofs', (select json_agg(p.kind order by p.kind) from review_proof p
        where p.review_id in (select id from opinions)),
      'suggestions', (select json_agg(p order by p.name) from suggested_product p
        where p.user_id in (select id from people)),
      'messages', (select json_agg(m.message order by m.message) from contact_message m where m.name like '%' || $1),
      'log', (select json_agg(json_build_array(a.action, a.before, a.after) order by a.id) from audit_entry a
        where a.actor_id in (select id from people))
    ) as rows`,
    values: [fixture.key, Object.values(fixture.people).map(({ id }) => id)],
  });
  const text = JSON.stringify(rows[0]?.rows, null, 1).replaceAll(kept.passwordHash, "(the hash)");
  return steady(text.replaceAll(/\$argon2[^"]+/g, "(another hash)"), fixture);
}

/** Text without what differs between fixtures and between moments. */
export function steady(text: string, { key }: Pick<Fixture, "key">): string {
  return text
    .replaceAll(key, "(key)")
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "(id)")
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:?\d\d)?)?/g, "(time)");
}
