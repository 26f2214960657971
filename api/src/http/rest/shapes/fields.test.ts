import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { Category, type CategoryData, CategoryDetail, RelatedCategory, toCategory } from "./category.ts";
import { Company } from "./company.ts";
import { Review } from "./review.ts";
import { Listing, PricingPlan, Software } from "./software.ts";
import { Suggestion } from "./suggestion.ts";

/** The fields of section 3, as the specification and the contract name them; those that were added come last. */
const fields: [name: string, shape: z.ZodObject, words: string][] = [
  [
    "Category",
    Category,
    "id name slug description parentId isActive heroDescription longDescription metaTitle metaDescription synonyms categoryType level contentSections avgRating softwareCount comparedFeatures",
  ],
  [
    "CategoryDetail",
    CategoryDetail,
    "id name slug description parentId isActive heroDescription longDescription metaTitle metaDescription synonyms categoryType level contentSections avgRating softwareCount comparedFeatures children",
  ],
  ["RelatedCategory", RelatedCategory, "id slug name"],
  [
    "Software",
    Software,
    "id name slug shortDescription websiteUrl isFeatured reviewCount createdAt companyId categoryId description longDescription logoUrl logo isActive avgRating screenshots features company categoryIds formerName manipulationNotice platforms hasFreeTrial languages supportKinds integrations licenses",
  ],
  ["PricingPlan", PricingPlan, "id name price features isPopular billingPeriod currency unit minimumPeople"],
  [
    "Review",
    Review,
    "id title content helpfulCount isVerified labels featureOpinions createdAt softwareId rating pros cons software user language isLanguageDetected usedBeforeId consideredIds",
  ],
  [
    "Company",
    Company,
    "id name website description industry isVerified createdAt logoUrl location employeeCount foundedYear slug softwareCount",
  ],
  ["Suggestion", Suggestion, "id name description logo rating reviewCount type slug"],
  ["Listing", Listing, "software total totalPages page"],
];

const keysOf = (shape: unknown) => Object.keys((shape as z.ZodObject).shape).sort();

describe("the fields of the contract", () => {
  it.each(fields)(
    "%s has exactly its fields, all of them required",
    {
      tags: [
        "3.category.1",
        "3.software.1",
        "3.software.2",
        "3.software.3",
        "3.software.4",
        "3.software.6",
        "3.software.7",
        "3.plan.1",
        "3.review.1",
        "3.review.3",
        "3.company.1",
        "3.company.3",
        "3.suggestion.1",
        "3.listing.1",
        "7.data.8",
      ],
    },
    (_name, shape, words) => {
      expect(keysOf(shape)).toEqual(words.split(" ").sort());
      expect(Object.values(shape.shape).some((field) => field.safeParse(undefined).success)).toBe(false);
    },
  );

  it("nested shapes have the contract's fields too", {
    tags: ["3.category.5", "3.software.8", "3.software.9", "3.review.4", "3.review.5", "7.reviews.1"],
  }, () => {
    expect(keysOf(Software.shape.company.unwrap())).toEqual(
      "foundedYear id industry isVerified location name website".split(" "),
    );
    expect(keysOf(Review.shape.software)).toEqual("company id logoUrl name slug".split(" "));
    expect(keysOf(Review.shape.software.shape.company.unwrap())).toEqual(["name"]);
    expect(keysOf(Review.shape.user.unwrap())).toEqual(
      "displayName email firstName lastName profileImageUrl".split(" "),
    );
    expect(keysOf(Category.shape.contentSections.element)).toEqual(["content", "heading", "id"]);
  });

  it("a rating is an integer from 1 to 5, a mean is text with one decimal", {
    tags: ["3.software.5", "3.review.2", "9.rating.1"],
  }, () => {
    const rated = (rating: number) => Review.shape.rating.safeParse(rating).success;
    expect([0, 1, 3.5, 5, 6].map(rated)).toEqual([false, true, false, true, false]);
    const mean = (value: unknown) => Software.shape.avgRating.safeParse(value).success;
    expect(["4.3", "4", "4.25", 4.3].map(mean)).toEqual([true, false, false, false]);
  });

  it("a category's mean is text, or null where nothing is rated", { tags: ["3.category.6"] }, () => {
    const mean = (avgRating: number | null) =>
      toCategory({ categoryType: "SOFTWARE", parent: null, avgRating } as CategoryData).avgRating;
    expect([mean(4.25), mean(null)]).toEqual(["4.3", null]);
  });

  it("vocabularies are the specification's", {
    tags: ["3.category.2", "3.company.2", "3.suggestion.2", "5.company.4", "9.company.1"],
  }, () => {
    expect(Category.shape.categoryType.options).toEqual(["software", "service"]);
    expect(Company.shape.employeeCount.unwrap().options).toEqual([
      "1-10",
      "11-50",
      "51-200",
      "201-1000",
      "1000+",
    ]);
    expect(Suggestion.shape.type.options).toEqual(["category", "software"]);
  });
});
