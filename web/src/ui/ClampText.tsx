import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";

const Clamped = chakra("p");

/** Props of `ClampText`: the most lines it may have. */
export interface ClampTextProps extends ComponentProps<typeof Clamped> {
  lines: 1 | 2 | 3 | 4;
}

/** Text from a user, cut after a number of lines. Its direction is its own. */
export function ClampText({ lines, ...rest }: ClampTextProps) {
  return <Clamped dir="auto" lineClamp={lines} {...rest} />;
}
