import type { DeveloperDocuments } from "../contract.ts";
import { printedSchema } from "../graphql/printed-schema.ts";
import { schema } from "../graphql/schema.ts";
import { openApiDocument } from "../http/rest/openapi.ts";
import { routes } from "../http/rest/routes/index.ts";
import { changelogOf, readHistory } from "./history.ts";
import { referenceOf } from "./reference.ts";

/** The documents for the pages, and the schema as text; each is made on first use. */
export interface ApiDocuments extends DeveloperDocuments {
  /** The text of schema.graphql. */
  schema(): string;
}

/** The documents of the schema and the routes as they run. */
export function developerDocuments({ name, publicUrl }: { name: string; publicUrl: string }): ApiDocuments {
  return {
    schema: once(printedSchema),
    reference: once(() => referenceOf(schema)),
    changelog: once(() => changelogOf(readHistory(), schema)),
    openApi: once(() => openApiDocument({ name, publicUrl, routes })),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
