import { DeleteDialog, type DeletionProps } from "~/components/admin/DeleteDialog";
import { type CompanyRecord, useCompanyChanges } from "./use-company-changes";

/** Asks for confirmation before companies are deleted, by typing the name, or the number of several. */
export function DeleteCompanies(props: DeletionProps<CompanyRecord>) {
  const { remove } = useCompanyChanges();
  return (
    <DeleteDialog {...props} what="companies" change={remove}>
      <li>Listings with reviews stay on the site with them, Live and without a company.</li>
      <li>Other listings, answers to reviews and leads are deleted.</li>
      <li>Members lose their access.</li>
      <li>This cannot be undone.</li>
    </DeleteDialog>
  );
}
