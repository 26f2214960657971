import type { Viewer } from "../../auth/auth-context.ts";
import { may } from "../../domain/policy.ts";
import { builder } from "../builder.ts";

/**
 * What administrators read. All of it hangs below one field that is null to everybody else, so that no list of theirs can be
 * left open by mistake; each finder checks the permission again.
 */
export const Administration = builder.objectRef<{ viewer: Viewer }>("Administration").implement({
  description:
    "The administrators' part of the API: complete lists, the moderation queues and the audit log.",
  authScopes: { permission: "administration.read" },
});

builder.queryField("administration", (t) =>
  t.field({
    type: Administration,
    nullable: true,
    description:
      "The administrators' part of the API; null unless the viewer is an administrator, with two-step verification where the site requires it.",
    resolve: (_root, _args, { viewer }) => (viewer && may(viewer, "administration.read") ? { viewer } : null),
  }),
);
