import { Box, Flex } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { failureText } from "~/components/lists/use-list-changes";
import { Popover } from "~/components/Popover";
import { CopyField } from "~/components/share/CopyField";
import { useAbsoluteUrl } from "~/document/boot";
import type { ShareList_list$key } from "~/relay/__generated__/ShareList_list.graphql";
import type { ShareListMutation } from "~/relay/__generated__/ShareListMutation.graphql";
import type { ShareListStopMutation } from "~/relay/__generated__/ShareListStopMutation.graphql";
import { type MutationFailure, useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { Share } from "~/ui/icons";
import { useToast } from "~/ui/Toast";

/** Shares a list by a link, and stops sharing. The link is shown once; only its hash is stored. */
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
  const first = useRef<HTMLButtonElement>(null);
  const [path, setPath] = useState<string | null>(null);
  const input = { databaseId };
  const refuse = (failure: MutationFailure) =>
    toast({ title: "List Not Shared", description: failureText(failure), variant: "destructive" });
  const make = async () => {
    const { answer, failure } = await share({ input });
    if (failure) refuse(failure);
    else if (answer.shareList.__typename === "ListShared") setPath(answer.shareList.path);
  };
  const end = async () => {
    const { failure } = await stop({ input });
    if (failure) return refuse(failure);
    setPath(null);
    // The pressed button disappears.
    first.current?.focus();
    toast({ title: "No longer shared", description: "The link no longer works." });
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
          <Box mb="3">
            <CopyField url={absolute(path)} label="Link to this list" />
          </Box>
        )}
        {isShared && !path && (
          <Box as="p" mb="3" color="fg.muted">
            This list is shared. The link is shown only once, when it is created. A new link replaces the old
            one.
          </Box>
        )}
      </div>
      <Flex wrap="wrap" gap="2">
        <Button ref={first} variant={isShared ? "outline" : "solid"} size="sm" onClick={() => void make()}>
          {isShared ? "Create a new link" : "Create link"}
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
