import { useNavigation } from "react-router";
import { DetailDrawer } from "./DetailDrawer";

/** What it takes: what it was, as people call it ("review"), its id as the address has it, and the address without it. */
export interface DetailsNotFoundProps {
  what: string;
  id: string;
  closeHref: string;
}

/** Stands where the details of a thing would, which somebody has deleted or which never was. */
export function DetailsNotFound({ what, id, closeHref }: DetailsNotFoundProps) {
  // Whoever deleted it themselves is led to the list just now.
  const isLeaving = useNavigation().state !== "idle";
  if (isLeaving) return null;
  return (
    <DetailDrawer heading="Not there any more" id={id} closeHref={closeHref}>
      <p>This {what} was deleted, or its address is not right. The list shows what there is.</p>
    </DetailDrawer>
  );
}
