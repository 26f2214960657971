import { type ManipulationReason, manipulationReasonSentences } from "@assay/api/inputs";
import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { ManipulationNotice_software$key } from "~/relay/__generated__/ManipulationNotice_software.graphql";
import { wordOf } from "~/relay/enum-words";
import { CalendarDate } from "~/ui/CalendarDate";
import { TextLink } from "~/ui/TextLink";

const Frame = chakra("aside", {
  base: {
    borderWidth: "1px",
    borderColor: "danger",
    borderInlineStartWidth: "4px",
    borderRadius: "md",
    px: "4",
    py: "3",
    mb: "6",
    maxWidth: "prose",
  },
});

/** The notice of manipulation of the listing; nothing where there is none. */
export function ManipulationNotice({ software }: { software: ManipulationNotice_software$key }) {
  const { manipulationNotice: notice } = useFragment(
    graphql`
      fragment ManipulationNotice_software on Software {
        manipulationNotice {
          reason
          statement
          setAt
          endsAt
        }
      }
    `,
    software,
  );
  if (!notice) return null;
  const reason = wordOf(notice.reason) as ManipulationReason;
  return (
    <Frame aria-label="Notice of manipulation">
      <Box as="p" fontWeight="semibold">
        Notice of manipulation: {manipulationReasonSentences[reason]}
      </Box>
      <Box as="p" mt="1" dir="auto" overflowWrap="anywhere">
        {notice.statement}
      </Box>
      <Box as="p" textStyle="small" color="fg.muted" mt="2">
        Set by our moderators on <CalendarDate iso={notice.setAt} />, shown until{" "}
        <CalendarDate iso={notice.endsAt} />. <TextLink to={paths.transparency()}>How we moderate</TextLink>
      </Box>
    </Frame>
  );
}
