import { Box, chakra, Flex } from "@chakra-ui/react";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import { Button } from "~/ui/Button";
import { ArrowLeft, ArrowRight, Close } from "~/ui/icons";
import { srcSetFor } from "~/ui/picture";

/** A picture that the viewer can show. */
interface ViewedPicture {
  readonly url: string;
  readonly alt: string;
  readonly caption: string | null | undefined;
}

/** Props of `ScreenshotViewer`: the pictures, the index of the current one, and a callback for changes. */
export interface ScreenshotViewerProps {
  label: string;
  pictures: readonly ViewedPicture[];
  current: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** Horizontal distance in pixels that counts as a swipe to the next picture. */
const swipe = 48;

const Dialog = chakra("dialog", {
  base: {
    position: "fixed",
    inset: 0,
    width: "100dvw",
    height: "100dvh",
    maxWidth: "none",
    maxHeight: "none",
    flexDirection: "column",
    gap: "3",
    p: { base: "3", md: "5" },
    bg: "bg",
    color: "fg",
    "&[open]": { display: "flex" },
    "&::backdrop": { bg: "bg" },
    "& img": { width: "full", height: "full", objectFit: "contain", touchAction: "pan-y pinch-zoom" },
  },
});

/** Shows one picture in full size. Arrow keys, Home and End move, Escape closes; the focus is restored. */
export function ScreenshotViewer({ label, pictures, current, onMove, onClose }: ScreenshotViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const startX = useRef<number | null>(null);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const picture = pictures[current];
  if (!picture) return null;
  const last = pictures.length - 1;
  const move = (to: number) => onMove(Math.min(Math.max(to, 0), last));
  const onKeyDown = (event: KeyboardEvent) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = isRightToLeft ? -1 : 1;
    const targets: Record<string, number> = {
      ArrowRight: current + step,
      ArrowLeft: current - step,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    move(target);
  };
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const moved = startX.current === null ? 0 : clientX - startX.current;
    startX.current = null;
    if (Math.abs(moved) >= swipe) move(moved < 0 ? current + 1 : current - 1);
  };
  const { url, alt, caption } = picture;
  const isBroken = url === brokenUrl;
  return (
    <Dialog ref={dialog} aria-label={label} onClose={onClose} onKeyDown={onKeyDown}>
      <Flex align="center" justify="space-between" gap="4">
        <Box role="status" textStyle="small" color="fg.muted">
          {current + 1} of {pictures.length}
        </Box>
        <Button variant="quiet" size="icon" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Close />
        </Button>
      </Flex>
      <Box
        flex="1"
        minHeight="0"
        onPointerDown={({ clientX }) => {
          startX.current = clientX;
        }}
        onPointerUp={onPointerUp}
      >
        <img
          key={url}
          src={isBroken ? paths.placeholder(640, 400, "Not available") : url}
          srcSet={isBroken ? undefined : srcSetFor(url)}
          sizes="100vw"
          alt={alt}
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setBrokenUrl(url)}
        />
      </Box>
      <Flex align="center" justify="center" gap="4" minHeight="10">
        {last > 0 && (
          <Button
            variant="outline"
            size="icon"
            aria-label="Previous picture"
            // Not disabled, because a disabled button would lose the focus at the first and the last picture.
            aria-disabled={current === 0}
            onClick={() => move(current - 1)}
          >
            <ArrowLeft />
          </Button>
        )}
        <Box as="p" textStyle="small" textAlign="center" maxWidth="prose" minWidth="0" dir="auto">
          {caption}
        </Box>
        {last > 0 && (
          <Button
            variant="outline"
            size="icon"
            aria-label="Next picture"
            aria-disabled={current === last}
            onClick={() => move(current + 1)}
          >
            <ArrowRight />
          </Button>
        )}
      </Flex>
    </Dialog>
  );
}
