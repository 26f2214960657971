import { Box, chakra } from "@chakra-ui/react";
import { paths } from "~/paths";
import { TextLink } from "~/ui/TextLink";
import { NewListForm } from "./NewListForm";
import type { SavableSoftware } from "./SaveButton";
import { useListChoices } from "./use-list-choices";

const Choices = chakra("ul", {
  base: {
    listStyleType: "none",
    maxHeight: "14rem",
    overflowY: "auto",
    mx: "-2",
    mb: "3",
    "& label": {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minHeight: "9",
      px: "2",
      borderRadius: "sm",
      cursor: "pointer",
    },
    "& label:hover": { bg: "bg.muted" },
    "& input": { width: "4", height: "4", flexShrink: 0, accentColor: "accent" },
    "& [data-name]": { flex: "1", minWidth: 0, overflowWrap: "anywhere" },
    "& [data-count]": { color: "fg.subtle", fontVariantNumeric: "tabular-nums" },
  },
});

/** The viewer's lists, each with whether the software is in it, and a field for a new one. */
export function ListChoice({ software }: { software: SavableSoftware }) {
  const { choices, toggle, add } = useListChoices(software);
  if (choices === "failed")
    return <p role="alert">Your lists could not be loaded. Close this and try again.</p>;
  if (!choices) return <p role="status">Loading your lists…</p>;
  return (
    <>
      <Box as="p" fontWeight="semibold" mb="2">
        Save to My Lists
      </Box>
      <Choices aria-label="My Lists">
        {choices.map((choice) => (
          <li key={choice.name}>
            <label>
              <input type="checkbox" checked={choice.contains} onChange={() => void toggle(choice)} />
              <span data-name>
                <bdi>{choice.name}</bdi>
              </span>
              <span data-count aria-hidden>
                {choice.itemCount}
              </span>
            </label>
          </li>
        ))}
      </Choices>
      <NewListForm label="New list" button="Create and save" softwareId={software.databaseId} onMade={add} />
      <Box mt="4" pt="3" borderTopWidth="1px" borderColor="border">
        <TextLink to={paths.lists()}>My Lists</TextLink>
      </Box>
    </>
  );
}
