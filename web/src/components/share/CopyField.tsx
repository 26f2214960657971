import { chakra, Flex } from "@chakra-ui/react";
import { useRef } from "react";
import { Button } from "~/ui/Button";
import { useToast } from "~/ui/Toast";

const Address = chakra("input", {
  base: {
    flex: "1",
    minWidth: 0,
    height: "9",
    px: "2",
    bg: "bg.subtle",
    color: "fg.muted",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border.strong",
    borderRadius: "md",
  },
});

/** Props of `CopyField`: what is copied, the name of the field, and what people call such a thing. */
export interface CopyFieldProps {
  url: string;
  label: string;
  what?: "link" | "code" | "token" | "secret";
}

/** An address, code with one, a token or a secret, and a button that copies it; where nothing may be copied it is selected. */
export function CopyField({ url, label, what = "link" }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: `${what.charAt(0).toUpperCase()}${what.slice(1)} copied` });
    } catch {
      field.current?.select();
      toast({
        title: `The ${what} could not be copied`,
        description: "It is selected. Copy it with your keyboard.",
        variant: "destructive",
      });
    }
  };
  return (
    <Flex gap="2">
      <Address ref={field} readOnly value={url} aria-label={label} dir="ltr" />
      <Button size="sm" minHeight="9" data-needs-scripts onClick={() => void copy()}>
        Copy {what}
      </Button>
    </Flex>
  );
}
