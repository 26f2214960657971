import { useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "~/paths";
import { useToast } from "~/ui/Toast";
import { takePending } from "./pending";
import { useListChanges } from "./use-list-changes";

/** Saves what a visitor chose before they signed in, and says so over whatever page followed. */
export default function SavePending() {
  const { save } = useListChanges();
  const toast = useToast();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what was taken is not there a second time
  useEffect(() => {
    const pending = takePending();
    if (!pending) return;
    void save({ softwareId: pending.id }).then((list) => {
      if (!list) return;
      toast({
        title: `Saved to ${list.name}`,
        description: pending.name,
        action: { label: "Open the list", run: () => void navigate(paths.list(list.databaseId)) },
      });
    });
  }, []);
  return null;
}
