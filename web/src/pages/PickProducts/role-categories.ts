import type { ReviewerRole } from "@assay/api/inputs";

/** The 11 keys of the specification's table of categories per role (specification 3, Reviewer roles). */
export type RoleKey = keyof typeof categoriesOfKey;

/** The key of each of the 14 roles; the specification does not define this mapping. */
export const keyOfRole: Readonly<Record<ReviewerRole, RoleKey>> = {
  Advertising: "Marketing",
  "E-Commerce/Retail": "Sales",
  "Finance & Accounting": "Finance",
  HR: "HR",
  Sales: "Sales",
  "Information Technology": "IT",
  Marketing: "Marketing",
  "Business Operations & Analytics": "Operations",
  "Media and Communication": "Marketing",
  "Customer Support": "Customer Service",
  "Software Development": "Engineering",
  "Program and Project Management": "Product Management",
  Design: "Design",
  Other: "Other",
};

/** The slugs of the categories whose software is shown first, in order (specification 3, Reviewer roles). */
export const categoriesOfKey = {
  Marketing: ["conversational-intelligence-software", "agentic-ai-software", "active-learning-tools"],
  Sales: [
    "conversational-intelligence-software",
    "agentic-ai-software",
    "data-science-and-machine-learning-platforms",
  ],
  IT: ["data-science-and-machine-learning-platforms", "deep-learning-software", "emerging-ai-software"],
  Operations: ["data-labeling-software", "active-learning-tools", "agentic-ai-software"],
  "Customer Service": ["conversational-intelligence-software", "emotion-ai-software", "agentic-ai-software"],
  "Product Management": [
    "data-science-and-machine-learning-platforms",
    "active-learning-tools",
    "generative-ai-software",
  ],
  Design: ["generative-ai-software", "artificial-intelligence", "emotion-ai-software"],
  Engineering: [
    "deep-learning-software",
    "data-science-and-machine-learning-platforms",
    "emerging-ai-software",
  ],
  HR: ["conversational-intelligence-software", "emotion-ai-software", "data-labeling-software"],
  Finance: [
    "data-science-and-machine-learning-platforms",
    "artificial-intelligence",
    "data-labeling-software",
  ],
  Other: [],
} as const satisfies Record<string, readonly string[]>;

/** The slugs of the categories whose software is shown first to a role: three, or none. */
export function categoriesOf(role: ReviewerRole): readonly string[] {
  return categoriesOfKey[keyOfRole[role]];
}

/** The ancestor of other categories in the table: its group leaves out their software. */
const broad = "artificial-intelligence";

/** A category of a role, and the categories whose software its group leaves out. */
export interface RoleGroup {
  readonly slug: string;
  readonly outside: readonly string[];
}

/** The groups of a role, in the order of the table: software of two groups is only in the first one. */
export function groupsOf(role: ReviewerRole): RoleGroup[] {
  const slugs = categoriesOf(role);
  return slugs.map((slug, index) => ({
    slug,
    outside: slugs.filter((other, place) =>
      slug === broad ? other !== broad : place < index && other !== broad,
    ),
  }));
}
