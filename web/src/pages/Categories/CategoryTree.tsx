import { Box, chakra } from "@chakra-ui/react";
import { type ReactNode, useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { CategoryTree_category$key } from "~/relay/__generated__/CategoryTree_category.graphql";
import { iconMask, iconPaths } from "~/ui/icons";
import { Link } from "~/ui/Link";

/** A category with its descendants. */
interface Branch {
  readonly slug: string;
  readonly name: string;
  readonly children?: readonly Branch[];
}

const Tree = chakra("ul", {
  base: {
    listStyleType: "none",
    "& ul": { listStyleType: "none", ps: "7" },
    // A leaf, or the row above its children. Without attributes and icons in the HTML, because there are hundreds.
    "& li:has(> a), & li > div": {
      display: "flex",
      alignItems: "flex-start",
      gap: "2",
      py: "1",
      minHeight: "8",
    },
    "& li:has(> a)::before, & li > div::before": {
      content: "''",
      flexShrink: 0,
      width: "1em",
      height: "1em",
      mt: "0.25em",
      bg: "fg.subtle",
      mask: iconMask(iconPaths.folder),
    },
    "& ul li:has(> a)::before, & ul li > div::before": { mask: iconMask(iconPaths.tag) },
    "& ul ul li:has(> a)::before": { mask: iconMask(iconPaths.dot) },
    // As for what has dir="auto", which is 11 bytes for each of hundreds.
    "& a": { unicodeBidi: "plaintext", overflowWrap: "anywhere" },
    "& a:hover": { color: "accent.fg", textDecoration: "underline" },
    "& button": {
      order: "-1",
      display: "flex",
      width: "6",
      height: "6",
      ms: "-8",
      me: "0",
      justifyContent: "center",
      cursor: "pointer",
    },
    "& button::before": {
      content: "''",
      width: "1em",
      height: "1em",
      mt: "0.25em",
      bg: "fg.subtle",
      mask: iconMask(iconPaths.chevronRight),
    },
    "& button:hover::before": { bg: "fg" },
    "& button[aria-expanded=true]::before": { transform: "rotate(90deg)" },
  },
});

/** The descendants of a top-level category; each node can be opened and closed. Without scripts all of them are open. */
export function CategoryTree({ category }: { category: CategoryTree_category$key }) {
  // The specification sets no maximum depth; three levels below the top is more than any catalog has.
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
        <Node key={child.slug} branch={child} />
      ))}
    </Tree>
  );
}

function Node({ branch: { slug, name, children = [] } }: { branch: Branch }) {
  const link = <Link to={paths.category(slug)}>{name}</Link>;
  return children.length === 0 ? (
    <li>{link}</li>
  ) : (
    <Fork name={name} link={link}>
      {children}
    </Fork>
  );
}

/** A node with children. */
function Fork({ name, link, children }: { name: string; link: ReactNode; children: readonly Branch[] }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <li>
      <div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={`What is in ${name}`}
          data-needs-scripts=""
          onClick={() => setOpen(!isOpen)}
        />
        {link}
      </div>
      <ul id={listId} data-closed={isOpen ? undefined : ""}>
        {children.map((child) => (
          <Node key={child.slug} branch={child} />
        ))}
      </ul>
    </li>
  );
}
