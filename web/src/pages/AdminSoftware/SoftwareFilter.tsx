import { Box } from "@chakra-ui/react";
import { adminPaths } from "~/admin-paths";
import { ListFilter } from "~/components/admin/ListFilter";
import { CategorySelect } from "~/components/CategorySelect";
import type { CategorySelect_categories$key } from "~/relay/__generated__/CategorySelect_categories.graphql";
import { type AdminSoftwareValues, adminSoftwareParams } from "~/search-params/admin-software";
import { Select } from "~/ui/Select";
import { TextLink } from "~/ui/TextLink";

const statuses = [
  { value: "", label: "Live and Drafts" },
  { value: "live", label: "Live" },
  { value: "draft", label: "Drafts" },
] as const;
const featuring = [
  { value: "", label: "Featured and not featured" },
  { value: "yes", label: "Featured" },
  { value: "no", label: "Not featured" },
] as const;
const orders = [
  { value: "", label: "Newest first" },
  { value: "name", label: "Name A-Z" },
  { value: "rating", label: "Highest rated" },
  { value: "reviews", label: "Most reviewed" },
] as const;

/** Props of `SoftwareFilter`: the page's search params, the categories, and the company that the list is filtered by. */
export interface SoftwareFilterProps {
  values: AdminSoftwareValues;
  categories: CategorySelect_categories$key;
  companyName: string | null;
}

/** The filters of the list of software. */
export function SoftwareFilter({ values, categories, companyName }: SoftwareFilterProps) {
  return (
    <>
      <ListFilter
        label="Software"
        searchLabel="Search software"
        text={values.q}
        action={adminPaths.software()}
        hrefOf={(sent) => adminPaths.software(adminSoftwareParams.read(sent))}
        keeps={{ company: values.company }}
      >
        <Select label="Status" name="status" value={values.status} options={statuses} />
        <Select label="Featured" name="featured" value={values.featured} options={featuring} />
        <CategorySelect categories={categories} value={values.category || null} />
        <Select label="Sort by" name="sort" value={values.sort} options={orders} />
      </ListFilter>
      {values.company && (
        <Box mb="4" textStyle="small" overflowWrap="anywhere">
          Listings of <bdi>{companyName ?? "a company that no longer exists"}</bdi>.{" "}
          <TextLink to={adminPaths.software({ ...values, company: "", after: "", before: "" })}>
            Show all companies
          </TextLink>
        </Box>
      )}
    </>
  );
}
