import type { ReviewerRole } from "@assay/api/inputs";
import { Box, chakra, Flex } from "@chakra-ui/react";
import { type FormEvent, useEffect } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { saveRole } from "~/components/review-flow/draft";
import type { CategoryList_categories$key } from "~/relay/__generated__/CategoryList_categories.graphql";
import type { PickForm_rest$key } from "~/relay/__generated__/PickForm_rest.graphql";
import type { ProductGroup_directory$key } from "~/relay/__generated__/ProductGroup_directory.graphql";
import type { usePicked_software$key } from "~/relay/__generated__/usePicked_software.graphql";
import type { productsParams } from "~/search-params/write-review";
import { Button, LinkButton } from "~/ui/Button";
import { formatCount } from "~/ui/count";
import { EmptyState } from "~/ui/EmptyState";
import { Pagination } from "~/ui/Pagination";
import { SearchField } from "~/ui/SearchField";
import { TextLink } from "~/ui/TextLink";
import { writePaths } from "~/write-paths";
import { CategoryList } from "./CategoryList";
import { PickedPanel } from "./PickedPanel";
import { ProductGroup } from "./ProductGroup";
import { usePicked } from "./use-picked";

const Form = chakra("form", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "12rem minmax(0, 1fr) 17rem" },
    gridTemplateAreas: {
      base: '"search" "categories" "list" "picked"',
      lg: '"categories search picked" "categories list picked"',
    },
    gridTemplateRows: { lg: "auto 1fr" },
    columnGap: "8",
    rowGap: { base: "4", lg: "6" },
    mt: { base: "6", md: "8" },
    // Before hydration the button looks as it will afterwards.
    "&[data-early]:not(:has(input[name=products]:is(:checked,[type=hidden]))) [name=last_completed_step]": {
      opacity: 0.55,
    },
  },
});

/** Props of `PickForm`: the role, the page's search params, and the available software and categories. */
export interface PickFormProps {
  role: ReviewerRole;
  values: ReturnType<typeof productsParams.read>;
  softwareRef: usePicked_software$key;
  categories: CategoryList_categories$key;
  chosen: CategoryList_categories$key;
  groups: readonly { slug: string; name: string; directory: ProductGroup_directory$key }[];
  /** The ids of the software shown in the groups. */
  shownInGroups: readonly string[];
  rest: PickForm_rest$key;
  restHeading: string;
}

/**
 * Search, categories, software and the picked products. Without scripts it is one form with two buttons, one for searching and
 * one for continuing; either submits the checked boxes.
 */
export function PickForm(props: PickFormProps) {
  const { role, values, softwareRef, categories, chosen, groups, shownInGroups, restHeading } = props;
  const rest = useFragment(
    graphql`
      fragment PickForm_rest on SoftwareConnection {
        totalCount
        edges {
          node {
            databaseId
          }
        }
        pageCursors {
          totalPages
          around {
            page
          }
        }
        ...ProductGroup_directory
      }
    `,
    props.rest,
  );
  const { edges, pageCursors, totalCount } = rest;
  const navigate = useNavigate();
  const { picked, change, isHydrated } = usePicked(softwareRef);
  useEffect(() => saveRole(role), [role]);
  const { q, category, page } = values;
  // After hydration the browser stores the picked products; ids in the URL would pick removed ones again.
  const ids = picked.map(({ id }) => id);
  const hrefOf = (more: Partial<typeof values>) =>
    writePaths.products({ role, products: isHydrated ? [] : ids, ...more });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute("name") === "last_completed_step") {
      if (ids.length > 0) void navigate(writePaths.picked({ role, products: ids }));
      return;
    }
    const text = String(new FormData(event.currentTarget).get("q") ?? "");
    void navigate(hrefOf({ q: text, category }), { preventScrollReset: true });
  };
  const picking = { pickedIds: new Set(ids), onChange: change };
  const shown = new Set([...shownInGroups, ...edges.map(({ node }) => node.databaseId)]);
  const isNarrowed = q !== "" || category !== "";
  const isEmpty = edges.length === 0 && groups.length === 0;
  return (
    <Form
      method="get"
      action={writePaths.products()}
      aria-label="Products you use"
      onSubmit={send}
      {...(!isHydrated && { "data-early": "" })}
    >
      <input type="hidden" name="role" value={role} />
      <input type="hidden" name="category" value={category} />
      {/* Picked products that are not on this page; without scripts they would be lost. */}
      {!isHydrated &&
        ids
          .filter((id) => !shown.has(id))
          .map((id) => <input key={id} type="hidden" name="products" value={id} />)}
      <Flex gridArea="search" gap="2" minWidth="0">
        <SearchField name="q" label="Search software" value={q} size="lg" />
        <Button type="submit" variant="outline" minHeight="12">
          Search
        </Button>
      </Flex>
      <Box gridArea="categories" minWidth="0">
        <CategoryList
          categories={categories}
          chosen={chosen}
          current={category}
          hrefOf={(slug) => hrefOf({ q, category: slug })}
        />
      </Box>
      <Box gridArea="list" minWidth="0">
        <span data-visually-hidden role="status">
          {isNarrowed && `${formatCount(totalCount)} ${totalCount === 1 ? "product" : "products"} found`}
        </span>
        {groups.map(({ slug, name, directory }) => (
          <ProductGroup
            key={slug}
            heading={name}
            directory={directory}
            allHref={hrefOf({ category: slug })}
            picking={picking}
          />
        ))}
        <ProductGroup heading={restHeading} directory={rest} picking={picking} />
        <Pagination
          current={page}
          total={pageCursors.totalPages}
          pages={pageCursors.around.map((each) => each.page)}
          hrefOf={(each) => hrefOf({ q, category, page: each })}
        />
        {isEmpty && (
          <EmptyState
            heading="No software found matching your criteria."
            action={isNarrowed && <LinkButton to={hrefOf({})}>Show all software</LinkButton>}
          />
        )}
        <Box as="p" textStyle="small" color="fg.muted" mt="8" textAlign={isEmpty ? "center" : "start"}>
          Not listed here? <TextLink to={writePaths.suggest({ name: q, role })}>Suggest a product</TextLink>{" "}
          and review it now: we keep your review until it is listed.
        </Box>
      </Box>
      <PickedPanel picked={picked} isHydrated={isHydrated} onRemove={(product) => change(product, false)} />
    </Form>
  );
}
