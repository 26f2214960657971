import { editDrafts } from "~/components/admin/edit-drafts";

/** What was typed into the edit dialogs of listings and not saved. */
export const listingDrafts = editDrafts("assay-listing-edits");
