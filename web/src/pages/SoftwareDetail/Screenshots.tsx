import { Box, chakra, VisuallyHidden } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { Screenshots_software$key } from "~/relay/__generated__/Screenshots_software.graphql";
import { Section } from "~/ui/Section";

const width = 640;
const height = 400;

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

/** Pictures of the software; each opens whole. Absent where there are none. */
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
  if (screenshots.length === 0) return null;
  return (
    <Section heading="Screenshots">
      <List>
        {screenshots.map(({ url, caption }, index) => (
          <li key={url}>
            <figure>
              <a href={url} target="_blank" rel="noopener nofollow">
                <Picture url={url} alt={caption || `Screenshot ${index + 1} of ${name}`} />
                <VisuallyHidden> (opens the picture in a new tab)</VisuallyHidden>
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
    </Section>
  );
}

/** One picture; where it does not load, a placeholder keeps its place. */
function Picture({ url, alt }: { url: string; alt: string }) {
  const [isBroken, setBroken] = useState(false);
  const ref = useRef<HTMLImageElement>(null);
  // An image of the first HTML may have failed before React listened.
  useEffect(() => {
    const image = ref.current;
    if (image?.currentSrc && image.complete && image.naturalWidth === 0) setBroken(true);
  }, []);
  return (
    <img
      ref={ref}
      src={isBroken ? paths.placeholder(width, height, "Not available") : url}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}
