import { type AdminAuditValues, adminAuditSearch, timesOf } from "./search-params/admin-audit";
import { type AdminCategoriesValues, adminCategoriesSearch } from "./search-params/admin-categories";
import { type AdminCompaniesValues, adminCompaniesSearch } from "./search-params/admin-companies";
import { type AdminModerationValues, adminModerationSearch } from "./search-params/admin-moderation";
import { type AdminReviewsValues, adminReviewsSearch } from "./search-params/admin-reviews";
import { type AdminSoftwareValues, adminSoftwareSearch } from "./search-params/admin-software";
import { type AdminUsersValues, adminUsersSearch } from "./search-params/admin-users";

/**
 * The addresses of the administrators' area. Apart from `paths`, which the first page of everybody loads.
 */
export const adminPaths = {
  home: () => "/admin",
  login: () => "/admin/login",
  software: (search: Partial<AdminSoftwareValues> = {}) =>
    `/admin/software${adminSoftwareSearch.write(search)}`,
  companies: (search: Partial<AdminCompaniesValues> = {}) =>
    `/admin/companies${adminCompaniesSearch.write(search)}`,
  users: (search: Partial<AdminUsersValues> = {}) => `/admin/users${adminUsersSearch.write(search)}`,
  reviews: (search: Partial<AdminReviewsValues> = {}) => `/admin/reviews${adminReviewsSearch.write(search)}`,
  categories: (search: Partial<AdminCategoriesValues> = {}) =>
    `/admin/categories${adminCategoriesSearch.write(search)}`,
  moderation: (search: Partial<AdminModerationValues> = {}) =>
    `/admin/moderation${adminModerationSearch.write(search)}`,
  audit: (search: Partial<AdminAuditValues> = {}) => `/admin/audit${adminAuditSearch.write(search)}`,
  /** A file with what the log holds of this. */
  auditFile({ q, action, actor, type, subject, ...days }: AdminAuditValues) {
    const given = { search: q, action, actor, subjectType: type, subject, ...timesOf(days) };
    const search = new URLSearchParams(
      Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    );
    return `/api/admin/audit.csv${search.size > 0 ? `?${search}` : ""}`;
  },
  settings: () => "/admin/settings",
} as const;
