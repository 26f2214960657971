import { mattersLimits } from "@assay/api/inputs";
import { Box, chakra, Flex } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FilterForm } from "~/components/filters/FilterForm";
import { filtersOf } from "~/components/filters/variables";
import { useRememberFilters } from "~/components/recent/recent";
import { paths } from "~/paths";
import type { Matters_category$key } from "~/relay/__generated__/Matters_category.graphql";
import { type CategoryFilterValues, categoryParams } from "~/search-params/category";
import { Button } from "~/ui/Button";
import { TextLink } from "~/ui/TextLink";
import { barOf } from "./filtered";
import { Fieldsets, Importance, Legend, PlainSelect, Ticks } from "./MattersFields";
import { hasWishes, isWeighing, type MattersValues, mattersParams, weighedHref } from "./matters";
import { segmentOptions } from "./segment-options";

const weighed = [
  ["ease", "Ease of use"],
  ["support", "Support"],
  ["value", "Value for money"],
  ["price", "Low price"],
] as const;

const Panel = chakra("section", {
  base: {
    my: "6",
    p: { base: "4", md: "6" },
    bg: "bg.subtle",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "md",
    "& h2": { textStyle: "item" },
  },
});

/** Props of `Matters`. */
export interface MattersProps {
  category: Matters_category$key;
  filters: CategoryFilterValues;
  matters: MattersValues;
}

/** What matters to the visitor: a link that opens a form, whose answers stand in the address and order the listings. */
export function Matters({ category, filters, matters }: MattersProps) {
  const data = useFragment(
    graphql`
      fragment Matters_category on Category {
        slug
        name
        reviewerIndustries @include(if: $isWeighing)
        vocabulary @include(if: $isWeighing) {
          key
          name
        }
      }
    `,
    category,
  );
  const { slug, name } = data;
  const isWished = hasWishes(matters);
  const plain = { ...filters, page: 1, why: "" };
  useRememberFilters(
    isWished ? { href: weighedHref(slug, plain, matters), label: `${name}: what matters to me` } : null,
  );
  if (!isWeighing(matters))
    return (
      <Box as="p" mt="5" fontSize="sm" color="fg.muted">
        <TextLink to={weighedHref(slug, plain, { weigh: "1" })} rel="nofollow" preventScrollReset>
          What matters to you?
        </TextLink>{" "}
        Tell us, and see which products fit, and why.
      </Box>
    );
  const industries = [...(data.reviewerIndustries ?? [])];
  const known = industries.find((one) => one.toLowerCase() === matters.myIndustry.toLowerCase());
  if (matters.myIndustry && !known) industries.push(matters.myIndustry);
  return (
    <Panel aria-labelledby="matters">
      <Flex justify="space-between" wrap="wrap" columnGap="6" rowGap="1" align="baseline">
        <h2 id="matters">What matters to you</h2>
        <TextLink to={paths.category(slug, plain)} preventScrollReset fontSize="sm">
          As everyone sees it
        </TextLink>
      </Flex>
      <Box as="p" role="status" fontSize="sm" color="fg.muted" mt="1">
        {isWished
          ? "Ordered by how well each listing fits you. Nothing is hidden, and what is not known does not count as a no."
          : "The order follows what you choose. Nothing is hidden, and nobody learns what you choose."}{" "}
        <TextLink to={`${paths.content("ranking")}#what-matters-to-you`}>How it is calculated</TextLink>
      </Box>
      <Answers slug={slug} filters={plain} matters={matters} features={data.vocabulary ?? []}>
        <PlainSelect
          label="Your company size"
          name="mySize"
          value={matters.mySize ?? ""}
          options={segmentOptions([]).map((option) =>
            option.value === "" ? { value: "", label: "Does not matter" } : option,
          )}
        />
        <PlainSelect
          label="Your industry"
          name="myIndustry"
          value={known ?? matters.myIndustry}
          options={[
            { value: "", label: "Does not matter" },
            ...industries.map((one) => ({ value: one, label: one })),
          ]}
        />
      </Answers>
    </Panel>
  );
}

interface AnswersProps extends Omit<MattersProps, "category"> {
  slug: string;
  features: readonly { readonly key: string; readonly name: string }[];
  children: ReactNode;
}

/** The form: a plain one without scripts. Nothing applies before it is sent, and the focus stays where it is. */
function Answers({ slug, filters, matters, features, children }: AnswersProps) {
  const ref = useRef<HTMLFormElement>(null);
  const written = mattersParams.write(matters);
  const shown = useRef(written);
  // Back and links change the address without the form, whose fields are to show what it says.
  useEffect(() => {
    if (shown.current === written) return;
    shown.current = written;
    ref.current?.reset();
  }, [written]);
  return (
    <FilterForm
      ref={ref}
      action={paths.category(slug)}
      keeps={{ ...filtersOf(filters), ...barOf(filters) }}
      hrefOf={(sent) =>
        weighedHref(slug, categoryParams.read(sent), { ...mattersParams.read(sent), weigh: "1" })
      }
      hasButton
      // No choice is sent by itself: people choose several.
      onChange={() => undefined}
      aria-label="What matters to you"
      display="block"
      mt="5"
    >
      <input type="hidden" name="weigh" value="1" />
      <Fieldsets>
        {weighed.map(([key, label]) => (
          <Importance key={key} name={key} label={label} value={matters[key]} />
        ))}
      </Fieldsets>
      <Fieldsets>{children}</Fieldsets>
      {features.length > 0 && (
        <chakra.fieldset border="0" mt="5" minWidth="0">
          <Legend>Must have (at most {mattersLimits.features})</Legend>
          <Ticks>
            {features.map(({ key, name }) => (
              <label key={key}>
                <input type="checkbox" name="must" value={key} defaultChecked={matters.must.includes(key)} />
                <span dir="auto">{name}</span>
              </label>
            ))}
          </Ticks>
        </chakra.fieldset>
      )}
      <Flex mt="5">
        <Button type="submit">Show who fits</Button>
      </Flex>
    </FilterForm>
  );
}
