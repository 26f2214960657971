/** The colours of one look, as CSS has them. */
export interface SiteColors {
  readonly paper: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly rating: string;
  readonly ratingTrack: string;
}

/** What the pages tell the other endpoints of themselves; web/src/site.server.ts states the same. */
export interface Site {
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  /** Colours of the light and of the dark look, for pictures. */
  readonly colors: SiteColors;
  readonly darkColors: SiteColors;
  /** Pages that are about no row of the database and are to be found, with the day of their text where they have one. */
  readonly pages: readonly { readonly path: string; readonly changed: string | null }[];
  /** Where things have their page; `review` is null as long as reviews have none of their own. */
  readonly paths: {
    software(databaseId: string): string;
    company(databaseId: string): string;
    category(slug: string): string;
    review: ((databaseId: string) => string) | null;
    /** The reviews of one software, on its page. */
    reviewsOf(databaseId: string): string;
    /** The page that lists all reviews, or the nearest there is. */
    reviews: string;
  };
  /** Patterns of addresses that crawlers are asked to leave alone: private pages, and one list in endless views. */
  readonly disallowed: readonly string[];
}
