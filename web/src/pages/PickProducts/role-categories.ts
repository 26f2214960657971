import type { ReviewerRole } from "@assay/api/inputs";

/** The 11 keys under which the specification lists what a role is shown first (specification 3, Reviewer roles). */
export type RoleKey = keyof typeof categoriesOfKey;

/** Which of the 11 keys each of the 14 roles belongs to; which they are, the specification leaves open. */
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

/** The slugs of the categories whose software is shown first, in their order (specification 3, Reviewer roles). */
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

/** The slugs of the categories whose software a role is shown first: three, or none. */
export function categoriesOf(role: ReviewerRole): readonly string[] {
  return categoriesOfKey[keyOfRole[role]];
}

/** The one that others of the table lie below: it leaves to them what is theirs, and shows the rest. */
const broad = "artificial-intelligence";

/** One category of a role, and those whose software it leaves to their groups. */
export interface RoleGroup {
  readonly slug: string;
  readonly outside: readonly string[];
}

/** The groups of a role, in the order of the table: what is in two of them stands in the first one only. */
export function groupsOf(role: ReviewerRole): RoleGroup[] {
  const slugs = categoriesOf(role);
  return slugs.map((slug, index) => ({
    slug,
    outside: slugs.filter((other, place) =>
      slug === broad ? other !== broad : place < index && other !== broad,
    ),
  }));
}
