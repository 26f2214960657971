import type { AuthContext } from "../../auth/auth-context.ts";
import type { Finder } from "../../database/query/finder.ts";
import { sql } from "../../database/query/sql.ts";
import type { WebhookDeliveryStatus } from "../../inputs/index.ts";
import { noId } from "../key.ts";
import { actingAs } from "../policy.ts";
import type { WebhookOwner } from "./own.ts";

/** The webhooks of a user or a company, newest first; at most 100. The caller checks who may see them. */
export function webhooksOf({ companyId, userId }: WebhookOwner): Finder {
  return {
    name: "webhook:owner",
    from: sql`webhook_endpoint w`,
    where: [companyId === null ? sql`w.user_id = ${userId}::uuid` : sql`w.company_id = ${companyId}::uuid`],
    order: [
      { column: sql`w.created_at`, type: "timestamptz", descending: true },
      { column: sql`w.id`, type: "uuid", descending: true },
    ],
  };
}

/** The deliveries of a webhook, newest first. */
export function deliveriesOf(endpointId: string, status: WebhookDeliveryStatus | null | undefined): Finder {
  return {
    name: "webhook:deliveries",
    from: sql`webhook_delivery d`,
    where: [sql`d.endpoint_id = ${endpointId}::uuid`, ...(status ? [sql`d.status = ${status}`] : [])],
    order: [
      { column: sql`d.created_at`, type: "timestamptz", descending: true },
      { column: sql`d.id`, type: "uuid", descending: true },
    ],
  };
}

/** Webhooks that the caller may see, for a lookup by Prisma: their own, and those of companies that they own. */
export function visibleWebhooksWhere(auth: AuthContext) {
  const viewer = actingAs(auth, "webhook.read");
  const userId = viewer?.id ?? noId;
  const companyId = viewer?.onlyCompanyId;
  const ofCompanies = {
    company: { members: { some: { userId, role: "owner" } } },
    ...(companyId !== undefined && { companyId }),
  };
  return companyId === undefined ? { OR: [{ userId }, ofCompanies] } : ofCompanies;
}
