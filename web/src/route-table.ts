/** A path pattern of the product and its page: `pages/<page>/<page>Page.tsx`. */
export interface RouteEntry {
  readonly path: string;
  readonly page: string;
}

/**
 * Every path pattern that has a page. The router, the visibility of links and prefetching all use
 * this list: to add a page, add a line and the page.
 */
export const routeTable: readonly RouteEntry[] = [
  { path: "/", page: "Home" },
  { path: "/software", page: "Directory" },
  { path: "/categories", page: "Categories" },
  { path: "/categories/:slug", page: "Category" },
  { path: "/software/:id", page: "SoftwareDetail" },
  { path: "/companies", page: "Companies" },
  { path: "/companies/:id", page: "Company" },
  { path: "/compare", page: "Compare" },
  { path: "/search", page: "Search" },
  { path: "/reviews", page: "Reviews" },
  { path: "/reviews/:id", page: "Review" },
  { path: "/write-a-review/review-form", page: "ReviewForm" },
  { path: "/write-a-review/complete", page: "ReviewComplete" },
  { path: "/sitemap", page: "Sitemap" },
  { path: "/transparency", page: "Transparency" },
  // Two modes of one page.
  { path: "/signin", page: "SignIn" },
  { path: "/signup", page: "SignIn" },
  { path: "/forgot-password", page: "ForgotPassword" },
  { path: "/reset-password", page: "ResetPassword" },
  { path: "/verify-email", page: "VerifyEmail" },
  { path: "/verify-review", page: "VerifyReview" },
  { path: "/accept-invitation", page: "AcceptInvitation" },
  { path: "/claim-company", page: "ClaimCompany" },
  { path: "/mail-settings", page: "MailSettings" },
  { path: "/profile", page: "Profile" },
  { path: "/dashboard", page: "Dashboard" },
  { path: "/dashboard/software/:id", page: "SoftwareEditor" },
  { path: "/admin", page: "Admin" },
  { path: "/admin/login", page: "AdminLogin" },
  { path: "/admin/software", page: "AdminSoftware" },
  { path: "/admin/companies", page: "AdminCompanies" },
  { path: "/admin/users", page: "AdminUsers" },
  { path: "/admin/categories", page: "AdminCategories" },
  { path: "/admin/reviews", page: "AdminReviews" },
  { path: "/admin/moderation", page: "AdminModeration" },
  { path: "/admin/audit", page: "AdminAudit" },
  { path: "/admin/settings", page: "AdminSettings" },
  { path: "/developers", page: "Developers" },
  { path: "/developers/:page", page: "Developers" },
  { path: "/developers/tokens", page: "ApiTokens" },
  { path: "/developers/webhooks", page: "Webhooks" },
  { path: "/developers/webhooks/:id", page: "Webhook" },
  { path: "/lists", page: "Lists" },
  { path: "/lists/:id", page: "List" },
  // The header's link uses the second path, which redirects to the first.
  { path: "/write-a-review", page: "WriteReview" },
  { path: "/write-review", page: "WriteReview" },
  { path: "/write-a-review/used-products/new-review", page: "PickProducts" },
  { path: "/write-a-review/used-products/new-review/success", page: "ProductsPicked" },
  { path: "/products/:productName/interviews/new", page: "Interview" },
  // One Markdown file of web/content/ for each.
  { path: "/about", page: "Content" },
  { path: "/help", page: "Content" },
  { path: "/contact", page: "Content" },
  { path: "/privacy", page: "Content" },
  { path: "/cookies", page: "Content" },
  { path: "/terms", page: "Content" },
  { path: "/imprint", page: "Content" },
  { path: "/accessibility", page: "Content" },
  { path: "/careers", page: "Content" },
  { path: "/press", page: "Content" },
  { path: "/for-vendors", page: "Content" },
  { path: "/review-guidelines", page: "Content" },
  { path: "/ranking", page: "Content" },
  { path: "/blog", page: "Content" },
  { path: "/blog/:slug", page: "Content" },
];
