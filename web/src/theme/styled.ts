import { chakra } from "@chakra-ui/react";
import { system } from "./system";

/**
 * Makes a component of an element or a component and a recipe, as `chakra()` does, but compiles the recipe once:
 * `chakra()` compiles a definition anew in every render of every element, which takes three times as long as the rest.
 */
export const styled = ((component, recipe, options) =>
  // chakra() takes a compiled recipe as well; its types name only definitions.
  chakra(component, system.cva(recipe) as typeof recipe, options)) as typeof chakra;
