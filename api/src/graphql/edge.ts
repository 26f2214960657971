import type { Page } from "../database/query/page.ts";
import type { Position } from "../database/query/seek.ts";
import { rowCursor } from "./cursors.ts";

/** An edge at a row's position in the order called `name`; its cursor is made when a document asks for it. */
export class Edge<Node> {
  readonly #name: string;
  readonly #at: { readonly position: Position };
  readonly node: Node;

  constructor(name: string, at: { readonly position: Position }, node: Node) {
    this.#name = name;
    this.#at = at;
    this.node = node;
  }

  get cursor(): string {
    return rowCursor(this.#name, this.#at.position);
  }
}

/**
 * Where a page is in its list; cursors are made when a document asks for them. A class, because V8 keeps what accessors of an object literal refer to until it
 * collects the old generation.
 */
export class PageInfo {
  readonly #name: string;
  readonly #rows: Page["rows"];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;

  constructor(name: string, { rows, hasNext, hasPrevious }: Page) {
    this.#name = name;
    this.#rows = rows;
    this.hasNextPage = hasNext;
    this.hasPreviousPage = hasPrevious;
  }

  get startCursor(): string | null {
    return this.#cursorAt(0);
  }

  get endCursor(): string | null {
    return this.#cursorAt(-1);
  }

  #cursorAt(index: number): string | null {
    const at = this.#rows.at(index);
    return at ? rowCursor(this.#name, at.position) : null;
  }
}
