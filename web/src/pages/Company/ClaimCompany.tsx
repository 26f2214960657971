import { Box } from "@chakra-ui/react";
import { use, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import type { ClaimCompany_company$key } from "~/relay/__generated__/ClaimCompany_company.graphql";
import { hasPage } from "~/route-match";
import { AsideBlock } from "~/ui/AsideBlock";
import { Button, LinkButton } from "~/ui/Button";
import { useOnDemand } from "~/ui/use-on-demand";
import { VisitorContext } from "~/ui/visitor";

/** The button to claim a company without an owner; absent if it has one. The form is rarely used, so it is loaded on demand. */
export function ClaimCompany({ company }: { company: ClaimCompany_company$key }) {
  const { databaseId, name, isClaimed, claimDomain } = useFragment(
    graphql`
      fragment ClaimCompany_company on Company {
        databaseId
        name
        isClaimed
        claimDomain
      }
    `,
    company,
  );
  const { isSignedIn } = use(VisitorContext);
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [Dialog, ask] = useOnDemand(() => import("./ClaimDialog"), "The form");
  if (isClaimed || !hasPage(paths.signIn())) return null;
  return (
    <AsideBlock heading="Is this your company?">
      <Box as="p" textStyle="small" color="fg.muted" mb="3">
        This page has no owner yet. Claim it to edit it, list your software and answer reviews.
      </Box>
      {isSignedIn ? (
        <Button
          variant="outline"
          data-needs-scripts
          onClick={async () => {
            if (await ask()) setOpen(true);
          }}
        >
          Claim this company
        </Button>
      ) : (
        <LinkButton variant="outline" to={paths.signIn(pathname + search)}>
          Claim this company
        </LinkButton>
      )}
      {isOpen && Dialog && (
        <Dialog company={{ databaseId, name, domain: claimDomain ?? null }} onClose={() => setOpen(false)} />
      )}
    </AsideBlock>
  );
}
