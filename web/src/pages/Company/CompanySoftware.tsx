import { graphql, useFragment } from "react-relay/hooks";
import { SoftwareCard } from "~/components/SoftwareCard";
import { SoftwareCards } from "~/components/SoftwareCards";
import type { CompanySoftware_software$key } from "~/relay/__generated__/CompanySoftware_software.graphql";
import { EmptyState } from "~/ui/EmptyState";
import { Pagination } from "~/ui/Pagination";
import { Section } from "~/ui/Section";

/** Props of `CompanySoftware`: one page of it, the company, and a function that returns the href of another page. */
export interface CompanySoftwareProps {
  software: CompanySoftware_software$key;
  name: string;
  hrefOf: (page: number) => string;
}

const listId = "software";

/** The Software tab, highest rated first. */
export function CompanySoftware({ software, name, hrefOf }: CompanySoftwareProps) {
  const { edges, pageCursors } = useFragment(
    graphql`
      fragment CompanySoftware_software on SoftwareConnection {
        edges {
          node {
            id
            ...SoftwareCard_software
          }
        }
        pageCursors {
          totalPages
          around {
            page
            isCurrent
          }
        }
      }
    `,
    software,
  );
  if (edges.length === 0)
    return <EmptyState heading="No software found" text={`${name} has not listed any software yet.`} />;
  const { around, totalPages } = pageCursors;
  return (
    <Section heading={`Software by ${name}`}>
      <SoftwareCards form="grid" id={listId} tabIndex={-1} aria-label={`Software by ${name}`}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <SoftwareCard software={node} as="h3" />
          </li>
        ))}
      </SoftwareCards>
      <Pagination
        current={around.find(({ isCurrent }) => isCurrent)?.page ?? 1}
        total={totalPages}
        pages={around.map(({ page }) => page)}
        hrefOf={hrefOf}
        listId={listId}
      />
    </Section>
  );
}
