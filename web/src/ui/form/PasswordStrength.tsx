import { Box, Flex } from "@chakra-ui/react";
import { useEffect, useState } from "react";

/** Props of `PasswordStrength`: the password, and words that guessers would try first. */
export interface PasswordStrengthProps {
  password: string;
  known: readonly string[];
}

const labels = ["Very easy to guess", "Easy to guess", "Could be stronger", "Strong", "Very strong"] as const;

const advice = "Try a few unrelated words.";

type Strength = 0 | 1 | 2 | 3 | 4;

/** Shows how strong a password is while it is typed. A hint: no password is rejected for it. */
export function PasswordStrength({ password, known }: PasswordStrengthProps) {
  const [strength, setStrength] = useState<Strength | null>(null);
  useEffect(() => {
    let isOld = false;
    if (password === "") setStrength(null);
    // Its lists of frequent passwords are large, so they come with the first letter, and are not missed where they do not.
    else
      import("./strength").then(
        ({ passwordStrength }) => !isOld && setStrength(passwordStrength(password, known)),
        () => undefined,
      );
    return () => {
      isOld = true;
    };
  }, [password, known]);
  return (
    <Box textStyle="small" color="fg.muted">
      {strength !== null && (
        <Flex gap="1" mt="2" mb="1" aria-hidden>
          {labels.slice(1).map((word, index) => (
            <Box
              key={word}
              flex="1"
              height="1"
              borderRadius="full"
              bg={index < Math.max(strength, 1) ? (strength < 2 ? "danger" : "accent") : "bg.muted"}
            />
          ))}
        </Flex>
      )}
      <div role="status">
        {strength !== null && `${labels[strength]}. `}
        {strength !== null && strength < 3 && advice}
      </div>
    </Box>
  );
}
