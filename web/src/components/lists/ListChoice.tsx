import { listInput } from "@assay/api/inputs";
import { Box, chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { fetchQuery } from "relay-runtime";
import { paths } from "~/paths";
import type { ListChoiceQuery } from "~/relay/__generated__/ListChoiceQuery.graphql";
import { Field } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextLink } from "~/ui/TextLink";
import type { Savable } from "./SaveButton";
import { useListChanges } from "./use-list-changes";

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

interface Choice {
  /** Null for the default list of somebody who has none yet. */
  readonly databaseId: string | null;
  readonly name: string;
  readonly itemCount: number;
  readonly has: boolean;
}

const firstList: Choice = { databaseId: null, name: "Shortlist", itemCount: 0, has: false };

/** The viewer's lists, each with whether the software is in it, and a field for a new one. */
export function ListChoice({ software }: { software: Savable }) {
  const environment = useRelayEnvironment();
  const { save, remove, create } = useListChanges();
  const [choices, setChoices] = useState<readonly Choice[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const softwareId = software.databaseId;
  useEffect(() => {
    const subscription = fetchQuery<ListChoiceQuery>(
      environment,
      graphql`
        query ListChoiceQuery($softwareId: ID!) {
          viewer {
            lists {
              id
              databaseId
              name
              itemCount
              has(softwareId: $softwareId)
            }
          }
        }
      `,
      { softwareId },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: ({ viewer }) => {
        if (!viewer) setFailed(true);
        else setChoices(viewer.lists.length > 0 ? viewer.lists : [firstList]);
      },
      error: () => setFailed(true),
    });
    return () => subscription.unsubscribe();
  }, [environment, softwareId]);

  const change = (name: string, next: Partial<Choice>) =>
    setChoices((all) => all?.map((one) => (one.name === name ? { ...one, ...next } : one)) ?? null);

  const toggle = async (choice: Choice) => {
    const { databaseId, name, itemCount, has } = choice;
    change(name, { has: !has, itemCount: itemCount + (has ? -1 : 1) });
    if (has && databaseId !== null) {
      const undone = ({ itemCount }: { itemCount: number }) => change(name, { has: true, itemCount });
      if (!(await remove({ databaseId, name }, software, undone))) change(name, choice);
      return;
    }
    const list = await save({ softwareId, ...(databaseId !== null && { listId: databaseId }) });
    change(name, list ? { databaseId: list.databaseId, itemCount: list.itemCount } : choice);
  };

  if (isFailed) return <p role="alert">Your lists could not be loaded. Close this and try again.</p>;
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
              <input type="checkbox" checked={choice.has} onChange={() => void toggle(choice)} />
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
      <Form
        key={choices.length}
        label="New list"
        rules={listInput}
        send={async (input) => {
          const made = await create({ ...input, softwareId });
          if ("problems" in made) return made.problems;
          const { databaseId, name, itemCount } = made.list;
          setChoices([...choices, { databaseId, name, itemCount, has: true }]);
          return null;
        }}
      >
        <Field name="name" label="New list" required autoComplete="off" />
        <div>
          <SubmitButton busy="Creating…">Create and save</SubmitButton>
        </div>
      </Form>
      <Box mt="4" pt="3" borderTopWidth="1px" borderColor="border">
        <TextLink to={paths.lists()}>My Lists</TextLink>
      </Box>
    </>
  );
}
