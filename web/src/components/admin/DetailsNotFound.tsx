import { useNavigation } from "react-router";
import { DetailDrawer } from "./DetailDrawer";

/** Props of `DetailsNotFound`: what it was, as people call it ("review"), its id as the address has it, and the href that closes it. */
export interface DetailsNotFoundProps {
  what: string;
  id: string;
  closeHref: string;
}

/** Shown in place of the details of a thing that was deleted or never existed. */
export function DetailsNotFound({ what, id, closeHref }: DetailsNotFoundProps) {
  // Whoever deleted it themselves is led to the list just now.
  const isLeaving = useNavigation().state !== "idle";
  if (isLeaving) return null;
  return (
    <DetailDrawer heading="Not found" id={id} closeHref={closeHref}>
      <p>This {what} was deleted, or the link is wrong.</p>
    </DetailDrawer>
  );
}
