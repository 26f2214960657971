import { reviewerRoles } from "@assay/api/inputs";
import { expect, test } from "vitest";
import { slugify } from "~/write-paths";
import { categoriesOf, categoriesOfKey, groupsOf, keyOfRole, type RoleKey } from "./role-categories";

/** The specification's table. */
const table: Record<RoleKey, string[]> = {
  Marketing: ["Conversational Intelligence Software", "Agentic AI Software", "Active Learning Tools"],
  Sales: [
    "Conversational Intelligence Software",
    "Agentic AI Software",
    "Data Science and Machine Learning Platforms",
  ],
  IT: ["Data Science and Machine Learning Platforms", "Deep Learning Software", "Emerging AI Software"],
  Operations: ["Data Labeling Software", "Active Learning Tools", "Agentic AI Software"],
  "Customer Service": ["Conversational Intelligence Software", "Emotion AI Software", "Agentic AI Software"],
  "Product Management": [
    "Data Science and Machine Learning Platforms",
    "Active Learning Tools",
    "Generative AI Software",
  ],
  Design: ["Generative AI Software", "Artificial Intelligence", "Emotion AI Software"],
  Engineering: [
    "Deep Learning Software",
    "Data Science and Machine Learning Platforms",
    "Emerging AI Software",
  ],
  HR: ["Conversational Intelligence Software", "Emotion AI Software", "Data Labeling Software"],
  Finance: [
    "Data Science and Machine Learning Platforms",
    "Artificial Intelligence",
    "Data Labeling Software",
  ],
  Other: [],
};

test("there are 11 keys, those of the specification", { tags: ["3.roles.2"] }, () => {
  expect(Object.keys(categoriesOfKey)).toEqual(Object.keys(table));
  expect(Object.keys(categoriesOfKey)).toHaveLength(11);
});

// A title for each, because each is a line of the specification.
test.each(Object.entries(table))(
  "role key %s first shows its categories",
  {
    tags: [
      "3.role-categories.1",
      "3.role-categories.2",
      "3.role-categories.3",
      "3.role-categories.4",
      "3.role-categories.5",
      "3.role-categories.6",
      "3.role-categories.7",
      "3.role-categories.8",
      "3.role-categories.9",
      "3.role-categories.10",
      "3.role-categories.11",
    ],
  },
  (key, names) => {
    expect(categoriesOfKey[key as RoleKey]).toEqual(names.map(slugify));
  },
);

test.each([
  ["Advertising", "Marketing"],
  ["Marketing", "Marketing"],
  ["Media and Communication", "Marketing"],
  ["E-Commerce/Retail", "Sales"],
  ["Sales", "Sales"],
  ["Finance & Accounting", "Finance"],
  ["HR", "HR"],
  ["Information Technology", "IT"],
  ["Business Operations & Analytics", "Operations"],
  ["Customer Support", "Customer Service"],
  ["Software Development", "Engineering"],
  ["Program and Project Management", "Product Management"],
  ["Design", "Design"],
  ["Other", "Other"],
] as const)("%s counts as %s", { tags: ["3.roles.3"] }, (role, key) => {
  expect(keyOfRole[role]).toBe(key);
  expect(categoriesOf(role)).toEqual(categoriesOfKey[key]);
});

test("each of the 14 roles has its key", () => {
  expect(Object.keys(keyOfRole).toSorted()).toEqual([...reviewerRoles].toSorted());
});

test("software in two categories of a role is only in the first group", () => {
  expect(groupsOf("HR")).toEqual([
    { slug: "conversational-intelligence-software", outside: [] },
    { slug: "emotion-ai-software", outside: ["conversational-intelligence-software"] },
    {
      slug: "data-labeling-software",
      outside: ["conversational-intelligence-software", "emotion-ai-software"],
    },
  ]);
});

test("the ancestor of other categories in the table leaves out their software", () => {
  expect(groupsOf("Design")).toEqual([
    { slug: "generative-ai-software", outside: [] },
    { slug: "artificial-intelligence", outside: ["generative-ai-software", "emotion-ai-software"] },
    { slug: "emotion-ai-software", outside: ["generative-ai-software"] },
  ]);
  expect(groupsOf("Other")).toEqual([]);
});
