import { preferenceLimits } from "@assay/api/inputs";
import { chakra, Flex } from "@chakra-ui/react";
import { FilterForm } from "~/components/filters/FilterForm";
import { filtersOf } from "~/components/filters/variables";
import { paths } from "~/paths";
import { type CategoryFilterValues, categoryParams } from "~/search-params/category";
import { Button } from "~/ui/Button";
import { Summary } from "~/ui/Summary";
import { barOf } from "./filtered";
import { Fieldsets, Importance, Legend, PlainSelect, Ticks } from "./PreferenceFields";
import { categoryHref, type PreferenceValues, preferenceParams, weighed } from "./preferences";
import { segmentOptions } from "./segment-options";

/** Props of `PreferencesForm`. */
export interface PreferencesFormProps {
  slug: string;
  filters: CategoryFilterValues;
  preferences: PreferenceValues;
  /** The features of the vocabulary, and the industries that are offered. */
  features: ReadonlyMap<string, string>;
  industries: readonly string[];
  onApply: () => void;
}

/** More features than this are behind a disclosure. */
const shownFeatures = 8;

/** The form of the preferences, which closes when they are applied. Nothing applies before: people choose several. */
export function PreferencesForm({
  slug,
  filters,
  preferences,
  features,
  industries,
  onApply,
}: PreferencesFormProps) {
  const { myIndustry } = preferences;
  const known = industries.find((one) => one.toLowerCase() === myIndustry.toLowerCase());
  const offered = myIndustry && !known ? [...industries, myIndustry] : industries;
  const isMust = (key: string) => preferences.must.includes(key);
  const tick = ([key, name]: readonly [key: string, name: string]) => (
    <label key={key}>
      <input type="checkbox" name="must" value={key} defaultChecked={isMust(key)} />
      <span dir="auto">{name}</span>
    </label>
  );
  return (
    <FilterForm
      // Back changes the address without the form, whose fields are to show what it says.
      key={preferenceParams.write(preferences)}
      action={paths.category(slug)}
      keeps={{ ...filtersOf(filters), ...barOf(filters) }}
      hrefOf={(sent) => categoryHref(slug, categoryParams.read(sent), preferenceParams.read(sent))}
      hasButton
      onApply={onApply}
      appliesAtOnce={false}
      aria-label="What matters to you"
      display="block"
      mt="4"
      mb="5"
    >
      <Fieldsets>
        {weighed.map(([key, label]) => (
          <Importance key={key} name={key} label={label} value={preferences[key]} />
        ))}
      </Fieldsets>
      <Fieldsets>
        <PlainSelect
          label="Your company size"
          name="mySize"
          value={preferences.mySize ?? ""}
          options={segmentOptions([]).map((option) =>
            option.value === "" ? { value: "", label: "Does not matter" } : option,
          )}
        />
        <PlainSelect
          label="Your industry"
          name="myIndustry"
          value={known ?? myIndustry}
          options={[
            { value: "", label: "Does not matter" },
            ...offered.map((one) => ({ value: one, label: one })),
          ]}
        />
      </Fieldsets>
      {features.size > 0 && (
        <chakra.fieldset border="0" mt="5" minWidth="0">
          <Legend>Must have (at most {preferenceLimits.features})</Legend>
          <Ticks>{[...features].slice(0, shownFeatures).map(tick)}</Ticks>
          {features.size > shownFeatures && (
            <details open={[...features.keys()].slice(shownFeatures).some(isMust) || undefined}>
              <Summary>{features.size - shownFeatures} more</Summary>
              <Ticks>{[...features].slice(shownFeatures).map(tick)}</Ticks>
            </details>
          )}
        </chakra.fieldset>
      )}
      <Flex mt="5">
        <Button type="submit">Show who fits</Button>
      </Flex>
    </FilterForm>
  );
}
