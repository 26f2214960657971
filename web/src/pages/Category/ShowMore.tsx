import { Box } from "@chakra-ui/react";
import { useId, useState } from "react";
import { MoreButton } from "~/ui/MoreButton";
import { Prose } from "~/ui/Prose";
import { paragraphs } from "~/ui/plain-text";

/** A teaser and the text behind it; either may be missing. */
export interface ShowMoreProps {
  teaser: string | null | undefined;
  text: string | null | undefined;
  /** Whose text it is, for those who hear the button without seeing it. */
  about: string;
}

/** The teaser, with the whole text behind a button. Without scripts both are shown. */
export function ShowMore({ teaser, text, about }: ShowMoreProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const parts = paragraphs(text ?? "");
  const first = teaser?.trim() || parts.shift();
  if (!first) return <Box color="fg.muted">No description available.</Box>;
  const rest = parts.filter((part) => part !== first).join("\n\n");
  return (
    <>
      <Prose text={first} />
      {rest !== "" && (
        <>
          <Box id={id} data-closed={isOpen ? undefined : true} pt="3">
            <Prose text={rest} />
          </Box>
          <MoreButton
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
            controls={id}
            about={`about ${about}`}
          />
        </>
      )}
    </>
  );
}
