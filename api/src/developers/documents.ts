import { printedSchema } from "../graphql/print.ts";
import { schema } from "../graphql/schema.ts";
import { openApiDocument } from "../http/rest/openapi.ts";
import { routes } from "../http/rest/routes/index.ts";
import { changelogOf, readHistory, type ChangelogRelease } from "./history.ts";
import { type ReferenceGroup, referenceOf } from "./reference.ts";

/** What the API tells of itself to those who program against it, each made when it is first asked for. */
export interface DeveloperDocuments {
  /** The contract as text, as it stands in schema.graphql. */
  schema(): string;
  reference(): readonly ReferenceGroup[];
  changelog(): readonly ChangelogRelease[];
  /** The document of /api/openapi.json. */
  openApi(): object;
}

/** The documents of the schema and the routes as they run. */
export function developerDocuments(publicUrl: string): DeveloperDocuments {
  return {
    schema: once(printedSchema),
    reference: once(() => referenceOf(schema)),
    changelog: once(() => changelogOf(readHistory(), schema)),
    openApi: once(() => openApiDocument({ publicUrl, routes })),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
