import type { Request } from "express";
import type { DocumentNode } from "graphql";
import type { Site } from "../../contract.ts";

/** A request, whatever its parameters. */
export type FeedRequest = Pick<Request, "headers">;

/** What routes of this folder work with. */
export interface Tools {
  /** The data of a trusted document, as an anonymous caller gets them; their answer to the request may be cached. */
  ask<Data>(request: FeedRequest, document: DocumentNode, variables: Record<string, unknown>): Promise<Data>;
  site(): Promise<Site>;
  /** Makes a whole address of a path. */
  absolute(path: string): string;
}
