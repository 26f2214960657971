import type { DocumentNode } from "graphql";
import type { Site } from "../../contract.ts";

/** What routes of this folder work with. */
export interface Tools {
  /** The data of a trusted document, for an anonymous caller. */
  ask<Data>(document: DocumentNode, variables: Record<string, unknown>): Promise<Data>;
  site(): Promise<Site>;
  /** Makes a whole address of a path. */
  absolute(path: string): string;
}
