/** A part of the pages for developers. */
export interface DeveloperSection {
  /** Its name in the address, below /developers. */
  readonly name: string;
  /** What leads to it. */
  readonly label: string;
  readonly title: string;
  readonly description: string;
}

/** The parts for everyone, in the order of their links. */
export const developerSections: readonly DeveloperSection[] = [
  {
    name: "",
    label: "Guide",
    title: "Developers",
    description: "How programs read the directory, and keep listings, by GraphQL or REST.",
  },
  {
    name: "graphql",
    label: "GraphQL",
    title: "GraphQL reference",
    description: "Every query, mutation and type of the GraphQL API, with what each field gives.",
  },
  {
    name: "rest",
    label: "REST",
    title: "REST reference",
    description: "Every route of the REST API, with what it takes and what it answers.",
  },
  {
    name: "explorer",
    label: "Explorer",
    title: "API explorer",
    description: "Try a query in the browser, with an example or with a token of your own.",
  },
  {
    name: "changelog",
    label: "Changelog",
    title: "API changelog",
    description: "What became of the public API, newest first, made by comparing its schemas.",
  },
];
