import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { NextSteps_company$key } from "~/relay/__generated__/NextSteps_company.graphql";
import type { DashboardValues } from "~/search-params/dashboard";
import { formatCount } from "~/ui/count";
import { Section } from "~/ui/Section";
import { TextLink } from "~/ui/TextLink";

/** Props of `NextSteps`: the company, and the page's search params. */
export interface NextStepsProps {
  company: NextSteps_company$key;
  values: DashboardValues;
}

/** Missing parts of the company's profile, with links; absent if there are none. Editors see only steps that they can take. */
export function NextSteps({ company, values }: NextStepsProps) {
  const data = useFragment(
    graphql`
      fragment NextSteps_company on Company {
        viewerRole
        logoUrl
        description
        website
        softwareCount
        # Its Drafts too.
        listings: software(first: 1) {
          totalCount
        }
      }
    `,
    company,
  );
  const drafts = data.listings.totalCount - data.softwareCount;
  const isOwner = data.viewerRole === "OWNER";
  const steps = [
    data.listings.totalCount === 0 && {
      tab: "software" as const,
      label: "Add your first listing",
      why: "Buyers find companies through their products.",
    },
    drafts > 0 && {
      tab: "software" as const,
      label: drafts === 1 ? "Publish your draft" : `Publish your ${formatCount(drafts)} drafts`,
      why: `Only your team can see ${drafts === 1 ? "it" : "them"}.`,
    },
    isOwner &&
      !data.logoUrl && {
        tab: "settings" as const,
        label: "Add a logo",
        why: "Shown next to your name, and next to listings that have no logo of their own.",
      },
    isOwner &&
      !data.description && {
        tab: "settings" as const,
        label: "Describe your company",
        why: "Your page and search engines show the first sentences.",
      },
    isOwner &&
      !data.website && {
        tab: "settings" as const,
        label: "Add your website",
        why: "It shows who you are and where to learn more.",
      },
  ].filter((step) => step !== false);
  if (steps.length === 0) return null;
  return (
    <Section heading="Next steps" mb="12">
      <Box as="ul" listStyleType="none" borderTopWidth="1px" borderColor="border">
        {steps.map(({ tab, label, why }) => (
          <Box as="li" key={label} py="3" borderBottomWidth="1px" borderColor="border">
            <TextLink to={paths.dashboard({ company: values.company, tab })}>{label}</TextLink>
            <Box textStyle="small" color="fg.muted">
              {why}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
