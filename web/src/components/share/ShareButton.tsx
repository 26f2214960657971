import { Box, chakra } from "@chakra-ui/react";
import type { MouseEvent } from "react";
import { useAbsoluteUrl } from "~/document/boot";
import { Share } from "~/ui/icons";
import { Popover } from "../Popover";
import { CopyField } from "./CopyField";
import { shareLinks } from "./share-links";

const Links = chakra("ul", {
  base: {
    listStyleType: "none",
    mt: "2",
    "& a": { display: "flex", alignItems: "center", minHeight: "9", px: "2", mx: "-2", borderRadius: "sm" },
    "& a:hover": { bg: "bg.muted" },
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
  const shareByDevice = (event: MouseEvent, open: () => void) => {
    if (typeof navigator.share !== "function") return;
    event.preventDefault();
    navigator.share({ title, url }).catch((error: unknown) => {
      // To close the device's own sheet is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) open();
    });
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
      <CopyField url={url} label="Link to this page" />
      <Links aria-label="Share via">
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
