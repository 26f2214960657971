import { limits } from "@assay/api/inputs";
import { Box, chakra, Flex } from "@chakra-ui/react";
import { use, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { CategoriesField_categories$key } from "~/relay/__generated__/CategoriesField_categories.graphql";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { controlStyles } from "~/ui/form/control-styles";
import { FieldFrame } from "~/ui/form/FieldFrame";
import { FormContext } from "~/ui/form/form-context";
import { rowCount } from "~/ui/form/use-field-array";
import { Close, Plus } from "~/ui/icons";

const Input = chakra("input", { base: controlStyles });

/** Maximum number of suggestions for a text. */
const maxOffered = 6;

/** The categories of a listing in the form: the first one is the primary one. */
export function CategoriesField({ categories }: { categories: CategoriesField_categories$key }) {
  const all = useFragment(
    graphql`
      fragment CategoriesField_categories on Category @relay(plural: true) {
        databaseId
        name
        parent {
          name
        }
      }
    `,
    categories,
  );
  const { restored, changed } = use(FormContext);
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    Array.from(
      { length: rowCount(restored, "categoryIds") },
      (_, place) => restored[`categoryIds.${place}`] ?? "",
    ),
  );
  const [text, setText] = useState("");
  const [announcement, announce] = useState("");
  const isDrawn = useRef(false);
  /** The category that was last added or removed, until the focus has moved. */
  const focus = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever others are chosen
  useEffect(() => {
    if (isDrawn.current) changed("categoryIds");
    isDrawn.current = true;
    if (focus.current === null) return;
    // At the maximum number of categories there is no search field.
    if (search.current) search.current.focus();
    else focusRemove(chosen.includes(focus.current) ? focus.current : undefined);
    focus.current = null;
  }, [chosen]);

  const nameOf = (id: string) => all.find(({ databaseId }) => databaseId === id)?.name ?? "A hidden category";
  const offeredFor = (typed: string) => {
    const part = typed.trim().toLowerCase();
    if (part === "") return [];
    return all
      .filter(({ databaseId, name }) => !chosen.includes(databaseId) && name.toLowerCase().includes(part))
      .slice(0, maxOffered);
  };
  const offered = offeredFor(text);
  const focusRemove = (id?: string) =>
    root.current?.querySelector<HTMLElement>(id ? `[data-remove="${id}"]` : "[data-remove]")?.focus();
  const isFull = chosen.length >= limits.categories;
  const type = (typed: string) => {
    setText(typed);
    announce(typed.trim() === "" ? "" : `${offeredFor(typed).length} found`);
  };
  const add = (id: string) => {
    focus.current = id;
    setChosen([...chosen, id]);
    setText("");
    announce(`${nameOf(id)} added, ${chosen.length + 1} of ${limits.categories}`);
  };
  const remove = (id: string) => {
    focus.current = id;
    setChosen(chosen.filter((each) => each !== id));
    announce(`${nameOf(id)} removed`);
  };
  const makePrimary = (id: string) => {
    setChosen([id, ...chosen.filter((each) => each !== id)]);
    announce(`${nameOf(id)} is the primary category`);
    // The pressed button disappears; the Remove button next to it gets the focus.
    focusRemove(id);
  };
  return (
    <Box ref={root}>
      <Box as="ul" listStyleType="none" aria-label="Chosen categories" mb="3">
        {chosen.map((id, place) => (
          <Flex
            as="li"
            key={id}
            align="center"
            gap="2"
            minHeight="10"
            borderBottomWidth="1px"
            borderColor="border"
          >
            <input type="hidden" name={`categoryIds.${place}`} value={id} />
            <Box flex="1" minWidth="0" overflowWrap="anywhere" dir="auto">
              {nameOf(id)}
            </Box>
            {place === 0 ? (
              <Badge>Primary</Badge>
            ) : (
              <Button variant="quiet" size="sm" onClick={() => makePrimary(id)}>
                Make primary
                <Box as="span" srOnly>
                  {` ${nameOf(id)}`}
                </Box>
              </Button>
            )}
            <Button
              variant="quiet"
              size="icon"
              data-remove={id}
              // Without the search field, an error links to this button.
              {...(isFull && { name: "categoryIds.remove" })}
              aria-label={`Remove ${nameOf(id)}`}
              onClick={() => remove(id)}
            >
              <Close />
            </Button>
          </Flex>
        ))}
      </Box>
      <FieldFrame
        name="categoryIds"
        label="Add a category"
        hint={`Up to ${limits.categories}. The primary one is shown on the listing's card.`}
        isOptional={chosen.length > 0}
      >
        {(control) =>
          isFull ? (
            <Box id={control.id} aria-describedby={control["aria-describedby"]}>
              {chosen.length} of {limits.categories} chosen. Remove one to add another.
            </Box>
          ) : (
            <Input
              {...control}
              ref={search}
              name="categoryIds.search"
              value={text}
              placeholder="Type part of its name"
              autoComplete="off"
              dir="auto"
              onChange={({ currentTarget }) => type(currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                // Enter would submit the form.
                event.preventDefault();
                if (offered[0]) add(offered[0].databaseId);
              }}
            />
          )
        }
      </FieldFrame>
      {offered.length > 0 && (
        <Box as="ul" listStyleType="none" aria-label="Categories to add" mt="2">
          {offered.map(({ databaseId, name, parent }) => (
            <li key={databaseId}>
              <Button variant="quiet" size="sm" px="2" textAlign="start" onClick={() => add(databaseId)}>
                <Plus />
                <span>
                  <bdi>{name}</bdi>
                  {parent && (
                    <Box as="span" color="fg.subtle" fontWeight="normal">
                      {" "}
                      in <bdi>{parent.name}</bdi>
                    </Box>
                  )}
                </span>
              </Button>
            </li>
          ))}
        </Box>
      )}
      {text.trim() !== "" && offered.length === 0 && (
        <Box textStyle="small" color="fg.muted" mt="2">
          No other category has this name.
        </Box>
      )}
      <Box role="status" srOnly>
        {announcement}
      </Box>
    </Box>
  );
}
