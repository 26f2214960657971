import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import { srcSetFor, useLoadable } from "./picture";

const Image = chakra("img", {
  base: {
    display: "block",
    flexShrink: 0,
    objectFit: "contain",
    bg: "white",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border",
    borderRadius: "lg",
  },
});

/** Props of `Logo`. `name` stands in the picture that is shown where there is no logo. */
export interface LogoProps {
  url: string | null | undefined;
  name: string;
  /** Width and height in pixels. */
  size?: number;
}

/** A logo of fixed size; a placeholder where there is none or where it does not load. Its name stands beside it. */
export function Logo({ url: given, name, size = 56 }: LogoProps) {
  const url = useLoadable(given);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const ref = useRef<HTMLImageElement>(null);
  // An image of the first HTML may have failed before React listened.
  useEffect(() => {
    if (url && ref.current?.complete && ref.current.naturalWidth === 0) setBrokenUrl(url);
  }, [url]);
  const src = url && url !== brokenUrl ? url : paths.placeholder(size, size, name);
  return (
    <Image
      ref={ref}
      src={src}
      srcSet={srcSetFor(src)}
      sizes={`${size}px`}
      alt=""
      htmlWidth={size}
      htmlHeight={size}
      style={{ width: size, height: size }}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => url && setBrokenUrl(url)}
    />
  );
}
