import { type AdminAuditValues, adminAuditSearch, timesOf } from "./address/admin-audit-search";
import { type AdminCategoriesValues, adminCategoriesSearch } from "./address/admin-categories-search";
import { type AdminCompaniesValues, adminCompaniesSearch } from "./address/admin-companies-search";
import { type AdminModerationValues, adminModerationSearch } from "./address/admin-moderation-search";
import { type AdminReviewsValues, adminReviewsSearch } from "./address/admin-reviews-search";
import { type AdminSoftwareValues, adminSoftwareSearch } from "./address/admin-software-search";
import { type AdminUsersValues, adminUsersSearch } from "./address/admin-users-search";

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
