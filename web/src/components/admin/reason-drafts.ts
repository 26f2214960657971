import { editDrafts } from "./edit-drafts";

/** Reasons for hiding reviews that were typed and not used. A review has one, wherever it is hidden. */
export const reasonDrafts = editDrafts("assay-hiding-reasons");

/** Stands for whichever reviews are chosen: the choice ends with the session, the reason does not. */
export const severalReviews = { id: "several", name: "several reviews" } as const;
