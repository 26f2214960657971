import { use } from "react";
import { paths } from "~/paths";
import { hasPage } from "~/route-match";
import { Bookmark } from "~/ui/icons";
import { VisitorContext } from "~/ui/visitor";
import { JoinOrLogIn } from "./JoinOrLogIn";
import { Popover } from "./Popover";

/**
 * "Save to My Lists" for a visitor who is signed out: it says what is needed for it. Absent until there are pages to
 * sign in, and for those who are signed in, who have no lists yet.
 */
export function SaveToLists({ name }: { name: string }) {
  const { isSignedIn } = use(VisitorContext);
  if (isSignedIn || !hasPage(paths.signIn()) || !hasPage(paths.signUp())) return null;
  return (
    <Popover
      size="sm"
      align="end"
      name={`Save to My Lists: ${name}`}
      label={
        <>
          <Bookmark />
          Save to My Lists
        </>
      }
    >
      <JoinOrLogIn />
    </Popover>
  );
}
