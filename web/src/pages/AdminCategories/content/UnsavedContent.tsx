import { adminPaths } from "~/admin-paths";
import { UnsavedEdits } from "~/components/admin/UnsavedEdits";
import { LinkButton } from "~/ui/Button";
import { contentDrafts } from "./ContentDialog";

/** Offers unsaved content, for example from before the session ended. `editing` is the id of the category being edited. */
export function UnsavedContent({ editing }: { editing: string | null }) {
  return (
    <UnsavedEdits
      drafts={contentDrafts}
      editing={editing}
      what="content"
      renderAction={({ id, name }) => (
        <LinkButton
          size="sm"
          variant="outline"
          to={adminPaths.categories({ open: id, edit: "content" })}
          aria-label={`Continue editing the content of ${name}`}
        >
          Continue editing
        </LinkButton>
      )}
    />
  );
}
