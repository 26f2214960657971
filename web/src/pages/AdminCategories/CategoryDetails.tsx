import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { DetailDrawer } from "~/components/admin/DetailDrawer";
import { paths } from "~/paths";
import type { CategoryDetails_category$key } from "~/relay/__generated__/CategoryDetails_category.graphql";
import type { AdminCategoriesValues } from "~/search-params/admin-categories";
import { Button, LinkButton } from "~/ui/Button";
import { CalendarDate } from "~/ui/CalendarDate";
import { formatCount } from "~/ui/count";
import { Facts } from "~/ui/Facts";
import { plainText } from "~/ui/plain-text";
import { TextLink } from "~/ui/TextLink";

/** Actions on the category whose details are open. */
export interface CategoryActions {
  openRename: () => void;
  openMove: () => void;
  openCreateBelow: () => void;
  /** Activates it, or asks for confirmation before deactivating it. */
  setActive: (isActive: boolean) => void;
}

/** Props of `CategoryDetails`. */
export interface CategoryDetailsProps {
  category: CategoryDetails_category$key;
  values: AdminCategoriesValues;
  actions: CategoryActions;
}

/** All details of a category, with the actions that administrators can take. */
export function CategoryDetails({ category, values, actions }: CategoryDetailsProps) {
  const data = useFragment(
    graphql`
      fragment CategoryDetails_category on Category {
        databaseId
        name
        slug
        categoryType
        isActive
        description
        heroDescription
        metaTitle
        softwareCount
        reviewCount
        updatedAt
        contentSections {
          id
          heading
        }
        comparedFeatures {
          key
          name
        }
        ancestors {
          databaseId
          name
        }
      }
    `,
    category,
  );
  const { name, slug, contentSections, comparedFeatures, ancestors, isActive } = data;
  const cut = (text: string | null | undefined) => {
    const plain = plainText(text ?? "");
    return plain.length > 280 ? `${plain.slice(0, 280)}…` : plain;
  };
  return (
    <DetailDrawer
      heading={name}
      id={data.databaseId}
      closeHref={adminPaths.categories({ ...values, open: "", edit: null })}
    >
      <Facts
        facts={[
          { label: "Status", value: isActive ? "Active" : "Inactive" },
          { label: "Type", value: data.categoryType === "SERVICE" ? "Services" : "Software" },
          {
            label: "Parent category",
            value:
              ancestors.length === 0
                ? "Top level"
                : ancestors.map((above, place) => (
                    <span key={above.databaseId}>
                      {place > 0 && " › "}
                      <TextLink
                        to={adminPaths.categories({ ...values, open: above.databaseId, edit: null })}
                        preventScrollReset
                      >
                        {above.name}
                      </TextLink>
                    </span>
                  )),
          },
          {
            label: "Page",
            value: (
              <TextLink to={paths.category(slug)} overflowWrap="anywhere">
                {paths.category(slug)}
              </TextLink>
            ),
          },
          { label: "Listings", value: formatCount(data.softwareCount) },
          { label: "Reviews", value: formatCount(data.reviewCount) },
          { label: "Changed", value: <CalendarDate iso={data.updatedAt} /> },
          { label: "Description", value: cut(data.description) },
          { label: "Hero", value: cut(data.heroDescription) },
          { label: "Meta title", value: data.metaTitle },
          {
            label: "Article",
            value:
              contentSections.length === 0 ? (
                "None. The page shows topics generated from its data."
              ) : (
                <Box as="ol" ps="6" css={{ listStyleType: "decimal" }}>
                  {contentSections.map(({ id, heading }) => (
                    <li key={id}>{heading}</li>
                  ))}
                </Box>
              ),
          },
          {
            label: "Features for comparison",
            value:
              comparedFeatures.length === 0
                ? "None"
                : comparedFeatures.map((feature) => feature.name).join(", "),
          },
        ]}
      />
      <Flex gap="2" wrap="wrap" mt="8" data-needs-scripts>
        <LinkButton
          to={adminPaths.categories({ ...values, open: data.databaseId, edit: "content" })}
          preventScrollReset
        >
          Edit content
        </LinkButton>
        <Button variant="outline" onClick={actions.openRename}>
          Rename…
        </Button>
        <Button variant="outline" onClick={actions.openMove}>
          Move to…
        </Button>
        <Button variant="outline" onClick={actions.openCreateBelow}>
          New subcategory…
        </Button>
        <Button variant="outline" onClick={() => actions.setActive(!isActive)}>
          {isActive ? "Deactivate…" : "Activate"}
        </Button>
      </Flex>
    </DetailDrawer>
  );
}
