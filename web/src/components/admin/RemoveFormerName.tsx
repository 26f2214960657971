import { ConfirmDialog } from "~/ui/private/ConfirmDialog";

/** Props of `RemoveFormerName`: what the listing is called and was called, and what removes that. */
export interface RemoveFormerNameProps {
  name: string;
  formerName: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before the former name of a listing is removed, which cannot be undone. */
export function RemoveFormerName({ name, formerName, onConfirm, onClose }: RemoveFormerNameProps) {
  return (
    <ConfirmDialog
      heading={`Remove the former name of ${name}?`}
      confirm="Remove former name"
      busy="Removing…"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      Its page will no longer show “Formerly {formerName}”, and its reviews will count as written under its
      current name. This cannot be undone.
    </ConfirmDialog>
  );
}
