import { adminPaths } from "~/admin-paths";
import { ListFilter } from "~/components/admin/ListFilter";
import { type AdminUsersValues, adminUsersParams } from "~/search-params/admin-users";
import { Select } from "~/ui/Select";

const roles = [
  { value: "", label: "All roles" },
  { value: "admin", label: "Administrators" },
  { value: "user", label: "Others" },
] as const;
const states = [
  { value: "", label: "With an account" },
  { value: "suspended", label: "Suspended" },
  { value: "unproved", label: "Email not verified" },
  { value: "imported", label: "Authors of imported reviews" },
] as const;
const orders = [
  { value: "", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "name", label: "Name A-Z" },
] as const;

/** The filters of the list of users. */
export function UsersFilter({ values }: { values: AdminUsersValues }) {
  return (
    <ListFilter
      label="Users"
      searchLabel="Search by name or email"
      text={values.q}
      action={adminPaths.users()}
      hrefOf={(sent) => adminPaths.users(adminUsersParams.read(sent))}
    >
      <Select label="Role" name="role" value={values.role} options={roles} />
      <Select label="Status" name="state" value={values.state} options={states} />
      <Select label="Sort by" name="sort" value={values.sort} options={orders} />
    </ListFilter>
  );
}
