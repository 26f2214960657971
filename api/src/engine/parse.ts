/// <reference types="vite/types/importMeta.d.ts" />
import {
  type DocumentNode,
  GraphQLError,
  Lexer,
  type ParseOptions,
  parse,
  Source,
  TokenKind,
  validate,
} from "graphql";
import { DomainError, type FailureCode } from "../domain/errors.ts";
import { schema } from "../graphql/schema.ts";
import { documentLimits } from "../inputs/index.ts";
import { requireFewOverlaps } from "../limits/field-overlap.ts";

/** Parses text within the limits of free documents. Throws GraphQLError with the location. */
export function parseDocument(text: string, options: ParseOptions = {}): DocumentNode {
  try {
    if (text.length > documentLimits.characters)
      throw new DomainError(
        "TOO_LARGE",
        `The document has more than ${documentLimits.characters} characters.`,
      );
    requireShortAndFlat(text);
    const document = parse(text, { maxTokens: documentLimits.tokens, ...options });
    requireFewOverlaps(document);
    return document;
  } catch (error) {
    if (error instanceof DomainError)
      throw new GraphQLError(error.message, { extensions: { code: error.code } });
    // The parser knows no codes.
    if (error instanceof GraphQLError && /Document contains more/.test(error.message))
      error.extensions["code"] = "TOO_LARGE" satisfies FailureCode;
    throw error;
  }
}

const opening: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * Throws TOO_LARGE for a long name, because validation compares an unknown one with every known name to suggest the nearest, and
 * TOO_DEEP for many levels, because parser and validation recurse into each.
 */
function requireShortAndFlat(text: string): void {
  const lexer = new Lexer(new Source(text));
  let levels = 0;
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
    if (token.kind === TokenKind.NAME && token.end - token.start > documentLimits.name)
      throw new DomainError(
        "TOO_LARGE",
        `A name in the document has more than ${documentLimits.name} letters.`,
      );
    if (opening.has(token.kind)) levels += 1;
    else if (closing.has(token.kind)) levels -= 1;
    if (levels > documentLimits.nesting)
      throw new DomainError(
        "TOO_DEEP",
        `The document nests its brackets more than ${documentLimits.nesting} levels deep.`,
      );
  }
}

/**
 * Parses a document of the product itself, and validates it: throws for an invalid one. Not in the built server, where it would be a tenth of the start: the
 * modules that have one are loaded by tests, and those of pages are validated by relay-compiler.
 */
export function trustedDocument(text: string): DocumentNode {
  const document = parse(text);
  const [mistake] = import.meta.env?.PROD ? [] : validate(schema, document);
  if (mistake) throw mistake;
  return document;
}
