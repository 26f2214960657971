import type { SiteBranding } from "@assay/api/contract";
import { mark, wideLogo } from "@assay/api/inputs";
import { chakra, Flex } from "@chakra-ui/react";
import { useSite } from "~/site";

const Stamp = chakra("svg", { base: { flexShrink: 0, color: "accent" } });

/** In pixels: the size "7". */
const logoHeight = 28;

/** The name of the site beside its mark, or its logo. A name that does not fit ends in an ellipsis, or is broken at words. */
export function Wordmark({ wraps = false }: { wraps?: boolean }) {
  const { name, initial, logo } = useSite();
  return (
    <Flex
      as="span"
      align="center"
      gap="2.5"
      minWidth="0"
      textStyle="item"
      fontSize="xl"
      letterSpacing="tight"
      color="fg"
    >
      {logo ? (
        <OwnLogo logo={logo} name={name} />
      ) : (
        <Stamp viewBox="0 0 28 28" width="7" height="7" aria-hidden>
          <path d={mark.stamp} fill="currentColor" />
          <Letter initial={initial} />
        </Stamp>
      )}
      {(!logo || logo.ratio < wideLogo) && (
        <chakra.bdi
          minWidth="0"
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace={wraps ? "normal" : "nowrap"}
          // Beside the mark, also what runs from right to left.
          textAlign="left"
        >
          {name}
        </chakra.bdi>
      )}
    </Flex>
  );
}

/** The letter on the mark: the first of the name, or the drawn one of the default name. */
function Letter({ initial }: { initial: string | null }) {
  if (initial !== null)
    return (
      <chakra.text
        x="14"
        y="19.5"
        textAnchor="middle"
        fontSize="15px"
        fontWeight="bold"
        fill="accent.contrast"
      >
        {initial}
      </chakra.text>
    );
  return (
    <chakra.path
      d={mark.letter}
      fill="none"
      stroke="accent.contrast"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** The operator's logo, in the room that it will take; the dark mode may have another. */
function OwnLogo({ logo, name }: { logo: NonNullable<SiteBranding["logo"]>; name: string }) {
  const picture = (src: string, mode?: "light" | "dark") => (
    <chakra.img
      src={src}
      // A wide logo stands for the name too.
      alt={logo.ratio < wideLogo ? "" : name}
      htmlWidth={Math.round(logoHeight * logo.ratio)}
      htmlHeight={logoHeight}
      height="7"
      width="auto"
      maxWidth="100%"
      minWidth="0"
      objectFit="contain"
      objectPosition="left"
      flexShrink={logo.ratio < wideLogo ? 0 : 1}
      {...(mode === "light" && { _dark: { display: "none" } })}
      {...(mode === "dark" && { display: "none", _dark: { display: "block" } })}
    />
  );
  if (logo.darkHref === null) return picture(logo.href);
  return (
    <>
      {picture(logo.href, "light")}
      {picture(logo.darkHref, "dark")}
    </>
  );
}
