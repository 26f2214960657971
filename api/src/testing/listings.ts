import type { Viewer } from "../auth/auth-context.ts";
import type { Database } from "../database/client/open.ts";
import type { Services } from "../graphql/context.ts";
import { outcome } from "../http/rest/outcome.ts";
import { ask } from "./engine.ts";
import { testServices } from "./services.ts";

const saved = `SoftwareSaved { software { databaseId slug name isActive updatedAt features
  categories { databaseId } plans { databaseId name price currency billingPeriod unit minimumPeople features isPopular } screenshots { url caption } } }`;
const documents = {
  createSoftware: `mutation($input: CreateSoftwareInput!) { result: createSoftware(input: $input) {
    ${outcome(saved, "ValidationError", "ConflictError")} } }`,
  updateSoftware: `mutation($input: UpdateSoftwareInput!) { result: updateSoftware(input: $input) {
    ${outcome(saved, "ValidationError", "ConflictError")} } }`,
  deleteSoftware: `mutation($input: DeleteSoftwareInput!) { result: deleteSoftware(input: $input) {
    ${outcome("SoftwareDeleted { databaseId isKept company { softwareCount } }", "ValidationError")} } }`,
};

interface Result {
  __typename: string;
  message?: string;
  fields?: { path: string; message: string }[];
  databaseId?: string;
  isKept?: boolean;
  company?: { softwareCount: number } | null;
  software?: {
    databaseId: string;
    slug: string;
    name: string;
    isActive: boolean;
    updatedAt: string;
    features: string[];
    categories: { databaseId: string }[];
    plans: { databaseId: string; name: string; price: string | null; isPopular: boolean }[];
    screenshots: { url: string; caption: string | null }[];
  };
}

/** Vendors and their changes of listings. */
export function testVendors(database: Database) {
  return {
    /** Runs a mutation on listings; throws an error that affects the whole response. */
    async send(
      viewer: Viewer | null,
      name: keyof typeof documents,
      input: object,
      services: Services = testServices().services,
    ): Promise<Result> {
      const { data, errors } = await ask(database, documents[name], { input }, { viewer, services });
      if (errors?.[0]) throw errors[0];
      return (data as { result: Result }).result;
    },
  };
}
