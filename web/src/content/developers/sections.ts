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
    description: "Read the directory and manage listings with GraphQL or REST.",
  },
  {
    name: "graphql",
    label: "GraphQL",
    title: "GraphQL reference",
    description: "All queries, mutations and types of the GraphQL API.",
  },
  {
    name: "rest",
    label: "REST",
    title: "REST reference",
    description: "All routes of the REST API, with their parameters and responses.",
  },
  {
    name: "explorer",
    label: "Explorer",
    title: "API explorer",
    description: "Run queries in the browser, with an example or your own API token.",
  },
  {
    name: "changelog",
    label: "Changelog",
    title: "API changelog",
    description: "Changes to the public API, newest first.",
  },
];
