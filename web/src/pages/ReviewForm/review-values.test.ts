import { expect, test } from "vitest";
import {
  fieldOf,
  haveSameValues,
  missingFields,
  namedListings,
  namingOf,
  namingValuesOf,
  type PublishedReview,
  reviewRules,
  toReviewChange,
  valuesOf,
  withAllStars,
  withDraft,
  withoutBlanks,
} from "./review-values";

const softwareId = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55";
const rules = reviewRules(softwareId, "Marketing");
const full = { rating: "4", title: " Good ", content: "It works." };
const review = {
  rating: 4,
  title: "Good",
  content: "It works.",
  pros: ["Fast", "Small"],
  cons: [],
  role: "Design",
  companySize: null,
  industry: "Shipping",
  usedFor: "1-2-years",
  easeOfUse: 5,
  support: null,
  value: null,
};

test("fields become the input of the rules: numbers, lists, trimmed texts, without blank ones", {
  tags: ["2.write.48"],
}, () => {
  const values = {
    ...full,
    "pros.0": " Fast ",
    "pros.1": "  ",
    "pros.2": "Fast",
    "pros.3": "Small",
    easeOfUse: "5",
    companySize: "",
    industry: "  ",
    usedFor: "1-2-years",
    "usedBefore.0": "",
    "considered.0": "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a01 Beacon CRM",
    "considered.1": "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a02 Ember",
  };
  expect(rules.safeParse(values)).toEqual({
    success: true,
    data: {
      softwareId,
      rating: 4,
      title: "Good",
      content: "It works.",
      pros: ["Fast", "Small"],
      cons: [],
      featureOpinions: [],
      role: "Marketing",
      companySize: null,
      industry: null,
      usedFor: "1-2-years",
      easeOfUse: 5,
      support: null,
      value: null,
      usedBeforeId: null,
      consideredIds: ["0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a01", "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a02"],
      language: null,
      invitation: null,
    },
  });
});

test("named listings become fields and their ids again, and only other ones are a change", () => {
  const of = (kind: string, index: number) => ({
    kind,
    software: { databaseId: `0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a0${index}`, name: `Listing ${index}` },
  });
  const named = [of("USED_BEFORE", 1), of("CONSIDERED", 2), of("CONSIDERED", 3)];
  const values = { ...full, ...namingValuesOf(named) };
  expect(namedListings(values, "considered").map(({ name }) => name)).toEqual(["Listing 2", "Listing 3"]);
  const read = rules.safeParse(values);
  if (!read.success) throw new Error("The values are valid");
  const before = { ...read.data, ...namingOf(named) };
  expect(toReviewChange(before, read.data)).toEqual({});
  expect(toReviewChange(before, { ...read.data, usedBeforeId: null })).toEqual({ usedBeforeId: null });
  expect(fieldOf(values, "consideredIds")).toBe("considered");
  // A draft in which all of them were removed does not bring them back.
  expect(withDraft(values, { "considered.0": "" })).not.toHaveProperty("considered.1");
});

test("a role chosen in the form overrides the URL; an invalid one counts as none", () => {
  const read = (values: object, role: string | null) => reviewRules(softwareId, role).safeParse(values);
  expect(read({ ...full, role: "HR" }, null)).toMatchObject({ data: { role: "HR" } });
  expect(read({ ...full, role: "" }, null)).toMatchObject({ data: { role: null } });
});

test("an error in a point is reported at its row, whatever was removed before it", () => {
  const values = { ...full, "cons.0": "", "cons.1": "Slow", "cons.2": "Slow", "cons.3": "x".repeat(301) };
  const read = rules.safeParse(values);
  expect(read.success ? null : read.error.issues).toEqual([
    { path: ["cons.3"], message: "Con must be at most 300 characters" },
  ]);
  expect(fieldOf(values, "cons.0")).toBe("cons.1");
  expect(fieldOf(values, "title")).toBe("title");
});

test.each([
  [{}, ["a rating", "a title", "your review"]],
  [{ ...full, title: "  " }, ["a title"]],
  [{ ...full, content: "\n " }, ["your review"]],
  [{ ...full, rating: "" }, ["a rating"]],
  [full, []],
])("%j still needs %j", { tags: ["4.wizard.5", "4.wizard.6", "4.wizard.7"] }, (values, needed) =>
  expect(missingFields(values)).toEqual(needed),
);

test("a review converted to fields and back is unchanged", () => {
  const read = reviewRules(softwareId, null).safeParse(valuesOf(review));
  expect(read.success && toReviewChange(review, read.data)).toEqual({});
});

test("only changes are sent; emptied fields are null or an empty list", () => {
  const values = {
    ...valuesOf(review),
    title: "Better",
    industry: "",
    easeOfUse: "",
    "pros.0": "",
    "pros.1": "",
  };
  const read = reviewRules(softwareId, null).safeParse(values);
  expect(read.success && toReviewChange(review, read.data)).toEqual({
    title: "Better",
    industry: null,
    easeOfUse: null,
    pros: [],
  });
});

test("a draft overrides the review; its lists replace whole lists, and cleared stars stay cleared", () => {
  // A form does not submit stars that were cleared.
  const draft = withAllStars({ rating: "4", title: "Better", "pros.0": "Fast" });
  expect(withDraft(valuesOf(review), draft)).toMatchObject({
    title: "Better",
    easeOfUse: "",
    "pros.0": "Fast",
  });
  expect(withDraft(valuesOf(review), draft)).not.toHaveProperty(["pros.1"]);
});

test("blank fields are not a change", () => {
  expect(withoutBlanks({ title: " ", content: "x" })).toEqual({ content: "x" });
  expect(haveSameValues({ title: "", content: "x" }, { content: "x" })).toBe(true);
  expect(haveSameValues({ content: "x" }, { content: "y" })).toBe(false);
});

test("what is said about features is a yes or a no for each, and nothing for those not answered", () => {
  const [one, two, three] = [1, 2, 3].map((digit) => `0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a5${digit}`);
  const values = {
    ...full,
    [`features.${two}`]: "no",
    [`features.${one}`]: "yes",
    [`features.${three}`]: "",
  };
  const read = rules.safeParse(values);
  const featureOpinions = [
    { featureId: one, has: true },
    { featureId: two, has: false },
  ];
  expect(read).toMatchObject({ success: true, data: { featureOpinions } });
  expect(valuesOf({ featureOpinions } as PublishedReview)).toMatchObject({
    [`features.${one}`]: "yes",
    [`features.${two}`]: "no",
  });
});
