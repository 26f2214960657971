import { adminListParams, yesOrNo } from "./admin-list";
import { oneOf, searchParams } from "./codec";

/**
 * /admin/categories: text, filters, the page, the category whose details are open, and whether its content is being edited.
 */
export const adminCategoriesParams = searchParams({
  q: adminListParams.q,
  type: oneOf(["software", "service"]),
  active: yesOrNo(),
  article: yesOrNo(),
  after: adminListParams.after,
  before: adminListParams.before,
  open: adminListParams.open,
  edit: oneOf(["content"]),
});

/** The search params of /admin/categories. */
export type AdminCategoriesValues = ReturnType<typeof adminCategoriesParams.read>;

/** True if the URL asks for a list of results instead of the tree. */
export const isSearched = ({ q, active, article }: AdminCategoriesValues): boolean =>
  q !== "" || active !== null || article !== null;
