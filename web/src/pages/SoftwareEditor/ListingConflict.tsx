import { Flex } from "@chakra-ui/react";
import { EditConflict } from "~/components/EditConflict";
import { paths } from "~/paths";
import { AnchorButton, Button } from "~/ui/Button";

/** Props of `ListingConflict`: which listing, and what lets the next saving overwrite what others changed. */
export interface ListingConflictProps {
  databaseId: string;
  overwrite: () => void;
}

/** Says that somebody else was faster, and lets one look and choose. Within the form: its second button sends it. */
export function ListingConflict({ databaseId, overwrite }: ListingConflictProps) {
  return (
    <EditConflict what="listing">
      <p>
        Nothing of yours was saved, and nothing that you typed is lost. Look at how it is now, then save
        yours: of what the other person changed, only the parts that you changed too are written over.
      </p>
      <Flex gap="3" mt="3" wrap="wrap">
        <AnchorButton variant="outline" href={paths.software(databaseId)} target="_blank" rel="noreferrer">
          See how it is now
        </AnchorButton>
        <Button type="submit" onClick={overwrite}>
          Save mine
        </Button>
      </Flex>
    </EditConflict>
  );
}
