import { useNavigation } from "react-router";
import { DetailDrawer } from "./DetailDrawer";

/** What it takes: what it was, as people call it ("review"), its id as the address has it, and the address without it. */
export interface DetailsGoneProps {
  what: string;
  id: string;
  closeHref: string;
}

/** Stands where the details of a thing would, which somebody has deleted or which never was. */
export function DetailsGone({ what, id, closeHref }: DetailsGoneProps) {
  // Whoever deleted it themselves is led to the list just now.
  const isLeaving = useNavigation().state !== "idle";
  if (isLeaving) return null;
  return (
    <DetailDrawer heading="Not found" id={id} closeHref={closeHref}>
      <p>This {what} was deleted, or the link is wrong.</p>
    </DetailDrawer>
  );
}
