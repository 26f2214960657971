import { Box, chakra } from "@chakra-ui/react";
import { use } from "react";
import { FormContext } from "~/ui/form/form-context";
import { offeredField } from "./listing-values";

const Ticks = chakra("fieldset", {
  base: {
    border: "0",
    minWidth: "0",
    "& > div": { columns: { md: 2 }, columnGap: "8" },
    "& label": {
      display: "flex",
      gap: "3",
      alignItems: "baseline",
      py: "1.5",
      cursor: "pointer",
      breakInside: "avoid",
      minWidth: "0",
    },
    "& label > span": { minWidth: 0, overflowWrap: "anywhere" },
    "& input": {
      flexShrink: 0,
      accentColor: "{colors.accent}",
      width: "1rem",
      height: "1rem",
      translate: "0 0.125rem",
    },
  },
});

/** A feature that can be ticked. */
export interface OfferedFeature {
  readonly databaseId: string;
  readonly name: string;
  readonly description: string | null | undefined;
}

/** The features of the listing's categories, to be ticked by its vendor. */
export function FeatureTicks({ features }: { features: readonly OfferedFeature[] }) {
  const { restored } = use(FormContext);
  if (features.length === 0) return null;
  return (
    <Ticks>
      <Box as="legend" fontWeight="medium" textStyle="small">
        Features for comparison
      </Box>
      <Box textStyle="small" color="fg.muted" mb="2" css={{ columns: "1 !important" }}>
        Tick what the software has. Anything else is shown as not known. Reviewers confirm or deny each one.
        These are the features of its saved categories.
      </Box>
      <div>
        {features.map(({ databaseId, name, description }) => (
          <label key={databaseId}>
            <input
              type="checkbox"
              name={offeredField(databaseId)}
              defaultChecked={restored[offeredField(databaseId)] === "on"}
            />
            <span>
              <bdi>{name}</bdi>
              {description && (
                <Box as="span" display="block" textStyle="small" color="fg.muted" dir="auto">
                  {description}
                </Box>
              )}
            </span>
          </label>
        ))}
      </div>
    </Ticks>
  );
}
