/** A catalogue of what real ones hold and a demo does not: every row is odd in a way that its slug tells. */

/** Exactly 80 characters, by repeating a text. */
const eighty = (text: string) =>
  [...text.repeat(80)].reduce(
    (name, letter) => (name.length + letter.length > 80 ? name : name + letter),
    "",
  );

/** Names as their things have them. */
export const names = {
  words: eighty("Enterprise Resource and Relationship Planning for ").trim().padEnd(80, "!"),
  word: "W".repeat(80),
  arabic: eighty("منصة إدارة المشاريع والعملاء للشركات ").trim().padEnd(80, "ة"),
  emoji: "Rocket 🚀 Team 👩🏽‍💻 Flags 🇳🇴🇯🇵 Family 👨‍👩‍👧‍👦 and ❤️‍🔥 for everybody who likes them",
} as const;

/** A review of 5,000 characters: paragraphs, and a word that no line holds. */
export const longReview =
  `${"It took us a week to learn, and it paid off. ".repeat(20)}\n\n${"o".repeat(400)}\n\n`
    .padEnd(4_980, "And so on, line after line. ")
    .concat("\n\nThe very last line.")
    .slice(-5_000);

export const counts = { crowd: 230, perPage: 10, perCompanyPage: 24 } as const;

const category = (slug: string, name: string, parentSlug: string | null = null) => ({
  slug,
  name,
  parentSlug,
  description: `${name} in a sentence.`,
  categoryType: "software",
});

const company = (slug: string, name: string) => ({
  slug,
  name,
  description: `${name} makes software.`,
  industry: names.words,
  location: names.words,
  website: `https://${"subdomain.".repeat(12)}example/`,
  isVerified: true,
});

const software = (slug: string, name: string, more: object) => ({
  slug,
  name,
  shortDescription: `${name} in short.`,
  description: `${name} at length. ${"x".repeat(200)}`,
  websiteUrl: null,
  companySlug: null,
  features: [name, "y".repeat(200)],
  ...more,
});

const review = (softwareSlug: string, author: string, more: object = {}) => ({
  key: `${softwareSlug}-${author}`,
  softwareSlug,
  authorKey: author,
  author: { firstName: author.repeat(8), lastName: "N".repeat(60), designation: names.words },
  rating: 5,
  title: "t".repeat(150),
  content: "Short.",
  pros: ["p".repeat(300)],
  cons: [names.arabic],
  createdAt: "2026-05-01T10:00:00Z",
  ...more,
});

const crowd = Array.from({ length: counts.crowd }, (_, index) => `crowd-${index}`);

/** The rows of each file of the catalogue. */
export const catalogue = {
  categories: [
    category("first", names.words),
    category("second", names.word, "first"),
    category("third", names.arabic, "second"),
    category("crowded", names.emoji),
    category("pictures", "Pictures"),
    category("reviewed", "Reviewed"),
    // Of the home page's popular categories: the one that opens by itself, and an empty one.
    category("ai-chatbots", "AI Chatbots"),
    category("crm", "CRM"),
  ],
  companies: [
    company("maker", names.words),
    company("single-word", names.word),
    company("arabic", names.arabic),
  ],
  software: [
    software("words", names.words, { companySlug: "maker", categorySlugs: ["third", "ai-chatbots"] }),
    software("word", names.word, { companySlug: "single-word", categorySlugs: ["third", "ai-chatbots"] }),
    software("arabic", names.arabic, { companySlug: "arabic", categorySlugs: ["third", "ai-chatbots"] }),
    software("emoji", names.emoji, { categorySlugs: ["third", "ai-chatbots"] }),
    software("no-logo", "Without a logo", { categorySlugs: ["pictures"] }),
    software("broken-logo", "With a broken logo", {
      logoUrl: "/demo/logos/gone.svg",
      screenshots: [{ url: "/demo/screens/gone.svg", caption: names.words }],
      categorySlugs: ["pictures"],
    }),
    software("unreviewed", "Unreviewed", { categorySlugs: ["reviewed"] }),
    software("reviewed-once", "Reviewed Once", { categorySlugs: ["reviewed"] }),
    software("long-review", "Long Review", { categorySlugs: ["reviewed"] }),
    ...crowd.map((slug, index) =>
      software(slug, `Crowd ${index}`, { companySlug: "maker", categorySlugs: ["crowded"] }),
    ),
  ],
  plans: [
    {
      softwareSlug: "word",
      name: names.word,
      price: "1234567890.99",
      features: ["z".repeat(200)],
      isPopular: true,
    },
    { softwareSlug: "word", name: names.arabic, price: null },
  ],
  reviews: [
    ...["words", "word", "arabic", "emoji"].map((slug) => review(slug, "ada")),
    // Enough for the listing to tell of its reviewers.
    ...[names.words, names.word, names.arabic, names.arabic].map((industry, index) =>
      review("words", `reviewer-${index}`, {
        industry,
        role: "Program and Project Management",
        companySize: "11-50",
      }),
    ),
    review("reviewed-once", "ben", { title: "The only one", content: "It works." }),
    review("long-review", "ada", { title: "The long one", content: longReview }),
    review("long-review", "ben", { title: "Right to left", content: `${names.arabic} `.repeat(20) }),
  ],
};
