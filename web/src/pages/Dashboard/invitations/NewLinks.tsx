import { chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { ShownOnceBox } from "~/components/share/ShownOnce";
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

/** Shows new links, only this once. */
export function NewLinks({ links, name, expiresAt, onDone }: NewLinksProps) {
  const lines = useRef<HTMLTextAreaElement>(null);
  const toast = useToast();
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
  const isOne = links.length === 1;
  return (
    <ShownOnceBox
      heading={
        <>
          {isOne ? "1 link" : `${formatCount(links.length)} links`} for <bdi>{name}</bdi>
        </>
      }
      advice={
        <>
          Save {isOne ? "it" : "them"} now: {isOne ? "it is" : "they are"} shown only once, and valid until{" "}
          <CalendarDate iso={expiresAt} />. We send no mail; send one to each customer, and offer no reward.
        </>
      }
      actions={
        <>
          <Button size="sm" onClick={() => void copy()}>
            {isOne ? "Copy link" : "Copy links"}
          </Button>
          <AnchorButton
            size="sm"
            variant="outline"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(linksFile(links))}`}
            download="invitations.csv"
          >
            Download CSV
          </AnchorButton>
        </>
      }
      done={isOne ? "I have saved it" : "I have saved them"}
      onDone={onDone}
    >
      <Lines
        ref={lines}
        readOnly
        value={text}
        rows={Math.min(links.length, 8)}
        aria-label="Links"
        dir="ltr"
      />
    </ShownOnceBox>
  );
}
