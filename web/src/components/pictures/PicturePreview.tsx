import type { PictureKind } from "@assay/api/inputs";
import { Center, chakra } from "@chakra-ui/react";
import { Icon } from "~/ui/icons";
import { srcSetFor } from "~/ui/picture";

const Image = chakra("img", {
  base: {
    display: "block",
    flexShrink: 0,
    bg: "white",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border",
  },
});

/** How a picture of each kind is shown, in pixels: as where it will stand. */
const looks = {
  avatar: { width: 72, height: 72, borderRadius: "full", objectFit: "cover", objectPosition: "center" },
  logo: { width: 72, height: 72, borderRadius: "lg", objectFit: "contain", objectPosition: "center" },
  screenshot: { width: 144, height: 90, borderRadius: "md", objectFit: "cover", objectPosition: "top" },
} as const;

/** Props of `PicturePreview`: the address, if there is one to load, and whom to tell that there is nothing at it. */
export interface PicturePreviewProps {
  url: string | null;
  kind: PictureKind;
  onBroken: () => void;
}

/** The picture of a field as others will see it; an empty frame where there is none. */
export function PicturePreview({ url, kind, onBroken }: PicturePreviewProps) {
  const { width, height, borderRadius, ...fit } = looks[kind];
  if (!url) {
    return (
      <Center
        style={{ width, height }}
        flexShrink="0"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="border.strong"
        borderRadius={borderRadius}
        color="fg.subtle"
        fontSize="xl"
      >
        <Icon path="M3 4h14v12H3zM3 13l4-4 4 4 2-2 4 3.5M13 7.5v.01" />
      </Center>
    );
  }
  return (
    <Image
      src={url}
      srcSet={srcSetFor(url)}
      sizes={`${width}px`}
      alt=""
      htmlWidth={width}
      htmlHeight={height}
      style={{ width, height }}
      borderRadius={borderRadius}
      {...fit}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={onBroken}
    />
  );
}
