import { adminPaths } from "~/admin-paths";
import { ListFilter } from "~/components/admin/ListFilter";
import { type AdminReviewsValues, adminReviewsParams } from "~/search-params/admin-reviews";
import { Select } from "~/ui/Select";

const states = [
  { value: "", label: "Published and hidden" },
  { value: "published", label: "Published" },
  { value: "hidden", label: "Hidden" },
] as const;
const verifications = [
  { value: "", label: "Verified and not verified" },
  { value: "yes", label: "Verified" },
  { value: "no", label: "Not verified" },
] as const;
const ratings = [
  { value: "", label: "All ratings" },
  { value: "5", label: "5 stars" },
  { value: "4", label: "4 stars" },
  { value: "3", label: "3 stars" },
  { value: "2", label: "2 stars" },
  { value: "1", label: "1 star" },
] as const;
const warnings = [
  { value: "", label: "All reviews" },
  { value: "reported", label: "Reported by readers" },
  { value: "flagged", label: "Flagged automatically" },
] as const;
const orders = [
  { value: "", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
] as const;

/** The filters of the list of reviews. */
export function ReviewsFilter({ values }: { values: AdminReviewsValues }) {
  return (
    <ListFilter
      label="Reviews"
      searchLabel="Search by text or software"
      text={values.q}
      action={adminPaths.reviews()}
      hrefOf={(sent) => adminPaths.reviews(adminReviewsParams.read(sent))}
    >
      <Select label="Status" name="status" value={values.status} options={states} />
      <Select label="Verified" name="verified" value={values.verified} options={verifications} />
      <Select label="Rating" name="rating" value={values.rating} options={ratings} />
      <Select label="Reported or flagged" name="waiting" value={values.waiting} options={warnings} />
      <Select label="Sort by" name="sort" value={values.sort} options={orders} />
    </ListFilter>
  );
}
