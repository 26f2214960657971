import { Box, chakra, Flex } from "@chakra-ui/react";
import { useEffect, useId, useRef } from "react";
import { AnchorButton, Button } from "~/ui/Button";
import { CalendarDate } from "~/ui/CalendarDate";
import { formatCount } from "~/ui/count";
import { useToast } from "~/ui/Toast";

const Lines = chakra("textarea", {
  base: {
    display: "block",
    width: "full",
    p: "2",
    bg: "bg",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "md",
    textStyle: "small",
    whiteSpace: "pre",
    overflowX: "auto",
  },
});

/** Props of `NewLinks`: the links, the listing's name, when they expire, and a callback for when they have been saved. */
export interface NewLinksProps {
  links: readonly string[];
  name: string;
  expiresAt: string;
  onDone: () => void;
}

/** A file for mail programs: a line for each link, under a header. */
export const linksFile = (links: readonly string[]): string =>
  ["number,link", ...links.map((link, index) => `${index + 1},${link}`), ""].join("\r\n");

/** Shows new links, only this once: they take the focus, so that they are not missed. */
export function NewLinks({ links, name, expiresAt, onDone }: NewLinksProps) {
  const box = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const toast = useToast();
  useEffect(() => box.current?.focus(), []);
  const text = links.join("\n");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: links.length === 1 ? "Link copied" : "Links copied" });
    } catch {
      lines.current?.select();
      toast({
        title: "The links could not be copied",
        description: "They are selected. Copy them with your keyboard.",
        variant: "destructive",
      });
    }
  };
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-once`}
      mb="6"
      p={{ base: "4", md: "5" }}
      bg="accent.subtle"
      borderRadius="lg"
    >
      <Box as="h3" id={id} textStyle="item" overflowWrap="anywhere">
        {links.length === 1 ? "1 link" : `${formatCount(links.length)} links`} for <bdi>{name}</bdi>
      </Box>
      <Box as="p" id={`${id}-once`} mt="1" mb="3">
        Save them now: they are shown only once. Each works once, until <CalendarDate iso={expiresAt} />. We
        send no mail; send one to each customer, and offer no reward.
      </Box>
      <Lines
        ref={lines}
        readOnly
        value={text}
        rows={Math.min(links.length, 8)}
        aria-label="Links"
        dir="ltr"
      />
      <Flex gap="3" wrap="wrap" mt="3">
        <Button size="sm" onClick={() => void copy()}>
          {links.length === 1 ? "Copy link" : "Copy links"}
        </Button>
        <AnchorButton
          size="sm"
          variant="outline"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(linksFile(links))}`}
          download="invitations.csv"
        >
          Download CSV
        </AnchorButton>
        <Button variant="outline" size="sm" onClick={onDone}>
          {links.length === 1 ? "I have saved it" : "I have saved them"}
        </Button>
      </Flex>
    </Box>
  );
}
