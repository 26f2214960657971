import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { ShownOnceBox } from "~/components/share/ShownOnce";
import { AnchorButton } from "~/ui/Button";

/** New recovery codes, to be saved: they are shown only this once. `children` are links for what comes next. */
export function RecoveryCodes({
  codes,
  onDone,
  children,
}: {
  codes: readonly string[];
  onDone: () => void;
  children?: ReactNode;
}) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join("\n")}\n`)}`;
  return (
    <ShownOnceBox
      heading="Your recovery codes"
      advice="Save them now, away from your phone, for example in a password manager. Each one works once instead of the app. They are shown only once: we keep no copy."
      done="I have saved them"
      onDone={onDone}
      actions={
        <AnchorButton size="sm" href={file} download="recovery-codes.txt">
          Download
        </AnchorButton>
      }
    >
      <Box
        as="ol"
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ sm: "repeat(2, max-content)" }}
        columnGap="8"
        rowGap="1.5"
        fontFamily="mono"
        fontSize="sm"
        dir="ltr"
      >
        {codes.map((code) => (
          <Box as="li" key={code} whiteSpace="nowrap">
            {code}
          </Box>
        ))}
      </Box>
      {children && <Box mt="4">{children}</Box>}
    </ShownOnceBox>
  );
}
