import { listParams, yesOrNo } from "./admin-list";
import { oneOf, searchParams } from "./codec";

/**
 * /admin/categories: text, which categories, the page, whose details are open, and whether its content is being edited.
 */
export const adminCategoriesSearch = searchParams({
  q: listParams.q,
  type: oneOf(["software", "service"]),
  active: yesOrNo(),
  article: yesOrNo(),
  after: listParams.after,
  before: listParams.before,
  open: listParams.open,
  edit: oneOf(["content"]),
});

/** What stands in the address of /admin/categories. */
export type AdminCategoriesValues = ReturnType<typeof adminCategoriesSearch.read>;

/** True where the address asks for a list of what was found instead of the tree. */
export const isSearched = ({ q, active, article }: AdminCategoriesValues): boolean =>
  q !== "" || active !== null || article !== null;
