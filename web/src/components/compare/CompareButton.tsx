import { useNavigate } from "react-router";
import { paths } from "~/paths";
import { maxCompared } from "~/search-params/compare";
import { Button } from "~/ui/Button";
import { Check, Plus } from "~/ui/icons";
import { useToast } from "~/ui/Toast";
import { toggleCompared, useCompared } from "./compared";

/** Props of `CompareButton`; `isPlain` leaves the styles to its container, such as the cards of a list. */
export interface CompareButtonProps {
  software: {
    readonly databaseId: string;
    readonly name: string;
    readonly logoUrl?: string | null | undefined;
  };
  isPlain?: boolean;
  size?: "sm" | "md";
}

/** Adds a listing to the compare tray, or removes it. Absent without scripts. */
export function CompareButton({ software, isPlain = false, size = "md" }: CompareButtonProps) {
  const { databaseId, name, logoUrl } = software;
  const compared = useCompared();
  const toast = useToast();
  const navigate = useNavigate();
  const isPressed = compared.some(({ id }) => id === databaseId);
  const toggle = () => {
    if (toggleCompared({ id: databaseId, name, logoUrl: logoUrl ?? null })) return;
    toast({
      title: `You can compare up to ${maxCompared}`,
      description: `${name} was not added. Remove one from the comparison first.`,
      action: {
        label: "Compare these",
        run: () => void navigate(paths.compare({ ids: compared.map(({ id }) => id) })),
      },
    });
  };
  const shared = {
    "aria-pressed": isPressed,
    "aria-label": `Compare ${name}`,
    "data-needs-scripts": true,
    onClick: toggle,
  };
  const content = (
    <>
      {isPressed ? <Check /> : <Plus />}
      Compare
    </>
  );
  if (isPlain) {
    return (
      <button type="button" {...shared}>
        {content}
      </button>
    );
  }
  return (
    <Button
      variant="outline"
      size={size}
      css={{ "&[aria-pressed=true]": { borderColor: "accent", color: "accent.fg", bg: "accent.subtle" } }}
      {...shared}
    >
      {content}
    </Button>
  );
}
