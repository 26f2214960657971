import { adminPaths } from "~/admin-paths";
import { ListFilter } from "~/components/admin/ListFilter";
import { type AdminCategoriesValues, adminCategoriesParams } from "~/search-params/admin-categories";
import { Select } from "~/ui/Select";

const types = [
  { value: "", label: "Software and services" },
  { value: "software", label: "Software" },
  { value: "service", label: "Services" },
] as const;
const states = [
  { value: "", label: "Active and inactive" },
  { value: "yes", label: "Active" },
  { value: "no", label: "Inactive" },
] as const;
const articles = [
  { value: "", label: "With and without article" },
  { value: "yes", label: "With an article" },
  { value: "no", label: "Without an article" },
] as const;

/** The filters of the categories. With a text, a status or an article filter, the tree becomes a list. */
export function CategoriesFilter({ values }: { values: AdminCategoriesValues }) {
  return (
    <ListFilter
      label="Categories"
      searchLabel="Search by name"
      text={values.q}
      action={adminPaths.categories()}
      hrefOf={(sent) => adminPaths.categories(adminCategoriesParams.read(sent))}
    >
      <Select label="Type" name="type" value={values.type} options={types} />
      <Select label="Status" name="active" value={values.active} options={states} />
      <Select label="Article" name="article" value={values.article} options={articles} />
    </ListFilter>
  );
}
