import { Box, chakra } from "@chakra-ui/react";

const List = chakra("ol", {
  base: {
    display: "flex",
    listStyleType: "none",
    gap: { base: "2", md: "6" },
    fontSize: "sm",
    "& li": {
      flex: "1",
      minWidth: "0",
      pt: "2",
      borderTopWidth: "3px",
      borderTopStyle: "solid",
      borderColor: "border",
      color: "fg.muted",
    },
    "& li[data-done]": { borderColor: "accent", color: "fg" },
    "& li[aria-current]": { borderColor: "accent", color: "fg", fontWeight: "medium" },
  },
});

/** The steps of something, of which those before the current one (from 1) are done and show a check mark. */
export function Steps({
  label,
  steps,
  current,
}: {
  label: string;
  steps: readonly string[];
  current: number;
}) {
  return (
    <List aria-label={label}>
      {steps.map((step, index) => {
        const place = index + 1;
        const isDone = place < current;
        return (
          <li
            key={step}
            aria-current={place === current ? "step" : undefined}
            data-done={isDone ? "" : undefined}
          >
            <Box as="span" me="1.5" aria-hidden>
              {isDone ? "✓" : place}
            </Box>
            {step}
            {isDone && <Box as="span" srOnly>{` (completed)`}</Box>}
          </li>
        );
      })}
    </List>
  );
}
