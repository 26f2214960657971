import { createContext } from "react-router";
import type { DeveloperDocuments } from "../content/developers/documents";

/** What an operation answers: GraphQL's own shape. */
export interface EngineResult {
  readonly data?: unknown;
  readonly errors?: ReadonlyArray<{
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly retryAfter?: number };
  }>;
}

/**
 * All that a page knows of the server. The server fills it once per request; the web never imports the api.
 * `id` is the persisted id of the operation, `now` the clock every relative time of the first HTML goes by.
 */
export interface Engine {
  execute(
    operation: { readonly id: string; readonly name: string },
    variables: Record<string, unknown>,
  ): Promise<EngineResult>;
  readonly publicUrl: string;
  readonly now: Date;
  /** Does the request carry a session? What it is answered is then for nobody else. */
  readonly isPersonal: boolean;
  /** What the API tells of itself to those who program against it. */
  readonly documents: DeveloperDocuments;
  /** Called by the server once the page has been answered, however that went. */
  end(): void;
}

/** The slot of React Router's request context that holds the engine. */
export const engineContext = createContext<Engine>();
