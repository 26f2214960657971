import { adminPaths } from "~/admin-paths";
import { ListFilter } from "~/components/admin/ListFilter";
import { type AdminCompaniesValues, adminCompaniesParams } from "~/search-params/admin-companies";
import { Select } from "~/ui/Select";

const verification = [
  { value: "", label: "Verified and pending" },
  { value: "yes", label: "Verified" },
  { value: "no", label: "Pending" },
] as const;
const claims = [
  { value: "", label: "Claimed and unclaimed" },
  { value: "yes", label: "Claimed" },
  { value: "no", label: "Not claimed" },
] as const;
const orders = [
  { value: "", label: "Name A-Z" },
  { value: "newest", label: "Newest first" },
] as const;

/** The filters of the list of companies. */
export function CompaniesFilter({ values }: { values: AdminCompaniesValues }) {
  return (
    <ListFilter
      label="Companies"
      searchLabel="Search companies by name"
      text={values.q}
      action={adminPaths.companies()}
      hrefOf={(sent) => adminPaths.companies(adminCompaniesParams.read(sent))}
    >
      <Select label="Verification" name="verified" value={values.verified} options={verification} />
      <Select label="Claimed" name="claimed" value={values.claimed} options={claims} />
      <Select label="Sort by" name="sort" value={values.sort} options={orders} />
    </ListFilter>
  );
}
