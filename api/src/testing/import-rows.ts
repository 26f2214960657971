import type { Files } from "./import-files.ts";

/** A category with the required fields. */
export function category(slug: string, more: object = {}): object {
  return {
    slug,
    name: `Category ${slug}`,
    description: null,
    parentSlug: null,
    categoryType: "software",
    ...more,
  };
}

/** A company with the required fields. */
export function company(slug: string, more: object = {}): object {
  return { slug, name: `Company ${slug}`, website: null, description: null, ...more };
}

/** A listing in the category "tools", unless it says otherwise. */
export function software(slug: string, more: object = {}): object {
  return {
    slug,
    name: `Software ${slug}`,
    shortDescription: "It does things.",
    description: null,
    websiteUrl: `https://${slug}.example/`,
    companySlug: null,
    categorySlugs: ["tools"],
    features: [],
    ...more,
  };
}

/** A review with the required fields. */
export function review(key: string, softwareSlug: string, authorKey: string, more: object = {}): object {
  return {
    key,
    softwareSlug,
    authorKey,
    rating: 4,
    title: "Works",
    content: "It does what it says.",
    ...more,
  };
}

const names = [
  "Baïkal",
  "GoSƐ",
  "µTask",
  "W",
  "015",
  "0 A.D.",
  "motion.tools (Antragsgrün)",
  "SpeedTest™",
  "برنامج",
];

/** A catalog like those of real directories: of any size, and with every irregularity that was seen. */
export function oddCatalogue(listings: number): Files {
  const many = Array.from({ length: listings }, (_, index) => index);
  return {
    categories: [
      category("deep", {
        parentSlug: "middle",
        description: "[Deep](https://example.org/wiki/Deep_(sea)) water ",
      }),
      category("middle", { parentSlug: "tools" }),
      category("tools", {
        description: "Tools, see [here](https://example.org).",
        externalLinks: [{ url: "x" }],
        redirect: [],
      }),
      ...[1, 2, 3].map((index) => category(`more-${index}`, { categoryType: "service" })),
    ],
    companies: many
      .slice(0, 30)
      .map((index) => company(`maker-${index}`, { sourceHost: "example.org", softwareCount: 3 })),
    software: many.map((index) =>
      software(`listing-${index}`, {
        name: `${names[index % names.length]} ${index}`,
        shortDescription: `A fork of [Thing ${index}](https://example.org/${index}). \u200d\u202e🙂 &amp; \ufffd \u2028 =1+1`,
        websiteUrl: index % 3 === 0 ? `http://example.org/#/${index}` : "https://example.org/shared",
        companySlug: index % 2 === 0 ? null : `maker-${index % 30}`,
        categorySlugs: ["deep", "tools", "middle", "more-1", "more-2"].slice(
          index % 4,
          (index % 4) + 1 + (index % 5),
        ),
        tags: ["C++", "Docker"],
        stars: null,
        ...(index % 2 === 0 && {
          platforms: ["self-hosted", "web"],
          hasFreeTrial: index % 4 === 0,
          languages: ["German", "en"],
          supportKinds: ["forum"],
          integrations: ["Mailroom"],
          licenses: ["AGPL-3.0"],
        }),
        release: { tag: "v1" },
        screenshots:
          index % 5 === 0 ? [{ url: "/demo/a.svg", caption: "A" }, { url: "https://example.org/b.png" }] : [],
      }),
    ),
    plans: many.slice(0, 40).flatMap((index) => [
      {
        softwareSlug: `listing-${index}`,
        name: "Free",
        price: "0.00",
        billingPeriod: "month",
        features: ["One"],
        isPopular: false,
      },
      {
        softwareSlug: `listing-${index}`,
        name: "Team",
        price: "29.5",
        billingPeriod: "year",
        currency: "EUR",
        unit: "person",
        minimumPeople: 5,
        features: [],
        isPopular: true,
      },
      { softwareSlug: `listing-${index}`, name: "On request", price: null },
    ]),
    reviews: many.flatMap((index) =>
      [1, 2].map((author) =>
        review(`review-${index}-${author}`, `listing-${index}`, `author-${(index * author) % 97}-${author}`, {
          author: { firstName: "Zoë", lastName: `N° ${author}`, designation: author === 1 ? "Potter" : null },
          rating: 1 + ((index + author) % 5),
          content: author === 1 ? "ठीक है 🙂" : "x".repeat(5_000),
          pros: ["Quick"],
          companySize: "11-50",
          isVerified: author === 1,
          createdAt: "2026-05-01T10:00:00+02:00",
        }),
      ),
    ),
  };
}
