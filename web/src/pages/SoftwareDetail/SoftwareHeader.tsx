import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { CompareButton } from "~/components/compare/CompareButton";
import { LeadButton } from "~/components/leads/LeadButton";
import { SaveToLists } from "~/components/SaveToLists";
import { ShareButton } from "~/components/share/ShareButton";
import { paths } from "~/paths";
import type { SoftwareHeader_software$key } from "~/relay/__generated__/SoftwareHeader_software.graphql";
import { hasPage } from "~/route-match";
import { useSite } from "~/site";
import { Badge } from "~/ui/Badge";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { LinkButton } from "~/ui/Button";
import { Link } from "~/ui/Link";
import { Logo } from "~/ui/Logo";
import { MaybeLink } from "~/ui/MaybeLink";
import { RatingLine } from "~/ui/RatingSummary";
import { WebsiteButton } from "~/ui/WebsiteButton";
import { writePaths } from "~/write-paths";

/** The listing's name, description, rating, and the link to its website. */
export function SoftwareHeader({ software }: { software: SoftwareHeader_software$key }) {
  const site = useSite();
  const {
    databaseId,
    name,
    formerName,
    logoUrl,
    shortDescription,
    websiteUrl,
    isFeatured,
    isActive,
    isSaved,
    isOwn,
    slug,
    avgRating,
    reviewCount,
    company,
  } = useFragment(
    graphql`
        fragment SoftwareHeader_software on Software {
          databaseId
          name
          formerName
          logoUrl
          shortDescription
          websiteUrl
          isFeatured
          isActive
          isSaved
          isOwn
          slug
          avgRating
          reviewCount
          company {
            databaseId
            name
          }
        }
      `,
    software,
  );
  const toReview = writePaths.interview({ name, slug }, { product_id: databaseId });
  // Listings that are not Live cannot be reviewed, nor those of the user's own company.
  const canReview = isActive && !isOwn && hasPage(toReview);
  const crumbs = [
    { label: "Home", href: paths.home() },
    { label: "Software", href: paths.softwareDirectory() },
    { label: name },
  ];
  return (
    <Box as="header" pb="6">
      <Breadcrumbs crumbs={crumbs} />
      <Flex direction={{ base: "column", md: "row" }} gap="6" align="flex-start" mt="2">
        <Flex gap={{ base: "4", md: "6" }} flex="1" minWidth="0" align="flex-start">
          <Logo url={logoUrl} name={name} size={72} />
          <Box minWidth="0">
            <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
              <Box as="h1" textStyle="title" dir="auto">
                {name}
              </Box>
              {isFeatured && <Badge>Featured</Badge>}
              {!isActive && <Badge tone="neutral">Draft</Badge>}
            </Flex>
            {formerName && (
              <Box textStyle="small" color="fg.muted" mt="1" overflowWrap="anywhere">
                Formerly <bdi>{formerName}</bdi>
              </Box>
            )}
            {company && (
              <Box textStyle="small" color="fg.muted" mt="1">
                By <MaybeLink to={paths.company(company.databaseId)}>{company.name}</MaybeLink>
              </Box>
            )}
            <Box mt="2">
              {reviewCount > 0 ? (
                <Link to={paths.software(databaseId, { tab: "reviews" })} preventScrollReset>
                  <RatingLine rating={avgRating} reviewCount={reviewCount} />
                </Link>
              ) : (
                <RatingLine rating={avgRating} reviewCount={reviewCount} />
              )}
            </Box>
          </Box>
        </Flex>
        <Flex
          wrap="wrap"
          gap="2"
          justify={{ md: "flex-end" }}
          maxWidth={{ md: "22rem", lg: "36rem" }}
          data-no-print
        >
          <WebsiteButton url={websiteUrl} />
          {canReview && (
            <LinkButton to={toReview} variant="outline">
              Write Review
            </LinkButton>
          )}
          {isActive && <LeadButton kind="DEMO" label="Request Demo" about={{ softwareId: databaseId }} />}
          {/* Others cannot open a listing that is not Live. */}
          {isActive && (
            <>
              <CompareButton software={{ databaseId, name, logoUrl }} />
              <noscript>
                {/* Without scripts there is no tray: the link starts a comparison with this listing, to which others can be added. */}
                <LinkButton to={paths.compare({ ids: [databaseId] })} variant="outline">
                  Compare
                </LinkButton>
              </noscript>
              <SaveToLists software={{ databaseId, name, isSaved }} />
              <ShareButton path={paths.software(databaseId)} title={`${name} on ${site.name}`} align="end" />
            </>
          )}
        </Flex>
      </Flex>
      {shortDescription && (
        <Box as="p" textStyle="prose" color="fg.muted" mt="5" maxWidth="prose" dir="auto">
          {shortDescription}
        </Box>
      )}
    </Box>
  );
}
