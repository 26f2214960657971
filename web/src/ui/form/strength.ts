import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How long a password would stand up to guessing: 0 hardly to 4 very long. `known` are words that guessers try first. */
export function passwordStrength(password: string, known: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  return estimator.check(password, [...known]).score;
}
