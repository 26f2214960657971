import { Box } from "@chakra-ui/react";
import { adminPaths } from "~/admin-paths";
import type { AdminModerationValues } from "~/search-params/admin-moderation";
import { SegmentedControl } from "~/ui/SegmentedControl";

/** Props of `StatusChoice`: the words of the address with their labels; null is what waits. */
export interface StatusChoiceProps {
  label: string;
  choices: readonly (readonly [status: AdminModerationValues["status"], label: string])[];
  values: AdminModerationValues;
}

/** What waits, and what was decided so. */
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

/** The choices of reports and flags. */
export const moderationChoices = [
  [null, "Open"],
  ["upheld", "Upheld"],
  ["dismissed", "Dismissed"],
] as const;
