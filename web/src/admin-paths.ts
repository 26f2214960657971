import { type AdminAuditValues, adminAuditParams, timesOf } from "./search-params/admin-audit";
import { type AdminCategoriesValues, adminCategoriesParams } from "./search-params/admin-categories";
import { type AdminCompaniesValues, adminCompaniesParams } from "./search-params/admin-companies";
import { type AdminModerationValues, adminModerationParams } from "./search-params/admin-moderation";
import { type AdminReviewsValues, adminReviewsParams } from "./search-params/admin-reviews";
import { type AdminSoftwareValues, adminSoftwareParams } from "./search-params/admin-software";
import { type AdminUsersValues, adminUsersParams } from "./search-params/admin-users";

/**
 * The URLs of the administrators' area. Separate from `paths`, which everyone's first page loads.
 */
export const adminPaths = {
  home: () => "/admin",
  login: () => "/admin/login",
  software: (search: Partial<AdminSoftwareValues> = {}) =>
    `/admin/software${adminSoftwareParams.write(search)}`,
  companies: (search: Partial<AdminCompaniesValues> = {}) =>
    `/admin/companies${adminCompaniesParams.write(search)}`,
  users: (search: Partial<AdminUsersValues> = {}) => `/admin/users${adminUsersParams.write(search)}`,
  reviews: (search: Partial<AdminReviewsValues> = {}) => `/admin/reviews${adminReviewsParams.write(search)}`,
  categories: (search: Partial<AdminCategoriesValues> = {}) =>
    `/admin/categories${adminCategoriesParams.write(search)}`,
  moderation: (search: Partial<AdminModerationValues> = {}) =>
    `/admin/moderation${adminModerationParams.write(search)}`,
  audit: (search: Partial<AdminAuditValues> = {}) => `/admin/audit${adminAuditParams.write(search)}`,
  /** A file of the audit log with this filter. */
  auditFile({ q, action, actor, type, subject, ...days }: AdminAuditValues) {
    const given = { search: q, action, actor, subjectType: type, subject, ...timesOf(days) };
    const search = new URLSearchParams(
      Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    );
    return `/api/admin/audit.csv${search.size > 0 ? `?${search}` : ""}`;
  },
  settings: () => "/admin/settings",
} as const;
