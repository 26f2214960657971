import { z } from "zod";
import { openApiDocument } from "../openapi.ts";
import { plain, type Route, type Site } from "../route.ts";

/** Cached per site: the document changes only with the program. */
const documents = new WeakMap<Site, object>();

export const descriptionRoutes: readonly Route[] = [
  plain({
    method: "GET",
    path: "/api/openapi.json",
    summary: "This description of the API",
    response: z.looseObject({ openapi: z.string() }),
    respond(_input, site) {
      const body = documents.get(site) ?? openApiDocument(site);
      documents.set(site, body);
      return { body };
    },
  }),
];
