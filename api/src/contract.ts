import type { Server } from "node:http";
import type { Request, RequestHandler } from "express";

// What api and web agree on when the server renders pages. Types only: neither side imports the other's code.

/** The module web/server.ts, which the api loads at run time. */
export interface PagesModule {
  /** Loads the built pages, so that `createPages` need not wait for them. Throws if they are not built. */
  loadPages(): Promise<void>;
  createPages(options: PagesOptions): Promise<Pages>;
}

/** What the api passes to the pages. */
export interface PagesOptions {
  /** True to serve the sources through Vite, false to serve the build. */
  development: boolean;
  /** The HTTP server, for hot reload. */
  server: Server;
  /** Opens the engine for one request. */
  engine(request: Request): Promise<PageEngine>;
  readonly branding: Branding;
}

/** The pages as Express handlers, in order. */
export interface Pages {
  handlers: RequestHandler[];
  /** The patterns of their paths: "/software/:id". */
  readonly paths: readonly string[];
  site(): Promise<Site>;
  close(): Promise<void>;
}

/** The GraphQL engine as one page request sees it. */
export interface PageEngine {
  /** Runs a persisted operation; `id` is its persisted id. */
  execute(
    operation: { readonly id: string; readonly name: string },
    variables: Record<string, unknown>,
  ): Promise<OperationResult>;
  readonly publicUrl: string;
  readonly branding: Branding;
  /** The clock of all relative times in the first HTML. */
  readonly now: Date;
  /** True if the request carries a session; the answer must then not be shared. */
  readonly isPersonal: boolean;
  readonly documents: DeveloperDocuments;
  /** The id of the request in the log; shown where the page could not be. */
  readonly requestId: string | undefined;
  /** Says which route answers, by its pattern ("/software/:id"), for the metrics. */
  nameRoute(pattern: string): void;
  /** Says that the page shows something else from this time on, even if no data change. */
  expireAt(time: Date): void;
  /** Logs an unexpected error of the pages. */
  report(error: unknown): void;
  /** Called once the page has been answered, successfully or not. */
  end(): void;
}

/** What the operator has set of the site's look and texts; everything else is as defaultBranding has it. */
export interface Branding {
  readonly given: Partial<SiteBranding>;
  /** Markdown of content pages that replace or join those of the product, by name: "about", "blog/opening". */
  readonly texts: ReadonlyMap<string, string>;
}

/** What the site is called, how it looks and what it claims, as pages show it. */
export interface SiteBranding {
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  /** Where visitors write: an e-mail address. */
  readonly contact: string;
  /** The letter of the mark beside the name; null is the drawn one of the default name. */
  readonly initial: string | null;
  /** Shown instead of the mark, and instead of the name too if it is wide. */
  readonly logo: SiteLogo | null;
  readonly icon: { readonly href: string; readonly type: string };
  /** Colors that replace those of the palette; each [light, dark]. */
  readonly accent: Readonly<Record<AccentName, readonly [light: string, dark: string]>> | null;
  /** Figures of the home page; null shows those of the catalog. */
  readonly claims: {
    readonly heading: string;
    readonly figures: readonly { readonly value: string; readonly label: string }[];
  } | null;
  readonly popularCategories: readonly { readonly name: string; readonly slug: string }[];
  /** The slug of the popular category that is open first. */
  readonly defaultPopularCategory: string;
  readonly homeTiles: readonly string[];
  /** Under which terms the data may be used: a name, a sentence or an address; null if the operator has not said. */
  readonly dataTerms: string | null;
  /** True if there is a legal notice at /imprint. */
  readonly hasLegalNotice: boolean;
  /** False on a public site without an address to which messages could be mailed. */
  readonly hasContactForm: boolean;
}

/** The colors of the palette that follow the accent. */
export type AccentName =
  | "accent"
  | "accent.hover"
  | "accent.fg"
  | "accent.subtle"
  | "accent.contrast"
  | "focus";

/** A logo: its address, one for the dark mode if there is one, and width by height. */
export interface SiteLogo {
  readonly href: string;
  readonly darkHref: string | null;
  readonly ratio: number;
}

/** A GraphQL result. */
export interface OperationResult {
  readonly data?: unknown;
  readonly errors?: ReadonlyArray<{
    readonly message: string;
    readonly extensions?: {
      readonly code?: string;
      /** In seconds. */
      readonly retryAfter?: number;
      /** Of an unexpected error: the id under which it is logged. */
      readonly requestId?: string;
      readonly [name: string]: unknown;
    };
  }>;
}

/** The documentation that the API generates about itself for the pages under /developers. */
export interface DeveloperDocuments {
  reference(): readonly ReferenceGroup[];
  /** Newest first. */
  changelog(): readonly Release[];
  /** The document of /api/openapi.json. */
  openApi(): object;
}

/** A field, an argument or an enum value of the schema. */
export interface ReferencePart {
  readonly name: string;
  readonly description: string;
  /** As the schema writes it; null for an enum value. */
  readonly type: string | null;
  readonly defaultValue: string | null;
  /** The reason of the deprecation and what to use instead; null if not deprecated. */
  readonly deprecation: string | null;
  readonly args: readonly ReferencePart[];
}

/** A query, a mutation or a type. */
export interface ReferenceEntry extends ReferencePart {
  readonly parts: readonly ReferencePart[];
  /** The interfaces of a type, or the members of a union. */
  readonly relatives: readonly string[];
}

/** Entries of one kind, by name. */
export interface ReferenceGroup {
  readonly title: string;
  readonly entries: readonly ReferenceEntry[];
}

/** The changes of one day; `date` is null for changes that are not recorded yet. */
export interface Release {
  readonly date: string | null;
  readonly summary: string;
  readonly changes: readonly ReleaseChange[];
}

/** One change of the schema; `reason` and `instead` are null unless it is breaking. */
export interface ReleaseChange {
  readonly kind: "added" | "deprecated" | "breaking";
  readonly text: string;
  readonly reason: string | null;
  readonly instead: string | null;
}

/** The colors of one color mode, as CSS values. */
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

/** What the pages tell the other endpoints about the site, for robots.txt, sitemaps, feeds and preview images. */
export interface Site {
  readonly name: string;
  /** As SiteBranding has it. */
  readonly initial: string | null;
  readonly tagline: string;
  readonly description: string;
  /** Colors of the light and the dark mode, for pictures. */
  readonly colors: SiteColors;
  readonly darkColors: SiteColors;
  /** Indexable pages without data from the database; `changed` is the date of their text, if they have one. */
  readonly pages: readonly { readonly path: string; readonly changed: string | null }[];
  /** Page paths; `review` is null as long as reviews have no page of their own. */
  readonly paths: {
    software(databaseId: string): string;
    /** The alternatives to one software. */
    alternatives(databaseId: string): string;
    company(databaseId: string): string;
    category(slug: string): string;
    review: ((databaseId: string) => string) | null;
    /** The reviews of one software, on its page. */
    reviewsOf(databaseId: string): string;
    /** The page that lists all reviews, or the nearest there is. */
    reviews: string;
  };
  /** Path patterns that crawlers should skip: private pages, and alternative views of a list. */
  readonly disallowed: readonly string[];
}
