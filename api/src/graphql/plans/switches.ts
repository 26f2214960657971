import { type DefinitionNode, Kind, visit } from "graphql";

/** Plans of an operation, at most: one for each way to set its switches. */
export const maxPlans = 8;

/** The names of variables in @skip and @include. */
export function switchesOf(definitions: readonly DefinitionNode[]): string[] {
  const names = new Set<string>();
  for (const one of definitions)
    visit(one, {
      [Kind.DIRECTIVE]({ arguments: given = [] }) {
        for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
      },
    });
  return [...names];
}
