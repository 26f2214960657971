import { z } from "zod";
import { signInProviders } from "../../../inputs/index.ts";
import { id, named, time } from "./registry.ts";

export const User = named(
  "User",
  z
    .strictObject({
      id,
      email: z.string().nullable().describe("Null for authors of imported reviews."),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      designation: z.string().nullable(),
      companyName: z.string().nullable(),
      companyUrl: z.string().nullable(),
      companyLocation: z.string().nullable(),
      profileImageUrl: z.string().nullable(),
      provider: z.enum(["email", ...signInProviders]),
      isEmailVerified: z.boolean(),
      isAdmin: z.boolean(),
      createdAt: time,
      updatedAt: time,
    })
    .describe("A user account."),
);

/** The document returns the shape unchanged. */
export type UserData = z.infer<typeof User>;

export const userFields = /* GraphQL */ `
  fragment UserFields on User {
    id: databaseId email firstName lastName designation companyName companyUrl companyLocation profileImageUrl provider
    isEmailVerified isAdmin createdAt updatedAt
  }
`;

/** The response of writes that return no object. */
export const Message = named(
  "Message",
  z
    .strictObject({ message: z.string().describe("For people.") })
    .describe("Confirmation that the request was carried out."),
);
