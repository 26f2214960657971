import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { DashboardTabs_company$key } from "~/relay/__generated__/DashboardTabs_company.graphql";
import type { DashboardValues } from "~/search-params/dashboard";
import { formatCount } from "~/ui/count";
import { TabLinks } from "~/ui/TabLinks";

/** Props of `DashboardTabs`: the company, and the page's search params. */
export interface DashboardTabsProps {
  company: DashboardTabs_company$key;
  values: DashboardValues;
}

/** The tabs of the dashboard; tabs for owners are absent for editors. */
export function DashboardTabs({ company, values }: DashboardTabsProps) {
  const { viewerRole, listings, newLeadCount } = useFragment(
    graphql`
      fragment DashboardTabs_company on Company {
        viewerRole
        newLeadCount
        # Its Drafts too.
        listings: software(first: 1) {
          totalCount
        }
      }
    `,
    company,
  );
  const tabs = [
    { tab: "overview", label: "Overview" },
    { tab: "software", label: `Software (${formatCount(listings.totalCount)})` },
    ...(viewerRole === "OWNER" ? ([{ tab: "analytics", label: "Analytics" }] as const) : []),
    ...(typeof newLeadCount === "number"
      ? [
          {
            tab: "leads",
            label: newLeadCount > 0 ? `Leads (${formatCount(newLeadCount)} new)` : "Leads",
          } as const,
        ]
      : []),
    { tab: "reviews", label: "Reviews" },
    { tab: "invitations", label: "Invitations" },
    ...(viewerRole === "OWNER" ? ([{ tab: "webhooks", label: "Webhooks" }] as const) : []),
    { tab: "settings", label: "Settings" },
  ] as const;
  return (
    <TabLinks
      label="Dashboard"
      tabs={tabs.map(({ tab, label }) => ({
        label,
        href: paths.dashboard({ company: values.company, tab }),
        isCurrent: tab === values.tab,
      }))}
    />
  );
}
