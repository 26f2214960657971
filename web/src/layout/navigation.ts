import type { SiteBranding } from "@assay/api/contract";
import { hasPage } from "../route-match";
import type { Visitor } from "../ui/visitor";

/** Who is shown a link. */
export type Audience = "everyone" | "signed-in" | "signed-out" | "admin";

/** A link of the shared navigation. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
  readonly audience?: Audience;
}

/** A titled column of the footer. */
export interface NavigationGroup {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** The links of the header, beside the two menus of categories. */
export const headerLinks: readonly NavigationLink[] = [
  { label: "About", href: "/about" },
  { label: "For Vendors", href: "/for-vendors" },
  { label: "Write a Review", href: "/write-review" },
  { label: "Admin", href: "/admin", audience: "admin" },
];

/** The header's account corner: links for visitors, the items of the account's menu for those who are signed in. */
export const accountLinks: readonly NavigationLink[] = [
  { label: "Join/Login", href: "/signin", audience: "signed-out" },
  { label: "Add Your Product/Services", href: "/signin", audience: "signed-out" },
  { label: "Profile", href: "/profile", audience: "signed-in" },
  { label: "My Lists", href: "/lists", audience: "signed-in" },
  { label: "Dashboard", href: "/dashboard", audience: "signed-in" },
  { label: "Write Review", href: "/write-a-review", audience: "signed-in" },
];

/** The footer, column by column, with the links of every site. */
export const footerGroups: readonly NavigationGroup[] = [
  {
    title: "Platform",
    links: [
      { label: "Software", href: "/software" },
      { label: "Categories", href: "/categories" },
      { label: "Companies", href: "/companies" },
      { label: "Reviews", href: "/reviews" },
    ],
  },
  {
    title: "Account",
    links: [
      { label: "Sign In", href: "/signin" },
      { label: "Sign Up", href: "/signup" },
      { label: "Dashboard", href: "/dashboard" },
      { label: "Profile", href: "/profile" },
    ],
  },
  {
    title: "Support",
    links: [
      { label: "Help", href: "/help" },
      { label: "Contact", href: "/contact" },
      { label: "Developers", href: "/developers" },
      { label: "Privacy", href: "/privacy" },
      { label: "Terms", href: "/terms" },
      { label: "Legal notice", href: "/imprint" },
    ],
  },
  {
    title: "About",
    links: [
      { label: "About", href: "/about" },
      { label: "Careers", href: "/careers" },
      { label: "Press", href: "/press" },
      { label: "Blog", href: "/blog" },
      { label: "Cookies", href: "/cookies" },
      { label: "Accessibility", href: "/accessibility" },
      { label: "Transparency", href: "/transparency" },
      { label: "Sitemap", href: "/sitemap" },
    ],
  },
];

/** The footer of a site: a legal notice is the operator's to write. */
export function footerGroupsOf({ hasLegalNotice }: Pick<SiteBranding, "hasLegalNotice">): NavigationGroup[] {
  return footerGroups.map(({ title, links }) => ({
    title,
    links: links.filter(({ href }) => hasLegalNotice || href !== "/imprint"),
  }));
}

/** The links that lead to a page and are meant for this visitor. The others are absent, never dead. */
export function shownLinks(
  links: readonly NavigationLink[],
  visitor: Visitor,
  leadsSomewhere: (href: string) => boolean = hasPage,
): NavigationLink[] {
  return links.filter(({ href, audience = "everyone" }) => isFor(audience, visitor) && leadsSomewhere(href));
}

function isFor(audience: Audience, { isSignedIn, isAdmin }: Visitor): boolean {
  switch (audience) {
    case "everyone":
      return true;
    case "signed-in":
      return isSignedIn;
    case "signed-out":
      return !isSignedIn;
    case "admin":
      return isAdmin;
  }
}
