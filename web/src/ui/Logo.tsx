import { useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import { srcSetFor, useLoadable } from "./picture";

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
  const srcSet = srcSetFor(src);
  return (
    <img
      data-logo-image
      ref={ref}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && `${size}px`}
      alt=""
      width={size}
      height={size}
      // The width is the attribute's; the height of images is automatic otherwise.
      style={{ height: size }}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => url && setBrokenUrl(url)}
    />
  );
}
