import { Box, chakra, Flex } from "@chakra-ui/react";
import { type MouseEvent, useId } from "react";
import { useAbsoluteUrl } from "~/document/boot";
import { Button } from "~/ui/Button";
import { Share } from "~/ui/icons";
import { useToast } from "~/ui/Toast";
import { Popover } from "../Popover";
import { shareLinks } from "./share-links";

const Links = chakra("ul", {
  base: {
    listStyleType: "none",
    mt: "2",
    "& a": { display: "flex", alignItems: "center", minHeight: "9", px: "2", mx: "-2", borderRadius: "sm" },
    "& a:hover": { bg: "bg.muted" },
  },
});

const Address = chakra("input", {
  base: {
    flex: "1",
    minWidth: 0,
    height: "9",
    px: "2",
    bg: "bg.subtle",
    color: "fg.muted",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border.strong",
    borderRadius: "md",
  },
});

/** What is shared: the page's path, from `paths.ts`, and what it is about. */
export interface ShareButtonProps {
  path: string;
  title: string;
  size?: "sm" | "md";
  align?: "start" | "end";
}

/**
 * Shares a page by whatever the device offers; where it offers nothing, by its address and by links. Nothing of other
 * sites is loaded.
 */
export function ShareButton({ path, title, size = "md", align = "start" }: ShareButtonProps) {
  const url = useAbsoluteUrl()(path);
  const toast = useToast();
  const fieldId = useId();
  const shareByDevice = (event: MouseEvent, open: () => void) => {
    if (typeof navigator.share !== "function") return;
    event.preventDefault();
    navigator.share({ title, url }).catch((error: unknown) => {
      // To close the device's own sheet is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) open();
    });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: "Link copied" });
    } catch {
      document.querySelector<HTMLInputElement>(`#${CSS.escape(fieldId)}`)?.select();
      toast({
        title: "The link could not be copied",
        description: "It is selected: copy it with your keyboard.",
        variant: "destructive",
      });
    }
  };
  return (
    <Popover
      size={size}
      align={align}
      onOpen={shareByDevice}
      label={
        <>
          <Share />
          Share
        </>
      }
    >
      <Flex gap="2">
        <Address id={fieldId} readOnly value={url} aria-label="Address of this page" dir="ltr" />
        <Button size="sm" minHeight="9" data-needs-scripts onClick={() => void copy()}>
          Copy link
        </Button>
      </Flex>
      <Links aria-label="Share by">
        {shareLinks(url, title).map(({ label, href, isMail }) => (
          <li key={label}>
            <a href={href} {...(!isMail && { target: "_blank", rel: "noopener noreferrer" })}>
              {label}
              {!isMail && (
                <Box as="span" srOnly>
                  &nbsp;(opens another site in a new tab)
                </Box>
              )}
            </a>
          </li>
        ))}
      </Links>
    </Popover>
  );
}
