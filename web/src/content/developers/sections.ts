/** A part of the pages for developers. */
export interface DeveloperSection {
  /** Its name in the address, below /developers. */
  readonly name: string;
  /** The label of its link. */
  readonly label: string;
  readonly title: string;
  readonly description: string;
}

/** The public sections, in the order of their links. */
export const developerSections: readonly DeveloperSection[] = [
  {
    name: "",
    label: "Guide",
    title: "Developers",
    description: "Read the directory and manage listings with GraphQL or REST.",
  },
  {
    name: "graphql",
    label: "GraphQL",
    title: "GraphQL reference",
    description: "Every query, mutation and type of the GraphQL API, with its fields.",
  },
  {
    name: "rest",
    label: "REST",
    title: "REST reference",
    description: "Every route of the REST API, with its parameters and responses.",
  },
  {
    name: "explorer",
    label: "Explorer",
    title: "API explorer",
    description: "Run queries in the browser, with an example or your own token.",
  },
  {
    name: "changelog",
    label: "Changelog",
    title: "API changelog",
    description: "Changes to the public API, newest first, found by comparing its schemas.",
  },
];
