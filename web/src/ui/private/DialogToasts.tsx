import { use, useEffect, useId } from "react";
import { ToastRegion, ToastStateContext } from "../Toast";

/** Stands in a modal dialog: while that is the topmost, toasts are shown in it. */
export function DialogToasts() {
  const { dialogs = [], setDialogs } = use(ToastStateContext) ?? {};
  const id = useId();
  useEffect(() => {
    setDialogs?.((before) => [...before, id]);
    return () => setDialogs?.((before) => before.filter((each) => each !== id));
  }, [id, setDialogs]);
  return <ToastRegion isHere={dialogs.at(-1) === id} inDialog />;
}
