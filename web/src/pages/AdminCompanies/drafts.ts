import { editDrafts } from "~/components/admin/edit-drafts";

/** What was typed into the edit dialogs of companies and not saved. */
export const companyDrafts = editDrafts("assay-company-edits");
