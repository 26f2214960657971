import { useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "~/paths";
import { useToast } from "~/ui/Toast";
import { takePendingSave } from "./pending-save";
import { useListChanges } from "./use-list-changes";

/** Saves what a visitor chose before signing in, and says so in a toast. */
export default function FinishPendingSave() {
  const { save } = useListChanges();
  const toast = useToast();
  const navigate = useNavigate();
  const savePending = async () => {
    const pending = takePendingSave();
    if (!pending) return;
    const list = await save({ softwareId: pending.id });
    if (!list) return;
    toast({
      title: `Saved to ${list.name}`,
      description: pending.name,
      action: { label: "View list", run: () => void navigate(paths.list(list.databaseId)) },
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what was taken is not there a second time
  useEffect(() => {
    // What changes before hydration stays as the server drew it, so this waits until nothing else is to be done.
    const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    later(() => void savePending());
  }, []);
  return null;
}
