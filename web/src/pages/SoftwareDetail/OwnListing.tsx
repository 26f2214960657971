import { Box, Flex } from "@chakra-ui/react";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/Button";

/** Props of `OwnListing`: the listing, and whether it is public. */
export interface OwnListingProps {
  databaseId: string;
  isActive: boolean;
}

/** Shown above a listing to those who can edit it: its visibility, and a link to its editor. */
export default function OwnListing({ databaseId, isActive }: OwnListingProps) {
  return (
    <Flex
      role="note"
      gap="3"
      align="center"
      justify="space-between"
      wrap="wrap"
      px="4"
      py="3"
      mt="4"
      bg="bg.muted"
      borderRadius="md"
      textStyle="small"
    >
      <Box flex="1 1 16rem">
        {isActive
          ? "This listing is your company's."
          : "This is a preview of a Draft: only members of its company and administrators can see this page."}
      </Box>
      <LinkButton to={paths.softwareEditor(databaseId)} variant="outline" size="sm">
        Edit listing
      </LinkButton>
    </Flex>
  );
}
