import { Box, chakra, Flex } from "@chakra-ui/react";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { wordsOf } from "~/components/lists/use-list-changes";
import { Popover } from "~/components/Popover";
import { useAbsoluteUrl } from "~/document/boot";
import type { ShareList_list$key } from "~/relay/__generated__/ShareList_list.graphql";
import type { ShareListMutation } from "~/relay/__generated__/ShareListMutation.graphql";
import type { ShareListStopMutation } from "~/relay/__generated__/ShareListStopMutation.graphql";
import { type MutationFailure, useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { Share } from "~/ui/icons";
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

/** Shares a list by a link, and takes that back. The link is shown when it is made; only its hash is kept. */
export function ShareList({ list }: { list: ShareList_list$key }) {
  const { databaseId, isShared } = useFragment(
    graphql`
      fragment ShareList_list on List {
        databaseId
        isShared
      }
    `,
    list,
  );
  const share = useMutate<ShareListMutation>(graphql`
    mutation ShareListMutation($input: ListInput!) {
      shareList(input: $input) {
        __typename
        ... on ListShared {
          path
          list {
            isShared
          }
        }
      }
    }
  `);
  const stop = useMutate<ShareListStopMutation>(graphql`
    mutation ShareListStopMutation($input: ListInput!) {
      unshareList(input: $input) {
        __typename
        ... on ListChanged {
          list {
            isShared
          }
        }
      }
    }
  `);
  const toast = useToast();
  const absolute = useAbsoluteUrl();
  const fieldId = useId();
  const [path, setPath] = useState<string | null>(null);
  const input = { databaseId };
  const refuse = (failure: MutationFailure) =>
    toast({ title: "Not Shared", description: wordsOf(failure), variant: "destructive" });
  const make = async () => {
    const { answer, failure } = await share({ input });
    if (failure) refuse(failure);
    else if (answer.shareList.__typename === "ListShared") setPath(answer.shareList.path);
  };
  const end = async () => {
    const { failure } = await stop({ input });
    if (failure) return refuse(failure);
    setPath(null);
    toast({ title: "No longer shared", description: "The link does not work any more." });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(absolute(path ?? ""));
      toast({ title: "Link copied" });
    } catch {
      document.querySelector<HTMLInputElement>(`#${CSS.escape(fieldId)}`)?.select();
      toast({
        title: "The link could not be copied",
        description: "It is selected: copy it with your keyboard.",
        variant: "destructive",
      });
    }
  };
  return (
    <Popover
      align="end"
      label={
        <>
          <Share />
          Share
        </>
      }
    >
      <Box as="p" mb="3">
        Anyone with the link sees the list and its notes.
      </Box>
      <div aria-live="polite">
        {isShared && path && (
          <Flex gap="2" mb="3">
            <Address id={fieldId} readOnly value={absolute(path)} aria-label="Link to this list" dir="ltr" />
            <Button size="sm" minHeight="9" onClick={() => void copy()}>
              Copy link
            </Button>
          </Flex>
        )}
        {isShared && !path && (
          <Box as="p" mb="3" color="fg.muted">
            This list is shared. A link is shown only when it is made; a new one takes the place of the one
            before.
          </Box>
        )}
      </div>
      <Flex wrap="wrap" gap="2">
        <Button variant={isShared ? "outline" : "solid"} size="sm" onClick={() => void make()}>
          {isShared ? "Make a new link" : "Create link"}
        </Button>
        {isShared && (
          <Button variant="outline" size="sm" onClick={() => void end()}>
            Stop sharing
          </Button>
        )}
      </Flex>
    </Popover>
  );
}
