import { Box } from "@chakra-ui/react";
import { adminPaths } from "~/admin-paths";
import type { AdminModerationValues } from "~/search-params/admin-moderation";
import { SegmentedControl } from "~/ui/SegmentedControl";

/** Props of `StatusChoice`: the values of the search param with their labels; null for open items. */
export interface StatusChoiceProps {
  label: string;
  choices: readonly (readonly [status: AdminModerationValues["status"], label: string])[];
  values: AdminModerationValues;
}

/** Switches between open items and those with a certain decision. */
export function StatusChoice({ label, choices, values }: StatusChoiceProps) {
  return (
    <Box overflowX="auto" maxWidth="full" mb="4">
      <SegmentedControl
        label={label}
        choices={choices.map(([status, label]) => ({
          label,
          href: adminPaths.moderation({ ...values, status, after: "", before: "" }),
          isCurrent: status === values.status,
        }))}
      />
    </Box>
  );
}

/** The choices for reports and flags. */
export const moderationChoices = [
  [null, "Open"],
  ["upheld", "Upheld"],
  ["dismissed", "Dismissed"],
] as const;
