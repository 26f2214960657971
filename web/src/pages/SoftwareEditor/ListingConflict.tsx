import { Flex } from "@chakra-ui/react";
import { paths } from "~/paths";
import { AnchorButton, Button } from "~/ui/Button";
import { EditConflict } from "~/ui/private/EditConflict";

/** Props of `ListingConflict`: the listing, and a callback that makes the next save overwrite others' changes. */
export interface ListingConflictProps {
  databaseId: string;
  overwrite: () => void;
}

/** Says that somebody else saved first, and offers to look at the changes. Inside the form, because its second button submits it. */
export function ListingConflict({ databaseId, overwrite }: ListingConflictProps) {
  return (
    <EditConflict what="listing">
      <p>
        Your changes were not saved, but nothing you typed is lost. View the current version, then save yours:
        only the fields that you changed are overwritten.
      </p>
      <Flex gap="3" mt="3" wrap="wrap">
        <AnchorButton variant="outline" href={paths.software(databaseId)} target="_blank" rel="noreferrer">
          View current version
        </AnchorButton>
        <Button type="submit" onClick={overwrite}>
          Save my version
        </Button>
      </Flex>
    </EditConflict>
  );
}
