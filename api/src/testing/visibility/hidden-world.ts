import type { Database } from "../../database/client/open.ts";
import { recomputeCounters } from "../../domain/counters/recompute.ts";
import { refreshSearchTexts } from "../../domain/search-text.ts";
import { sortKey } from "../../domain/text.ts";
import { ask } from "../engine.ts";
import { seed, type World } from "../seed.ts";
import { testServices } from "../services.ts";
import { type Caller, type CallerName, callersOf } from "./callers.ts";
import { hidePeople } from "./hidden-people.ts";
import type { Named } from "./walk.ts";

/** Something that only some callers may see, identified by a word in all its texts, and by its id. */
export interface Secret {
  readonly word: string;
  /** Exactly the callers who may see it. */
  readonly seenBy: readonly CallerName[];
  readonly nodes: { readonly type: string; readonly id: string }[];
}

/** The secrets of a world, by their words. */
export interface Secrets {
  /** Adds a secret, or another node of one; returns its word. */
  keep(word: string, seenBy: readonly CallerName[], node?: readonly [type: string, id: string]): string;
  readonly all: readonly Secret[];
}

export interface HiddenWorld {
  readonly world: World;
  readonly secrets: readonly Secret[];
  readonly callers: Record<CallerName, Caller>;
  readonly named: Named;
  /** Inputs of createReview that the author has sent before: repeating them returns the first result. */
  readonly replays: readonly object[];
}

const insiders = ["editor", "owner", "admin", "read:company", "write:listings"] as const;

