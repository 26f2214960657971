import { Box, Flex } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { ListItems_list$key } from "~/relay/__generated__/ListItems_list.graphql";
import { maxCompared } from "~/search-params/compare";
import { LinkButton } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { focusMain } from "~/ui/focus-main";
import { AnimatedRows } from "~/ui/motion/AnimatedRows";
import { useToast } from "~/ui/Toast";
import { ListItemRow } from "./ListItemRow";
import { Rows } from "./list-styles";
import { type Item, useListItems } from "./use-list-items";

/** The list's items in order, with a selection for comparing some of them. */
export function ListItems({ list }: { list: ListItems_list$key }) {
  const data = useFragment(
    graphql`
      fragment ListItems_list on List {
        databaseId
        name
        isOwn
        items {
          id
          position
          note
          software {
            databaseId
            name
            logoUrl
            isSaved
            avgRating
            reviewCount
            company {
              databaseId
              name
            }
            plans {
              price
              currency
              billingPeriod
              unit
            }
          }
        }
      }
    `,
    list,
  );
  const { isOwn } = data;
  const { items, move, remove, note } = useListItems(data);
  const toast = useToast();
  const rows = useRef<HTMLOListElement>(null);
  /** Null until the user chooses; until then the first ones are compared. */
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const [announcement, announce] = useState("");
  const ids = items.map(({ software }) => software.databaseId);
  const compared = (picked ?? ids).filter((id) => ids.includes(id)).slice(0, maxCompared);

  const pick = (id: string) => {
    if (compared.includes(id)) return setPicked(compared.filter((each) => each !== id));
    if (compared.length < maxCompared) return setPicked([...compared, id]);
    toast({
      title: `You can compare up to ${maxCompared}`,
      description: "Remove one from the comparison first.",
    });
  };
  const moveTo = (item: Item, to: number) => {
    if (to < 0 || to >= items.length) return;
    move(item, to);
    announce(`${item.software.name} is now ${to + 1} of ${items.length}`);
  };
  const removeAt = (item: Item, index: number) => {
    // The focused button disappears: the next one gets the focus, or the page after the last one.
    const others = [...(rows.current?.querySelectorAll<HTMLElement>("li:not([inert]) [data-remove]") ?? [])];
    const next = others[index + 1] ?? others[index - 1];
    remove(item);
    if (next) next.focus({ preventScroll: true });
    else focusMain();
  };

  if (items.length === 0) {
    return (
      <EmptyState
        heading="This list is empty"
        {...(isOwn && { text: "Choose “Save to My Lists” on any product to add it here." })}
        action={<LinkButton to={paths.softwareDirectory()}>Browse software</LinkButton>}
      />
    );
  }
  return (
    <>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="3">
        <Box color="fg.muted" fontVariantNumeric="tabular-nums">
          {items.length === 1 ? "1 product" : `${items.length} products`}
        </Box>
        {compared.length > 1 && (
          <LinkButton to={paths.compare({ ids: compared })} variant={isOwn ? "outline" : "solid"}>
            Compare {compared.length} of them
          </LinkButton>
        )}
      </Flex>
      <Rows ref={rows} aria-label="Software in this list">
        <AnimatedRows>
          {items.map((item, index) => (
            <ListItemRow
              key={item.id}
              item={item}
              compare={
                items.length > 1
                  ? {
                      isPicked: compared.includes(item.software.databaseId),
                      pick: () => pick(item.software.databaseId),
                    }
                  : null
              }
              own={
                isOwn
                  ? {
                      isFirst: index === 0,
                      isLast: index === items.length - 1,
                      moveBy: (by) => moveTo(item, index + by),
                      remove: () => removeAt(item, index),
                      note: (text) => note(item, text),
                    }
                  : null
              }
            />
          ))}
        </AnimatedRows>
      </Rows>
      <Box role="status" srOnly>
        {announcement}
      </Box>
    </>
  );
}
