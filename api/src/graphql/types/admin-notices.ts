import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { removeManipulationNotice, setManipulationNotice } from "../../domain/software/moderation/notice.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { ManipulationReasonEnum } from "./enums.ts";
import { changedListing } from "./moderated.ts";

const SetManipulationNoticeInput = builder.inputType("SetManipulationNoticeInput", {
  description: "A notice of manipulation for a listing.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the listing." }),
    reason: t.field({ type: ManipulationReasonEnum, required: true, description: "What was found." }),
    statement: t.string({
      required: true,
      description: "What everybody reads about it, at most 500 characters.",
    }),
  }),
});

const RemoveManipulationNoticeInput = builder.inputType("RemoveManipulationNoticeInput", {
  description: "The listing whose notice of manipulation is removed.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the listing." }),
  }),
});

const ManipulationNoticeChanged = changedListing(
  "ManipulationNoticeChanged",
  "The listing after its notice of manipulation was set or removed.",
);

mutation("setManipulationNotice", {
  description:
    "Sets a notice of manipulation on a listing for 90 days, and notifies the members of its company by mail. The same reason again, within the 90 days, keeps the times: it corrects the statement without a mail, or takes a removal back. Administrators only.",
  result: "the listing with the notice",
  permission: "software.moderate",
  input: SetManipulationNoticeInput,
  type: ManipulationNoticeChanged,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ...notice }, context) => ({
    softwareId: await setManipulationNotice(context, requireDatabaseId(databaseId, "Software"), notice),
  }),
});

mutation("removeManipulationNotice", {
  description:
    "Removes the notice of manipulation of a listing, and notifies the members of its company by mail. Administrators only.",
  result: "the listing without a notice",
  permission: "software.moderate",
  input: RemoveManipulationNoticeInput,
  type: ManipulationNoticeChanged,
  failures: [],
  resolve: async ({ databaseId }, context) => ({
    softwareId: await removeManipulationNotice(context, requireDatabaseId(databaseId, "Software")),
  }),
});
