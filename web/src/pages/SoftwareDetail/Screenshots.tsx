import { Box, chakra } from "@chakra-ui/react";
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { Screenshots_software$key } from "~/relay/__generated__/Screenshots_software.graphql";
import { srcSetFor } from "~/ui/picture";
import { Section } from "~/ui/Section";
import type { ScreenshotViewerProps } from "./ScreenshotViewer";

const width = 640;
const height = 400;
/** The width of one picture: a full row on a phone, otherwise a column. */
const sizes = "(max-width: 40rem) 100vw, 27rem";

const List = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
    gap: "6",
    listStyleType: "none",
    "& a": { display: "block", borderRadius: "md" },
    "& img": {
      display: "block",
      width: "full",
      aspectRatio: "16 / 10",
      objectFit: "cover",
      objectPosition: "top",
      bg: "bg.muted",
      borderWidth: "1px",
      borderStyle: "solid",
      borderColor: "border",
      borderRadius: "md",
    },
    "& a:hover img": { borderColor: "border.strong" },
  },
});

/**
 * Pictures of the software; each opens in full size in a viewer, whose code is loaded on the first hover or focus.
 * Without scripts, or in a new tab, the picture itself opens. Absent if there are none.
 */
export function Screenshots({ software }: { software: Screenshots_software$key }) {
  const { name, screenshots } = useFragment(
    graphql`
      fragment Screenshots_software on Software {
        name
        screenshots {
          url
          caption
        }
      }
    `,
    software,
  );
  const [Viewer, setViewer] = useState<ComponentType<ScreenshotViewerProps> | null>(null);
  const [at, setAt] = useState<number | null>(null);
  if (screenshots.length === 0) return null;
  const pictures = screenshots.map(({ url, caption }, index) => ({
    url,
    caption,
    alt: caption || `Screenshot ${index + 1} of ${name}`,
  }));
  const load = () => import("./ScreenshotViewer").then((loaded) => setViewer(() => loaded.ScreenshotViewer));
  const preload = () => void load().catch(() => undefined);
  const show = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    load().then(
      () => setAt(index),
      () => window.location.assign(href),
    );
  };
  return (
    <Section heading="Screenshots">
      <List>
        {pictures.map(({ url, caption, alt }, index) => (
          <li key={url}>
            <figure>
              <a
                href={url}
                rel="noreferrer nofollow"
                onPointerEnter={preload}
                onFocus={preload}
                onClick={(event) => show(event, index)}
              >
                <Picture url={url} alt={alt} />
                <span data-visually-hidden> (opens the whole picture)</span>
              </a>
              {caption && (
                <Box as="figcaption" textStyle="small" color="fg.muted" mt="2" dir="auto">
                  {caption}
                </Box>
              )}
            </figure>
          </li>
        ))}
      </List>
      {Viewer && at !== null && (
        <Viewer
          label={`Screenshots of ${name}`}
          pictures={pictures}
          current={at}
          onMove={setAt}
          onClose={() => setAt(null)}
        />
      )}
    </Section>
  );
}

/** One picture; if it does not load, a placeholder takes its place. */
function Picture({ url, alt }: { url: string; alt: string }) {
  const [isBroken, setBroken] = useState(false);
  const ref = useRef<HTMLImageElement>(null);
  // An image in the server's HTML may have failed before React attached its listeners.
  useEffect(() => {
    const image = ref.current;
    if (image?.currentSrc && image.complete && image.naturalWidth === 0) setBroken(true);
  }, []);
  const webp = isBroken ? undefined : srcSetFor(url);
  // Each width exists in both formats.
  const avif = webp?.replaceAll(".webp", ".avif");
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        ref={ref}
        src={isBroken ? paths.placeholder(width, height, "Not available") : url}
        srcSet={webp}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    </picture>
  );
}
