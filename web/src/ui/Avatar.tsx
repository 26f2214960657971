import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { initials } from "./initials";
import { srcSetFor, useLoadable } from "./picture";

const Circle = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
    overflow: "hidden",
    borderRadius: "full",
    bg: "accent.subtle",
    color: "accent.fg",
    fontWeight: "semibold",
    lineHeight: "1",
    userSelect: "none",
    "& img": { width: "100%", height: "100%", objectFit: "cover", display: "block" },
  },
});

/** Props of `Avatar`. `name` is as the public sees it; it stands beside the picture or in what holds it. */
export interface AvatarProps {
  url: string | null | undefined;
  name: string;
  /** Width and height in pixels. */
  size?: number;
}

/** A person's picture; the initials where there is none or where it does not load. */
export function Avatar({ url: given, name, size = 36 }: AvatarProps) {
  const url = useLoadable(given);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const ref = useRef<HTMLImageElement>(null);
  // An image of the first HTML may have failed before React listened.
  useEffect(() => {
    if (url && ref.current?.complete && ref.current.naturalWidth === 0) setBrokenUrl(url);
  }, [url]);
  return (
    // The signs of a name are parted by the machine's own table, which may know an emoji that the other's does not.
    <Circle
      aria-hidden
      style={{ width: size, height: size, fontSize: Math.round(size * 0.4) }}
      suppressHydrationWarning
    >
      {url && url !== brokenUrl ? (
        <img
          ref={ref}
          src={url}
          srcSet={srcSetFor(url)}
          sizes={`${size}px`}
          alt=""
          width={size}
          height={size}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBrokenUrl(url)}
        />
      ) : (
        initials(name)
      )}
    </Circle>
  );
}
