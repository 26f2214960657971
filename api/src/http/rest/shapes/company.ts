import { z } from "zod";
import { companySizes } from "../../../inputs/index.ts";
import { id, named, time } from "./registry.ts";

export const Company = named(
  "Company",
  z
    .strictObject({
      id,
      name: z.string(),
      slug: z.string(),
      website: z.string().nullable(),
      description: z.string().nullable(),
      industry: z.string().nullable(),
      employeeCount: z.enum(companySizes).nullable(),
      foundedYear: z.int().nullable(),
      isVerified: z.boolean(),
      createdAt: time,
      logoUrl: z.string().nullable().describe("An http or https URL, or a path on this site."),
      location: z.string().nullable(),
      softwareCount: z.int().min(0).describe("Number of Live listings."),
    })
    .describe("A vendor."),
);

/** The document returns the shape unchanged. */
export type CompanyData = z.infer<typeof Company>;

export const companyFields = /* GraphQL */ `
  fragment CompanyFields on Company {
    id: databaseId name slug website description industry employeeCount foundedYear isVerified createdAt logoUrl location
    softwareCount
  }
`;
