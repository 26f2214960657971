import { editDrafts } from "~/components/admin/edit-drafts";

/** What was typed into the content of categories and not saved. */
export const contentDrafts = editDrafts("assay-category-content");