/** The seeded world with one of every kind of restricted data. */
export async function hiddenWorld(database: Database): Promise<HiddenWorld> {
  const { prisma } = database;
  const world = await seed(database);
  const { software, companies, categories, reviews, users } = world;
  const secrets = createSecrets();
  const { keep } = secrets;
  const author = { id: users.ada, isAdmin: false, isEmailVerified: true };

  // Written while their subjects were public.
  const texts = (word: string) => ({
    title: word,
    content: word,
    pros: [word],
    cons: [word],
    industry: word,
  });
  const write = async (softwareId: string, word: string) => {
    const input = { softwareId, rating: 2, idempotencyKey: word, ...texts(word) };
    const text = `mutation($input: CreateReviewInput!) { createReview(input: $input) {
      ... on ReviewSaved { review { databaseId } } } }`;
    const { data } = await ask(
      database,
      text,
      { input },
      { viewer: author, services: testServices().services },
    );
    return {
      input,
      id: (data as { createReview: { review: { databaseId: string } } }).createReview.review.databaseId,
    };
  };
  const elsewhere = await write(software.tally, keep("zqelsewhere", ["author", "admin"]));
  const hidden = await write(software.ledgerly, keep("zqhidden", ["author", "admin"]));
  keep("zqelsewhere", ["author", "admin"], ["Review", elsewhere.id]);
  keep("zqhidden", ["author", "admin"], ["Review", hidden.id]);

  const draft = async (id: string, companyId: string, word: string) => {
    await prisma.software.update({
      where: { id },
      data: {
        name: word,
        sortName: word,
        slug: word,
        shortDescription: word,
        description: word,
        companyId,
        websiteUrl: `https://${word}.example`,
        logoUrl: `/demo/${word}.svg`,
        features: [word],
        platforms: ["self-hosted"],
        hasFreeTrial: true,
        languages: ["cy"],
        supportKinds: ["training"],
        integrations: [word],
        licenses: [word],
        isActive: false,
        plans: { create: { name: word, price: "1", features: [word] } },
        screenshots: { create: { url: `/demo/${word}.png`, caption: word, position: 9 } },
      },
    });
  };
  await draft(software.draft, companies.northwind, keep("zqdraft", insiders, ["Software", software.draft]));
  await draft(software.tally, companies.ferrite, keep("zqforeign", ["admin"], ["Software", software.tally]));
  keep("zqearly", [...insiders, "author"], ["Review", reviews.onDraft]);
  await prisma.review.update({ where: { id: reviews.onDraft }, data: texts("zqearly") });

  const category = async (word: string, place: object) => {
    const { id } = await prisma.category.create({
      data: {
        name: word,
        sortName: sortKey(word),
        slug: word,
        description: word,
        heroDescription: word,
        longDescription: word,
        metaTitle: word,
        metaDescription: word,
        categoryType: "software",
        contentSections: [{ id: word, heading: word, content: word }],
        features: { create: { key: word, name: word, description: word } },
        isActive: false,
        ...place,
      },
    });
    keep(word, ["admin"], ["Category", id]);
    return id;
  };
  const top = await category("zqretired", {});
  await category("zqinner", { parentId: categories.crm, level: 1 });
  await prisma.category.update({ where: { id: categories.contactCenter }, data: { parentId: top } });
  await prisma.software.update({ where: { id: software.ember }, data: { categoryId: top } });
  await prisma.softwareCategory.updateMany({
    where: { softwareId: software.ember },
    data: { position: 1 },
  });
  await prisma.softwareCategory.create({ data: { softwareId: software.ember, categoryId: top } });

  // Said while the category was public.
  const { id: featureId } = await prisma.feature.findFirstOrThrow({ where: { categoryId: top } });
  await prisma.softwareFeature.create({ data: { softwareId: software.ember, featureId, isOffered: true } });
  await prisma.reviewFeature.create({ data: { reviewId: reviews.beaconByAda, featureId, has: true } });

  const hiding = { hiddenReason: "zqhidden", authorReply: "zqhidden" };
  await prisma.review.update({ where: { id: hidden.id }, data: { status: "hidden", ...hiding } });
  const answer = keep("zqanswer", ["author", "owner", "admin"]);
  await prisma.reviewAnswer.create({
    data: { reviewId: hidden.id, companyId: companies.northwind, userId: users.owner, content: answer },
  });
  keep("Buy followers here", ["admin"], ["Review", reviews.hidden]);
  // Left over from a time when a public review was hidden, with its text at that time.
  const before = keep("zqbefore", ["author", "admin"]);
  await prisma.review.update({ where: { id: reviews.beaconByAda }, data: { authorReply: before } });
  await prisma.reviewRevision.create({
    data: { reviewId: reviews.beaconByAda, rating: 1, title: before, content: before },
  });

  const newcomer = await hidePeople(database, world, {
    keep,
    foreignDraft: software.tally,
    hiddenReview: hidden.id,
  });
  await prisma.$transaction(async (tx) => {
    await refreshSearchTexts(tx, null, 100);
    await recomputeCounters(tx);
  });
  return {
    world,
    secrets: secrets.all,
    callers: callersOf(world, newcomer),
    replays: [elsewhere.input, hidden.input],
    named: {
      things: [
        ...secrets.all.flatMap(({ nodes }) => nodes),
        // Public things with restricted data around them, and their related things.
        ...[software.beacon, software.ember].map((id) => ({ type: "Software", id })),
        ...[categories.crm, categories.contactCenter].map((id) => ({ type: "Category", id })),
        ...[companies.northwind, companies.ferrite, companies.solo].map((id) => ({ type: "Company", id })),
        ...[reviews.beaconByAda, reviews.beaconByBen].map((id) => ({ type: "Review", id })),
        ...[users.user, users.owner, users.editor, newcomer].map((id) => ({ type: "User", id })),
      ],
      words: ["zqdraft", "zqforeign", "zqretired", "zqhidden", "beacon"],
    },
  };
}

function createSecrets(): Secrets {
  const secrets = new Map<string, Secret>();
  return {
    keep(word, seenBy, node) {
      const secret = secrets.get(word) ?? { word, seenBy, nodes: [] };
      secrets.set(word, secret);
      if (node) secret.nodes.push({ type: node[0], id: node[1] });
      return word;
    },
    get all() {
      return [...secrets.values()];
    },
  };
}
