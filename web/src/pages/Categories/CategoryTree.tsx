import { Box, chakra } from "@chakra-ui/react";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { CategoryTree_category$key } from "~/relay/__generated__/CategoryTree_category.graphql";
import { ChevronRight, Dot, Folder, Tag } from "~/ui/icons";
import { Link } from "~/ui/Link";

/** A category with what is below it. */
interface Branch {
  readonly slug: string;
  readonly name: string;
  readonly children?: readonly Branch[];
}

const Tree = chakra("ul", {
  base: {
    listStyleType: "none",
    "& ul": { listStyleType: "none", ps: "7" },
    "& [data-node]": { display: "flex", alignItems: "flex-start", gap: "2", py: "1", minHeight: "8" },
    "& [data-node] svg": { mt: "0.25em", color: "fg.subtle" },
    "& a:hover": { color: "accent.fg", textDecoration: "underline" },
    "& button": {
      display: "flex",
      width: "6",
      height: "6",
      ms: "-8",
      me: "0",
      justifyContent: "center",
      cursor: "pointer",
    },
    "& button:hover svg": { color: "fg" },
    "& button[aria-expanded=true] svg": { transform: "rotate(90deg)" },
  },
});

const icons = [Folder, Tag, Dot];

/** What is below a top-level category, each node to be opened and closed. Without scripts all of it is open. */
export function CategoryTree({ category }: { category: CategoryTree_category$key }) {
  // The specification's tree has no limit of depth; three levels below the top is more than any catalogue has.
  const { children } = useFragment(
    graphql`
      fragment CategoryTree_category on Category {
        children {
          slug
          name
          children {
            slug
            name
            children {
              slug
              name
            }
          }
        }
      }
    `,
    category,
  );
  if (children.length === 0) return <Box />;
  return (
    <Tree ps={{ base: "8", md: "0" }}>
      {children.map((child) => (
        <Node key={child.slug} branch={child} depth={0} />
      ))}
    </Tree>
  );
}

function Node({ branch, depth }: { branch: Branch; depth: number }) {
  const { slug, name, children = [] } = branch;
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const Icon = icons[Math.min(depth, icons.length - 1)] ?? Dot;
  const hasChildren = children.length > 0;
  return (
    <li>
      <div data-node>
        {hasChildren && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={`What is in ${name}`}
            data-needs-scripts
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight />
          </button>
        )}
        <Icon />
        <Link to={paths.category(slug)} dir="auto">
          {name}
        </Link>
      </div>
      {hasChildren && (
        <ul id={listId} data-closed={isOpen ? undefined : true}>
          {children.map((child) => (
            <Node key={child.slug} branch={child} depth={depth + 1} />
          ))}
        </ul>
      )}
    </li>
  );
}
