import type { ReviewerRole } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { AlreadyListed_software$key } from "~/relay/__generated__/AlreadyListed_software.graphql";
import { LinkButton } from "~/ui/Button";
import { Logo } from "~/ui/Logo";
import { TextLink } from "~/ui/TextLink";
import { writePaths } from "~/write-paths";

/** Props of `AlreadyListed`: listings with the name or website of a suggestion, and the role while writing a review. */
export interface AlreadyListedProps {
  software: AlreadyListed_software$key;
  role: ReviewerRole | null;
}

/** Says that a product is listed already, with a link to review it. It takes the focus, so that it is announced. */
export function AlreadyListed({ software, role }: AlreadyListedProps) {
  const listed = useFragment(
    graphql`
      fragment AlreadyListed_software on Software @relay(plural: true) {
        databaseId
        name
        logoUrl
        shortDescription
        isOwn
        ownReview {
          databaseId
        }
      }
    `,
    software,
  );
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: others need to be announced again
  useEffect(() => ref.current?.focus(), [software]);
  const [only] = listed;
  return (
    <Box
      as="section"
      ref={ref}
      tabIndex={-1}
      aria-labelledby="already-listed"
      p={{ base: "4", md: "5" }}
      bg="bg.subtle"
      borderRadius="lg"
      _focusVisible={{ outline: "none" }}
    >
      <Box as="h2" id="already-listed" textStyle="item" overflowWrap="anywhere">
        {listed.length === 1 && only ? (
          <>
            <bdi>{only.name}</bdi> is listed already
          </>
        ) : (
          "Is it one of these listings?"
        )}
      </Box>
      <Box as="ul" listStyleType="none" mt="3">
        {listed.map(({ databaseId, name, logoUrl, shortDescription, isOwn, ownReview }) => (
          <Flex
            as="li"
            key={databaseId}
            align="start"
            gap="3"
            py="3"
            borderTopWidth="1px"
            borderColor="border"
          >
            <Logo url={logoUrl} name={name} size={36} />
            <Box flex="1" minWidth="0">
              <Box overflowWrap="anywhere" fontWeight="medium">
                <TextLink to={paths.software(databaseId)} dir="auto">
                  {name}
                </TextLink>
              </Box>
              {shortDescription && (
                <Box textStyle="small" color="fg.muted" lineClamp={2} dir="auto">
                  {shortDescription}
                </Box>
              )}
            </Box>
            {!isOwn && (
              <LinkButton
                to={writePaths.form({
                  products: [databaseId],
                  role,
                  ...(ownReview && { edit: "review" as const }),
                })}
                size="sm"
                variant="outline"
                flexShrink="0"
                aria-label={ownReview ? `Edit your review of ${name}` : `Review ${name}`}
              >
                {ownReview ? "Edit your review" : "Review"}
              </LinkButton>
            )}
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
