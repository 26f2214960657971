import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { LinkPanel } from "~/components/filters/LinkPanel";
import { useRememberFilters } from "~/components/recent/recent";
import { paths } from "~/paths";
import type { Preferences_category$key } from "~/relay/__generated__/Preferences_category.graphql";
import type { CategoryFilterValues } from "~/search-params/category";
import { DotList } from "~/ui/DotList";
import { TextLink } from "~/ui/TextLink";
import { PreferencesForm } from "./PreferencesForm";
import { categoryHref, hasPreferences, type PreferenceValues, preferenceWords } from "./preferences";

/** Props of `Preferences`. */
export interface PreferencesProps {
  category: Preferences_category$key;
  filters: CategoryFilterValues;
  preferences: PreferenceValues;
}

const statusId = "preferences-status";

/** Moves the focus to what the order follows, for a control that disappears when it is used. */
const focusStatus = () => document.getElementById(statusId)?.focus();

/** What matters to the visitor, in a line, and behind a link the form whose answers stand in the address and order the listings. */
export function Preferences({ category, filters, preferences }: PreferencesProps) {
  const data = useFragment(
    graphql`
      fragment Preferences_category on Category {
        slug
        name
        reviewerIndustries @include(if: $showsPreferences)
        vocabulary @include(if: $showsPreferences) {
          key
          name
        }
      }
    `,
    category,
  );
  const { slug, name } = data;
  const hasAny = hasPreferences(preferences);
  const isOpen = preferences.weigh === "1";
  const plain = { ...filters, page: 1, why: "" };
  const hrefWith = (weigh: "1" | null) => categoryHref(slug, plain, { ...preferences, weigh });
  useRememberFilters(hasAny ? { href: hrefWith(null), label: `${name}: what matters to me` } : null);
  const features = new Map((data.vocabulary ?? []).map(({ key, name: feature }) => [key, feature]));
  return (
    <Box my="4">
      <LinkPanel
        name="What matters to you"
        label={hasAny || isOpen ? "What matters to you" : "What matters to you?"}
        toggleHref={hrefWith(isOpen ? null : "1")}
        isOpen={isOpen}
        beside={
          hasAny && (
            <TextLink to={paths.category(slug, plain)} preventScrollReset onClick={focusStatus}>
              As everyone sees it
            </TextLink>
          )
        }
      >
        {hasAny && (
          <DotList aria-label="What you chose" overflowWrap="anywhere">
            {preferenceWords(preferences, features).map((words) => (
              <li key={words}>
                <bdi>{words}</bdi>
              </li>
            ))}
          </DotList>
        )}
        <Box as="p" id={statusId} tabIndex={-1} color="fg.muted" mt="1" mb="3">
          {statusOf(hasAny, isOpen)}{" "}
          {(hasAny || isOpen) && (
            <TextLink to={`${paths.content("ranking")}#what-matters-to-you`}>How it is calculated</TextLink>
          )}
        </Box>
        {isOpen && (
          <PreferencesForm
            slug={slug}
            filters={plain}
            preferences={preferences}
            features={features}
            industries={data.reviewerIndustries ?? []}
            onApply={focusStatus}
          />
        )}
      </LinkPanel>
    </Box>
  );
}

function statusOf(hasAny: boolean, isOpen: boolean): string {
  if (hasAny)
    return "Ordered by how well each listing fits you. Nothing is hidden, and what is not known does not count as a no.";
  return isOpen
    ? "The order follows what you choose. Nothing is hidden, and nobody learns what you choose."
    : "Tell us, and see which products fit, and why.";
}
