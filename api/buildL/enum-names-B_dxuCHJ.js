import { Or as documentLimits } from "./inputs-B-w6j7sD.js";
import { Cn as Lexer, En as Kind, bn as parse, jn as GraphQLError, t as schema, wn as TokenKind, xn as Source, zt as GraphQLEnumType } from "./schema-Bg9dGTJq.js";
import { n as DomainError } from "./errors-CKS8nS6A.js";
// api/src/limits/field-overlap.ts
/** Fields that are looked at, those of a fragment wherever it is spread. */
var maxFields = 2e3;
/** Pairs of fields that answer under the same path: validation compares each of them. */
var maxPairs = 4e3;
/**
* Throws TOO_MANY_FIELDS for a small document that is expensive to validate. GraphQL's rule that fields of one name must agree
* compares every field with every other one at the same place of the answer, fragments spread, so that a few thousand tokens can
* hold a process up for a second. Documents that people write have a handful of them.
*/
function requireFewOverlaps(document) {
	const fragments = /* @__PURE__ */ new Map();
	for (const definition of document.definitions) if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
	let fields = 0;
	let pairs = 0;
	/** The fields of a selection by their names in the answer. */
	function collect(set, into, spread) {
		for (const selection of set.selections) {
			if (++fields > maxFields) throw tooMany("fields, wherever fragments are spread", maxFields);
			if (selection.kind === Kind.FIELD) {
				const name = (selection.alias ?? selection.name).value;
				const same = into.get(name);
				if (!same) into.set(name, [selection]);
				else {
					pairs += same.length;
					if (pairs > maxPairs) throw tooMany("pairs of fields at the same place of the answer", maxPairs);
					same.push(selection);
				}
			} else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, into, spread);
			else {
				const name = selection.name.value;
				const fragment = fragments.get(name);
				if (fragment && !spread.has(name)) collect(fragment.selectionSet, into, /* @__PURE__ */ new Set([...spread, name]));
			}
		}
	}
	function walk(sets) {
		const byName = /* @__PURE__ */ new Map();
		for (const set of sets) collect(set, byName, /* @__PURE__ */ new Set());
		for (const same of byName.values()) {
			const below = same.flatMap(({ selectionSet }) => selectionSet ?? []);
			if (below.length > 0) walk(below);
		}
	}
	for (const definition of document.definitions) if (definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION) walk([definition.selectionSet]);
}
var tooMany = (what, max) => new DomainError("TOO_MANY_FIELDS", `The document has more than ${max} ${what}. Request each field once, or use several requests.`);
// api/src/engine/parse.ts
/** Parses text within the limits of free documents. Throws GraphQLError with the location. */
function parseDocument(text, options = {}) {
	try {
		if (text.length > documentLimits.characters) throw new DomainError("TOO_LARGE", `The document has more than ${documentLimits.characters} characters.`);
		requireShortAndFlat(text);
		const document = parse(text, {
			maxTokens: documentLimits.tokens,
			...options
		});
		requireFewOverlaps(document);
		return document;
	} catch (error) {
		if (error instanceof DomainError) throw new GraphQLError(error.message, { extensions: { code: error.code } });
		if (error instanceof GraphQLError && /Document contains more/.test(error.message)) error.extensions["code"] = "TOO_LARGE";
		throw error;
	}
}
var opening = /* @__PURE__ */ new Set([
	TokenKind.BRACE_L,
	TokenKind.BRACKET_L,
	TokenKind.PAREN_L
]);
var closing = /* @__PURE__ */ new Set([
	TokenKind.BRACE_R,
	TokenKind.BRACKET_R,
	TokenKind.PAREN_R
]);
/**
* Throws TOO_LARGE for a long name, because validation compares an unknown one with every known name to suggest the nearest, and
* TOO_DEEP for many levels, because parser and validation recurse into each.
*/
function requireShortAndFlat(text) {
	const lexer = new Lexer(new Source(text));
	let levels = 0;
	for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
		if (token.kind === TokenKind.NAME && token.end - token.start > documentLimits.name) throw new DomainError("TOO_LARGE", `A name in the document has more than ${documentLimits.name} letters.`);
		if (opening.has(token.kind)) levels += 1;
		else if (closing.has(token.kind)) levels -= 1;
		if (levels > documentLimits.nesting) throw new DomainError("TOO_DEEP", `The document nests its brackets more than ${documentLimits.nesting} levels deep.`);
	}
}
/**
* Parses a document of the product itself, and validates it: throws for an invalid one. The built server leaves that to the tests, which use
* each document: it would be a tenth of its start.
*/
function trustedDocument(text) {
	const document = parse(text);
	const [mistake] = [];
	if (mistake) throw mistake;
	return document;
}
// api/src/graphql/enum-names.ts
/** GraphQL writes a word of a vocabulary in its own way (SMALL_BUSINESS); REST and tools use the word itself. */
/** The GraphQL name of an enum value, for a variable; undefined stays undefined. */
function toEnum(type, word) {
	if (word === void 0) return void 0;
	const name = enumType(type).serialize(word);
	if (!name) throw new Error(`${type} has no value for ${word}`);
	return name;
}
/** The word of an enum's name in the data. */
function fromEnum(type, name) {
	return String(enumType(type).parseValue(name));
}
function enumType(name) {
	const type = schema.getType(name);
	if (!(type instanceof GraphQLEnumType)) throw new Error(`${name} is no enum of the schema`);
	return type;
}
export { trustedDocument as i, toEnum as n, parseDocument as r, fromEnum as t };
