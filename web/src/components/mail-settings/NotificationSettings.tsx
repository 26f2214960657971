import { Box, chakra } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  NotificationSettings_viewer$key,
  OptionalMail,
} from "~/relay/__generated__/NotificationSettings_viewer.graphql";
import type { NotificationSettingsMutation } from "~/relay/__generated__/NotificationSettingsMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { NeedsScripts } from "~/ui/form/FormPage";
import { useMutationError } from "../use-mutation-error";
import { mailLabels } from "./mail-labels";

/** Mails to whoever writes reviews, and those to members of companies. */
export const mailKindsFor = {
  reviewers: ["REVIEW_THANKS", "REVIEW_ANSWERED"],
  vendors: ["NEW_LEAD", "NEW_REVIEW"],
} as const satisfies Record<string, readonly OptionalMail[]>;

/** Props of `NotificationSettings`: whose mails, and which of them in which order. */
export interface NotificationSettingsProps {
  viewer: NotificationSettings_viewer$key;
  kinds: readonly OptionalMail[];
}

const List = chakra("ul", {
  base: {
    listStyleType: "none",
    borderTopWidth: "1px",
    borderColor: "border",
    "& label": {
      display: "flex",
      gap: "3",
      alignItems: "baseline",
      py: "3",
      cursor: "pointer",
      borderBottomWidth: "1px",
      borderColor: "border",
    },
    "& input": {
      flexShrink: 0,
      accentColor: "{colors.accent}",
      width: "1rem",
      height: "1rem",
      translate: "0 0.125rem",
    },
  },
});

/** Which of the mails that one may do without one gets; a tick is saved at once. */
export function NotificationSettings({ viewer, kinds }: NotificationSettingsProps) {
  const { mailPreferences } = useFragment(
    graphql`
      fragment NotificationSettings_viewer on User {
        mailPreferences {
          kind
          isOn
        }
      }
    `,
    viewer,
  );
  const set = useMutate<NotificationSettingsMutation>(graphql`
    mutation NotificationSettingsMutation($input: SetMailPreferenceInput!) {
      setMailPreference(input: $input) {
        ... on AccountChanged {
          viewer {
            ...NotificationSettings_viewer
          }
        }
      }
    }
  `);
  const refused = useMutationError("Not Saved", "Your choice could not be saved. Please try again.");
  /** What was ticked last, until the server has it. */
  const [wishes, setWishes] = useState<Partial<Record<OptionalMail, boolean>>>({});
  const choose = async (kind: OptionalMail, isOn: boolean) => {
    setWishes((all) => ({ ...all, [kind]: isOn }));
    const { failure } = await set({ input: { kind, isOn } });
    setWishes(({ [kind]: _, ...others }) => others);
    if (failure) refused(failure);
  };
  const isOn = new Map(mailPreferences.map((each) => [each.kind, each.isOn]));
  return (
    <>
      <NeedsScripts what="Choosing your emails" />
      <List data-needs-scripts>
        {kinds.map((kind) => (
          <li key={kind}>
            <label>
              <input
                type="checkbox"
                checked={wishes[kind] ?? isOn.get(kind) ?? true}
                onChange={({ target }) => void choose(kind, target.checked)}
              />
              <span>
                {mailLabels[kind]?.label}
                <Box as="span" display="block" textStyle="small" color="fg.muted">
                  {mailLabels[kind]?.hint}
                </Box>
              </span>
            </label>
          </li>
        ))}
      </List>
    </>
  );
}
