import { Box, chakra } from "@chakra-ui/react";
import { scopeDescriptions } from "~/components/tokens/scopes";

const Group = chakra("fieldset", {
  base: {
    border: "0",
    minWidth: "0",
    "& legend": { fontWeight: "medium", fontSize: "sm", mb: "1" },
    "& label": { display: "flex", gap: "3", alignItems: "baseline", py: "1.5", cursor: "pointer" },
    "& label[data-always]": { cursor: "default" },
    "& input": {
      flexShrink: 0,
      accentColor: "{colors.accent}",
      width: "1rem",
      height: "1rem",
      translate: "0 0.125rem",
    },
    "& code": { fontFamily: "mono", fontSize: "0.9em" },
    "& span > span": { display: "block", color: "fg.muted", fontSize: "sm" },
  },
});

/** The scopes of a token: what every token may do, and a checkbox for each additional scope. */
export function ScopesField() {
  return (
    <Group>
      <legend>Scopes</legend>
      <label data-always>
        <input type="checkbox" checked disabled />
        <span>
          <code>read:directory</code>
          <span>Read public data. Every token has this scope.</span>
        </span>
      </label>
      {Object.entries(scopeDescriptions).map(([scope, meaning]) => (
        <label key={scope}>
          <input type="checkbox" name={scope} />
          <Box as="span" minWidth="0">
            <code>{scope}</code>
            <span>{meaning}</span>
          </Box>
        </label>
      ))}
    </Group>
  );
}
