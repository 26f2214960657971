import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TokenLists_company$key } from "~/relay/__generated__/TokenLists_company.graphql";
import type { TokenLists_viewer$key } from "~/relay/__generated__/TokenLists_viewer.graphql";
import type { TokenListsCompanies_viewer$key } from "~/relay/__generated__/TokenListsCompanies_viewer.graphql";
import type { TokenRow_token$key } from "~/relay/__generated__/TokenRow_token.graphql";
import { Section } from "~/ui/Section";
import { TokenRow } from "./TokenRow";

/** The personal tokens of the signed-in user. */
export function OwnTokens({ viewer }: { viewer: TokenLists_viewer$key }) {
  const { apiTokens } = useFragment(
    graphql`
      fragment TokenLists_viewer on User {
        apiTokens {
          id
          ...TokenRow_token
        }
      }
    `,
    viewer,
  );
  return <TokenList heading="Your tokens" tokens={apiTokens} none="You have no tokens." />;
}

/** The tokens of each company that the signed-in user owns. */
export function CompanyTokens({ viewer }: { viewer: TokenListsCompanies_viewer$key }) {
  const { companies } = useFragment(
    graphql`
      fragment TokenListsCompanies_viewer on User {
        companies(first: 100) {
          edges {
            node {
              id
              viewerRole
              ...TokenLists_company
            }
          }
        }
      }
    `,
    viewer,
  );
  return companies.edges
    .filter(({ node }) => node.viewerRole === "OWNER")
    .map(({ node }) => <CompanyTokenList key={node.id} company={node} />);
}

function CompanyTokenList({ company }: { company: TokenLists_company$key }) {
  const { name, apiTokens } = useFragment(
    graphql`
      fragment TokenLists_company on Company {
        name
        apiTokens {
          id
          ...TokenRow_token
        }
      }
    `,
    company,
  );
  return <TokenList heading={`Tokens of ${name}`} tokens={apiTokens} none="It has no tokens." isShared />;
}

interface TokenListProps {
  heading: string;
  tokens: readonly (TokenRow_token$key & { readonly id: string })[];
  none: string;
  /** Other owners see them too, so each shows its creator. */
  isShared?: boolean;
}

function TokenList({ heading, tokens, none, isShared = false }: TokenListProps) {
  return (
    // Gets the focus after the row that had it was revoked.
    <Section heading={heading} tabIndex={-1} overflowWrap="anywhere">
      {tokens.length === 0 ? (
        <Box as="p" color="fg.muted">
          {none}
        </Box>
      ) : (
        <Box as="ul" listStyleType="none" borderTopWidth="1px" borderColor="border">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} isShared={isShared} />
          ))}
        </Box>
      )}
    </Section>
  );
}
