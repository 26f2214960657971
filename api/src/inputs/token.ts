import { z } from "zod";
import { limits } from "./limits.ts";
import { requiredText } from "./text.ts";
import { apiScopes, apiTokenDays } from "./vocabulary.ts";

const wrongScopes = `Scopes must be at least one of ${apiScopes.join(", ")}`;

/** A new API token: name, scopes, and lifetime in days; null for no expiry. */
export const apiTokenInput = z.object({
  name: requiredText({ name: "Name", max: limits.thingName }),
  scopes: z
    .array(z.enum(apiScopes, { error: wrongScopes }), { error: wrongScopes })
    .min(1, { error: wrongScopes })
    .transform((scopes) => apiScopes.filter((scope) => scopes.includes(scope))),
  expiresInDays: z
    .literal([...apiTokenDays], { error: `Expiration must be ${apiTokenDays.join(", ")} days, or never` })
    .nullable(),
});
export type ApiTokenInput = z.output<typeof apiTokenInput>;

/** An administrator's reason for revoking an API token. */
export const tokenRevocationInput = z.object({
  reason: requiredText({ name: "Reason", max: limits.message }),
});
