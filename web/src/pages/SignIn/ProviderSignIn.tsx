import { Box, Flex } from "@chakra-ui/react";
import { paths } from "~/paths";
import { AnchorButton } from "~/ui/Button";

/** The way in by Google: a plain link, because the server leads there and back. */
export function ProviderSignIn({ next }: { next: string | null }) {
  return (
    <Box mb="6">
      <AnchorButton variant="outline" width="full" href={paths.login(next ?? undefined)}>
        Continue with Google
      </AnchorButton>
      <Flex align="center" gap="3" mt="6" textStyle="small" color="fg.subtle">
        <Box flex="1" borderTopWidth="1px" borderColor="border" />
        or with your email
        <Box flex="1" borderTopWidth="1px" borderColor="border" />
      </Flex>
    </Box>
  );
}
