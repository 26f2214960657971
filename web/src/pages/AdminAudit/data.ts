import query, { type AdminAuditPageQuery } from "~/relay/__generated__/AdminAuditPageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { adminAuditParams, timesOf } from "~/search-params/admin-audit";
import { pageOf } from "~/search-params/admin-list";
import { asEnum } from "./labels";

export default definePageData<AdminAuditPageQuery>({
  query,
  variables({ url }) {
    const { q, action, actor, type, subject, from, to, ...place } = adminAuditParams.read(url);
    return {
      search: q || null,
      action: action && asEnum(action),
      actorId: actor || null,
      subjectType: type && asEnum(type),
      subjectId: subject || null,
      ...timesOf({ from, to }),
      ...pageOf(place),
    };
  },
});
