import { Box } from "@chakra-ui/react";
import { useEffect, useRef } from "react";

/** A field that somebody else changed. */
export interface FieldChange {
  readonly name: string;
  readonly label: string;
  /** What it says now. */
  readonly now: string;
  /** True where it was changed in the form too. */
  readonly isMine: boolean;
}

/** What it takes: what was changed, as people call it, and which of its fields. */
export interface ChangedMeanwhileProps {
  what: string;
  changes: readonly FieldChange[];
}

/** Says in a form that somebody else was faster, what is different now, and what sending it once more does. */
export function ChangedMeanwhile({ what, changes }: ChangedMeanwhileProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it was overtaken
  useEffect(() => box.current?.focus(), [changes]);
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="alert"
      p="4"
      bg="danger.subtle"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="danger"
      borderRadius="md"
    >
      <Box fontWeight="semibold">Someone else has changed this {what} since you opened it.</Box>
      <p>Your changes were not saved, but nothing you typed is lost.</p>
      {changes.length > 0 ? (
        <Box as="ul" ps="5" mt="2" css={{ listStyleType: "disc" }}>
          {changes.map(({ name, label, now, isMine }) => (
            <Box as="li" key={name} overflowWrap="anywhere">
              {label} is now{" "}
              {now === "" ? (
                "empty"
              ) : (
                <>
                  “<bdi>{now.length > 200 ? `${now.slice(0, 200)}…` : now}</bdi>”
                </>
              )}
              {isMine ? ": saving replaces it with yours." : ": saving keeps it."}
            </Box>
          ))}
        </Box>
      ) : (
        <p>The change was to something outside this form, and saving does not affect it.</p>
      )}
    </Box>
  );
}
