import { Box, Flex } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ListHeader_list$key } from "~/relay/__generated__/ListHeader_list.graphql";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { DeleteList } from "./DeleteList";
import { RenameList } from "./RenameList";
import { ShareList } from "./ShareList";

/** The list's name, and the owner's actions on the whole list. */
export function ListHeader({ list }: { list: ListHeader_list$key }) {
  const data = useFragment(
    graphql`
      fragment ListHeader_list on List {
        databaseId
        name
        isOwn
        isDefault
        isShared
        ...ShareList_list
      }
    `,
    list,
  );
  const { databaseId, name, isOwn, isDefault, isShared } = data;
  const [isRenaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const endRenaming = () => {
    setRenaming(false);
    rename.current?.focus();
  };
  return (
    <Flex
      as="header"
      direction={{ base: "column", md: "row" }}
      justify="space-between"
      align="flex-start"
      gap="4"
      mt="2"
      mb="6"
    >
      <Box minWidth="0" flex="1" width="full">
        <Box as="h1" textStyle="title" dir="auto" overflowWrap="anywhere">
          {name}
        </Box>
        <Flex gap="2" mt="2">
          {!isOwn && <Badge tone="neutral">Shared with you</Badge>}
          {isOwn && isDefault && <Badge tone="neutral">Default</Badge>}
          {isOwn && isShared && <Badge>Shared</Badge>}
        </Flex>
        {isRenaming && <RenameList databaseId={databaseId} name={name} onDone={endRenaming} />}
      </Box>
      {isOwn && (
        <Flex wrap="wrap" gap="2" data-needs-scripts>
          {/* First: on a phone its panel fits only at the left edge. */}
          <ShareList list={data} />
          <Button
            ref={rename}
            variant="outline"
            aria-expanded={isRenaming}
            onClick={() => setRenaming(!isRenaming)}
          >
            Rename
          </Button>
          {!isDefault && <DeleteList databaseId={databaseId} name={name} />}
        </Flex>
      )}
    </Flex>
  );
}
