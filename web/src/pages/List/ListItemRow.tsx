import { Box, Flex } from "@chakra-ui/react";
import { SaveButton } from "~/components/lists/SaveButton";
import { paths } from "~/paths";
import { Button } from "~/ui/Button";
import { MoveButtons } from "~/ui/form/MoveButtons";
import type { Problems } from "~/ui/form/problems";
import { Close } from "~/ui/icons";
import { Logo } from "~/ui/Logo";
import { MaybeLink } from "~/ui/MaybeLink";
import { AnimatedRow } from "~/ui/motion/AnimatedRows";
import { Prose } from "~/ui/Prose";
import { lowestPlan } from "~/ui/price";
import { RatingLine } from "~/ui/RatingSummary";
import { ItemNote } from "./ItemNote";
import type { Item } from "./use-list-items";

/** Props of `ListItemRow`: the software, whether it is compared, and the owner's actions; null where not available. */
export interface ListItemRowProps {
  item: Item;
  compare: { isPicked: boolean; pick: () => void } | null;
  own: {
    isFirst: boolean;
    isLast: boolean;
    moveBy: (by: -1 | 1) => void;
    remove: () => void;
    note: (text: string | null) => Promise<Problems | null>;
  } | null;
}

/** A software in a list: description, price, and the note about it. */
export function ListItemRow({ item, compare, own }: ListItemRowProps) {
  const { software, note } = item;
  const { databaseId, name, logoUrl, avgRating, reviewCount, company, plans } = software;
  return (
    <AnimatedRow>
      <div data-logo>
        <Logo url={logoUrl} name={name} size={56} />
      </div>
      <div data-what>
        <Box as="h2" textStyle="item" dir="auto">
          <MaybeLink to={paths.software(databaseId)}>{name}</MaybeLink>
        </Box>
        {company && (
          <Box textStyle="small" color="fg.muted">
            By <MaybeLink to={paths.company(company.databaseId)}>{company.name}</MaybeLink>
          </Box>
        )}
        <Flex wrap="wrap" columnGap="4" rowGap="1" mt="1" align="center">
          <RatingLine rating={avgRating} reviewCount={reviewCount} />
          <Box textStyle="small" fontWeight="medium">
            {lowestPlan(plans)}
          </Box>
        </Flex>
      </div>
      {own ? (
        <ItemNote name={name} note={note ?? null} save={own.note} />
      ) : (
        note && <Prose data-note text={note} />
      )}
      <div data-do data-needs-scripts>
        {compare ? (
          <label>
            <input type="checkbox" checked={compare.isPicked} onChange={compare.pick} />
            <span>
              Compare
              <Box as="span" srOnly>
                {" "}
                {name}
              </Box>
            </span>
          </label>
        ) : (
          <span />
        )}
        {own ? (
          <Flex>
            <MoveButtons name={name} isFirst={own.isFirst} isLast={own.isLast} moveBy={own.moveBy} />
            <Button
              variant="quiet"
              size="icon"
              data-remove
              aria-label={`Remove ${name} from the list`}
              onClick={own.remove}
            >
              <Close />
            </Button>
          </Flex>
        ) : (
          <SaveButton software={software} />
        )}
      </div>
    </AnimatedRow>
  );
}
