import { chakra } from "@chakra-ui/react";
import { use } from "react";
import { paths } from "~/paths";
import { hasPage } from "~/route-match";
import { Bookmark } from "~/ui/icons";
import { useTooltip } from "~/ui/use-tooltip";
import { notLoggedIn, VisitorContext } from "~/ui/visitor";
import { JoinOrLogIn } from "./JoinOrLogIn";
import { savePending } from "./lists/pending-save";
import { type SavableSoftware, SaveButton } from "./lists/SaveButton";
import { Popover } from "./Popover";

const Look = chakra("span", {
  base: {
    "& > span > button": {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      px: { base: "3", md: "4" },
      fontSize: "sm",
      fontWeight: "medium",
      lineHeight: "snug",
      borderWidth: "1px",
      borderStyle: "solid",
      borderColor: "border.strong",
      borderRadius: "md",
      cursor: "pointer",
    },
    "& > span > button:hover": { bg: "bg.muted" },
    "& > span > button[aria-pressed=true]": {
      borderColor: "accent",
      color: "accent.fg",
      bg: "accent.subtle",
    },
  },
  variants: {
    size: {
      sm: { "& > span > button": { minHeight: "8", px: "3" } },
      md: { "& > span > button": { minHeight: "10" } },
    },
  },
});

/** Props of `SaveToLists`. */
export interface SaveToListsProps {
  software: SavableSoftware;
  size?: "sm" | "md";
}

/** "Save to My Lists" as a labelled button. Signed out it links to sign-in, also without scripts. */
export function SaveToLists({ software, size = "md" }: SaveToListsProps) {
  const { isSignedIn } = use(VisitorContext);
  if (isSignedIn) {
    return (
      <Look size={size}>
        <SaveButton software={software} label={software.isSaved ? "Saved" : "Save to My Lists"} />
      </Look>
    );
  }
  if (!hasPage(paths.signIn()) || !hasPage(paths.signUp())) return null;
  return <SignedOut software={software} size={size} />;
}

const isOpen = (box: HTMLElement) => box.querySelector("details")?.open === true;

function SignedOut({ software, size }: Required<SaveToListsProps>) {
  const { area, describedBy, tooltip } = useTooltip({ description: notLoggedIn, isOpen });
  return (
    <span style={{ position: "relative", display: "inline-flex" }} {...area}>
      <Popover
        size={size}
        align="end"
        name={`Save to My Lists: ${software.name}`}
        describedBy={describedBy}
        label={
          <>
            <Bookmark />
            Save to My Lists
          </>
        }
      >
        <JoinOrLogIn onLeave={() => savePending({ id: software.databaseId, name: software.name })} />
      </Popover>
      {tooltip}
    </span>
  );
}
