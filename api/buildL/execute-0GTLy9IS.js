import { $ as getOperationAST, B as nestPages, En as Kind, F as keepSelections, G as mayCostWork, H as ownField, I as selectionOf, J as wholeValue, Jt as getNamedType, K as pricedPart, L as selectedFields, O as recordRefusals, P as pageRequest, R as beginRun, U as dependsOnArguments, V as RawJson, W as isOnce, X as queryFromInfo, Y as requireShortSearches, Z as complexityFromQuery, _t as TypeMetaFieldDef, an as isNonNullType, et as defaultFieldResolver, ft as visit, gt as SchemaMetaFieldDef, it as getArgumentValues, jn as GraphQLError, lt as TypeInfo, nn as isLeafType, ot as getVariableValues, q as valuesOnly, rn as isListType, sn as isObjectType, t as schema, tt as execute$1, ut as visitWithTypeInfo, z as listOfRow } from "./schema-Bg9dGTJq.js";
import { i as RateLimited, l as invalid, n as DomainError, s as crossSite } from "./errors-CKS8nS6A.js";
import { a as toPublicError, n as isOverload } from "./errors-aX8FvDgl.js";
import { Dr as apiBudgets, Or as documentLimits } from "./inputs-B-w6j7sD.js";
import { o as inTime, r as registers, s as require_prom_client } from "./registry-BUA70gWY.js";
import { isIP } from "node:net";
import { isDeepStrictEqual } from "node:util";
// api/src/graphql/plans/plan.ts
/** Thrown for what plans do not know, while one is made. */
var Unplanned = class extends Error {};
/** Thrown if a plan cannot give the answer; graphql-js then gives it, or the error that it has. */
var Unanswered = class extends Error {};
/** The fields of an object, all begun before one is waited for. */
function answerObject({ fields, columns }, source, operation) {
	for (const column of columns) if (!(column in source)) throw new Unanswered(column);
	const data = {};
	const waiting = [];
	try {
		for (const { key, read, complete } of fields) {
			const value = read(source, operation);
			const done = isPromise(value) ? value.then((settled) => complete(settled, operation)) : complete(value, operation);
			data[key] = done;
			if (isPromise(done)) waiting.push(done.then((settled) => {
				data[key] = settled;
			}));
		}
	} catch (error) {
		ignore(waiting);
		throw error;
	}
	return waiting.length === 0 ? data : Promise.all(waiting).then(() => data);
}
/** Null stays null; what is neither is completed. */
var nullable = (complete) => (value, operation) => {
	if (value == null) return null;
	if (value instanceof Error) throw value;
	return complete(value, operation);
};
/** Null is refused. */
var required = (complete) => (value, operation) => {
	if (value == null || value instanceof Error) throw value ?? new Unanswered("null");
	return complete(value, operation);
};
/** A scalar or a value of an enum. */
var leaf = (serialize) => (value) => {
	const text = serialize(value);
	if (text == null) throw new Unanswered("null");
	return text;
};
/** A list, whose items may be promises; one that PostgreSQL has written stays as it is. */
var listOf = (complete) => (value, operation) => {
	if (value instanceof RawJson) return value;
	if (!Array.isArray(value)) throw new Unanswered("a list");
	const items = [];
	let waits = false;
	try {
		for (const item of value) {
			const done = isPromise(item) ? item.then((settled) => complete(settled, operation)) : complete(item, operation);
			waits ||= isPromise(done);
			items.push(done);
		}
	} catch (error) {
		ignore(items.filter(isPromise));
		throw error;
	}
	return waits ? Promise.all(items) : items;
};
/** An object with the fields of the plan. */
var objectOf = (plan) => (value, operation) => {
	if (typeof value !== "object") throw new Unanswered("an object");
	if (value instanceof RawJson) return value;
	return answerObject(plan, value, operation);
};
/** Another error is thrown already; without a handler these would be unhandled rejections. */
function ignore(waiting) {
	for (const one of waiting) one.catch(() => {});
}
var isPromise = (value) => typeof value === "object" && value !== null && typeof value.then === "function";
// api/src/graphql/plans/loaded-together.ts
/** A plan is the same for all callers: what a field selects may not depend on who asks. Pothos keeps its own under symbols. */
var nobody = () => new Proxy({}, { get(context, key) {
	if (typeof key === "symbol") return Reflect.get(context, key);
	throw new Unplanned(`a selection that depends on the caller: ${key}`);
} });
/** What rows have that are loaded for the field; the columns of a query that names none are all there. */
function columnsOf(info) {
	const { select, include } = queryOf(info);
	return {
		columns: namesIn(select ?? include ?? {}),
		isWhole: select === void 0
	};
}
/**
* Is what each of the fields selects of a row in what is loaded for all of them? It is not where two read one relation in two ways: one
* of them is then loaded by itself.
*/
function areLoadedTogether(info, fields) {
	const whole = queryOf(info);
	return fields.every((nodes) => isWithin(queryOf(selecting(info, nodes)), whole));
}
var queryOf = (info) => queryFromInfo({
	context: nobody(),
	info
});
/** The same field, as if only this was selected of what it gives. */
function selecting(info, selections) {
	const [node] = info.fieldNodes;
	if (!node?.selectionSet) return info;
	return {
		...info,
		fieldNodes: [{
			...node,
			selectionSet: {
				...node.selectionSet,
				selections
			}
		}]
	};
}
function isWithin(part, whole) {
	const { select, include, ...chosen } = part;
	const { select: allSelected, include: allIncluded, ...chosenOfAll } = whole;
	if (select === void 0 !== (allSelected === void 0)) return false;
	if (!isDeepStrictEqual(chosen, chosenOfAll)) return false;
	const all = allSelected ?? allIncluded ?? {};
	return Object.entries(select ?? include ?? {}).every(([name, wanted]) => {
		if (!wanted) return true;
		const given = all[name];
		if (typeof wanted !== "object" || typeof given !== "object") return wanted === given;
		return given !== null && isWithin(wanted, given);
	});
}
var namesIn = (wanted) => Object.entries(wanted).flatMap(([name, isWanted]) => isWanted ? [name] : []);
// api/src/graphql/plans/nested-statement.ts
/** The page of a connection in the statement of its row. With constant arguments nothing of it differs between requests, so it is kept. */
function nestedStatement(info, list, args) {
	const make = ({ column }, { context, variables }) => {
		const row = Object.fromEntries(list.columns.map((name) => [name, column(name)]));
		const given = args.of(variables);
		const request = pageRequest(context, info, list, list.finder(row, given), given);
		const statement = context.loaders.pageInRow(request);
		return statement && {
			request,
			statement
		};
	};
	if (!args.areConstant) return make;
	const kept = /* @__PURE__ */ new Map();
	return (row, operation) => {
		const { trust, planRun, reader } = operation.context;
		const key = `${trust} ${planRun?.allowsRawJson} ${reader.log !== void 0}`;
		const known = kept.get(key);
		if (known !== void 0) return known;
		const made = make(row, operation);
		kept.set(key, made);
		return made;
	};
}
/**
* Plans the answer to a query: the resolvers of its fields, called in the order of graphql-js, without looking for anything that depends
* on the document alone. Null for what has permissions, unions or interfaces, for what a plan does not know how to load, and for arguments
* that are wrong.
*/
function planOf(document, operation) {
	const root = document.schema.getQueryType();
	if (operation.operation !== "query" || !root) return null;
	try {
		return new Planner(document, operation).root(root);
	} catch (error) {
		if (error instanceof Unplanned || error instanceof GraphQLError) return null;
		throw error;
	}
}
var Planner = class {
	#document;
	#operation;
	/** Connections of the objects that are being planned, innermost last, that are read with their row. */
	#nested = [];
	#fields = 0;
	constructor(document, operation) {
		this.#document = document;
		this.#operation = operation;
	}
	root(type) {
		const selected = selectedFields(this.#document, type, [this.#operation.selectionSet]);
		return {
			fields: this.#planFields({
				type,
				path: void 0
			}, selected),
			columns: []
		};
	}
	#object(type, info, isFromRow) {
		const sets = info.fieldNodes.map(({ selectionSet }) => selectionSet);
		const selected = selectedFields(this.#document, type, sets);
		this.#nested.push([]);
		const fields = this.#planFields({
			type,
			path: info.path
		}, selected);
		const nested = this.#nested.pop() ?? [];
		const ofRow = [...selected.values()].flatMap((nodes) => {
			const own = ownOf(type, nodes);
			return own?.isOfRow ? [{
				nodes,
				own
			}] : [];
		});
		if (ofRow.length === 0) return {
			fields,
			columns: []
		};
		const { columns, isWhole } = columnsOf(info);
		if (isWhole && !isFromRow) throw new Unplanned("a whole row");
		if (!areLoadedTogether(info, ofRow.filter(({ own }) => own.selects !== "column").map(({ nodes }) => nodes))) throw new Unplanned("a relation in two ways");
		if (nested.length > 0 && !isFromRow) nestPages(selectionOf(nobody(), info), nested);
		return {
			fields,
			columns
		};
	}
	#planFields(place, selected) {
		return [...selected].map(([key, nodes]) => this.#field(place, key, nodes));
	}
	#field({ type, path }, key, nodes) {
		const [node] = nodes;
		this.#fields += 1;
		if (!node || this.#fields > 300 || key === "__proto__") throw new Unplanned(key);
		const name = node.name.value;
		if (name === "__typename") return {
			key,
			read: () => type.name,
			complete: leaf((value) => value)
		};
		const field = type.getFields()[name];
		const own = field && ownField(field);
		if (!field || !own) throw new Unplanned(`${type.name}.${name}`);
		const info = this.#info(field, {
			type,
			path
		}, key, nodes);
		const args = argumentsOf(field, node);
		const read = reading(field, own, args, info);
		const complete = this.#complete(field.type, info, own.isOfRow);
		const list = listOfRow(field);
		if (list) this.#nested.at(-1)?.push({
			info,
			statement: nestedStatement(info, list, args)
		});
		return {
			key,
			read,
			complete
		};
	}
	/** What graphql-js tells the resolver of a field, but for the variables. */
	#info({ name, type: returnType }, { type, path }, key, fieldNodes) {
		const { schema, fragments, switches } = this.#document;
		const info = {
			fieldName: name,
			fieldNodes,
			returnType,
			parentType: type,
			path: {
				prev: path,
				key,
				typename: type.name
			},
			schema,
			fragments,
			rootValue: void 0,
			operation: this.#operation,
			variableValues: switches
		};
		if (!isLeafType(getNamedType(returnType))) keepSelections(info);
		return info;
	}
	#complete(type, info, isFromRow) {
		if (isLeafType(getNamedType(type))) return ofLeaf(type);
		if (isNonNullType(type)) return required(this.#ofKind(type.ofType, info, isFromRow));
		return nullable(this.#ofKind(type, info, isFromRow));
	}
	#ofKind(type, info, isFromRow) {
		if (isListType(type)) return listOf(this.#complete(type.ofType, info, isFromRow));
		if (isObjectType(type) && !type.isTypeOf) return objectOf(this.#object(type, info, isFromRow));
		throw new Unplanned(String(type));
	}
};
/** How values of scalars and enums are completed, by their types. */
var leaves = /* @__PURE__ */ new WeakMap();
function ofLeaf(type) {
	const known = leaves.get(type);
	if (known) return known;
	const made = isNonNullType(type) ? required(ofLeafKind(type.ofType)) : nullable(ofLeafKind(type));
	leaves.set(type, made);
	return made;
}
function ofLeafKind(type) {
	if (isListType(type)) return listOf(ofLeaf(type.ofType));
	if (isLeafType(type)) return leaf((value) => type.serialize(value));
	throw new Unplanned(String(type));
}
var ownOf = (type, [node]) => {
	const field = node && type.getFields()[node.name.value];
	return field && ownField(field);
};
function argumentsOf(field, node) {
	if (hasVariables(node)) return {
		areConstant: false,
		of: (variables) => getArgumentValues(field, node, variables)
	};
	const args = Object.freeze(getArgumentValues(field, node));
	return {
		areConstant: true,
		of: () => args
	};
}
/** Calls the resolver of a field with its arguments. */
function reading(field, { resolve, selects, isOfRow }, args, info) {
	const call = resolve;
	if (resolve === defaultFieldResolver) {
		const { name } = field;
		return (source) => {
			const value = source[name];
			if (typeof value === "function") throw new Unanswered(name);
			return value;
		};
	}
	if (!args.areConstant && isOfRow && selects === "by arguments" && !isConnection(getNamedType(field.type))) throw new Unplanned(field.name);
	return (source, { context, variables }) => call(source, args.of(variables), context, info);
}
/** Is it a connection, as Relay tells it? What its nodes select does not depend on its arguments. */
var isConnection = (type) => isObjectType(type) && "pageInfo" in type.getFields();
function hasVariables({ arguments: given = [] }) {
	let found = false;
	for (const one of given) visit(one, { [Kind.VARIABLE]() {
		found = true;
	} });
	return found;
}
// api/src/graphql/plans/switches.ts
/** The names of variables in @skip and @include. */
function switchesOf(definitions) {
	const names = /* @__PURE__ */ new Set();
	for (const one of definitions) visit(one, { [Kind.DIRECTIVE]({ arguments: given = [] }) {
		for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
	} });
	return [...names];
}
// api/src/graphql/plans/answer.ts
/** By its operation, and so for as long as the document is kept. */
var operations = /* @__PURE__ */ new WeakMap();
/**
* The data of a query by a plan that was made of its document, which saves what graphql-js and Pothos do anew for each request. Null for
* a document that was not run before, one that has no plan, and whatever went wrong: graphql-js then gives the answer and its errors.
* With `allowsRawJson` parts of it may be RawJson, for `answerText`. Throws what an overloaded server or database refuses, which would only do more if it were asked again.
*/
async function answerByPlan({ document, operationName, variables, allowsRawJson = false }, context, report) {
	const operation = getOperationAST(document, operationName);
	if (operation?.operation !== "query") return null;
	const known = operations.get(operation);
	if (!known) {
		operations.set(operation, describeOperation(document, operation));
		return null;
	}
	if (known.hasFailed) {
		known.hasFailed = false;
		return null;
	}
	const given = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 });
	if (!given.coerced) return null;
	const plan = planFor(known, operation, given.coerced, report);
	if (!plan) return null;
	const refunded = context.refundedWork.values;
	const running = beginRun({
		context,
		variables: given.coerced
	}, allowsRawJson);
	try {
		return await answerObject(plan, {}, running);
	} catch (error) {
		if (isOverload(error)) throw error;
		context.refundedWork.values = refunded;
		if (error instanceof Unanswered) forget(known, plan);
		else known.hasFailed = true;
		return null;
	}
}
function forget({ plans }, failed) {
	for (const [key, plan] of plans) if (plan === failed) plans.set(key, null);
}
function planFor({ fragments, switches, plans }, operation, variables, report) {
	const set = Object.fromEntries(switches.map((name) => [name, variables[name]]));
	if (Object.values(set).some((value) => typeof value !== "boolean")) return null;
	const key = switches.map((name) => String(set[name])).join();
	const known = plans.get(key);
	if (known !== void 0) return known;
	if (plans.size >= 8) return null;
	plans.set(key, null);
	try {
		plans.set(key, planOf({
			schema,
			fragments,
			switches: set
		}, operation));
	} catch (error) {
		report(error);
	}
	return plans.get(key) ?? null;
}
function describeOperation({ definitions }, operation) {
	const fragments = Object.create(null);
	for (const one of definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments[one.name.value] = one;
	return {
		fragments,
		switches: switchesOf([operation, ...Object.values(fragments)]),
		plans: /* @__PURE__ */ new Map(),
		hasFailed: false
	};
}
// api/src/limits/introspection-cost.ts
var noIntrospection = {
	schemas: 0,
	types: 0,
	depth: 0,
	fields: 0,
	values: 0
};
/** The fields of Query that lead into the schema. */
var roots = {
	[SchemaMetaFieldDef.name]: SchemaMetaFieldDef,
	[TypeMetaFieldDef.name]: TypeMetaFieldDef
};
/** The introspection of a valid document with valid variables, computed without running it. */
function introspectionCost(document, operation, { schema, variables }) {
	const fragments = /* @__PURE__ */ new Map();
	for (const definition of document.definitions) if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
	const asked = fieldsOf(operation.selectionSet, fragments).filter(({ name }) => Object.hasOwn(roots, name.value));
	if (asked.length === 0) return noIntrospection;
	const found = { ...noIntrospection };
	const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
	const count = counter(fragments, schema, coerced ?? {});
	const max = documentLimits.introspection;
	for (const field of asked) {
		if (field.name.value === SchemaMetaFieldDef.name) found.schemas += 1;
		else found.types += 1;
		const shape = shapeOf(field, fragments);
		found.depth = Math.max(found.depth, shape.depth);
		found.fields += shape.fields;
		if (found.schemas <= max.schemas && found.types <= max.types && found.values <= max.values) found.values = Math.min(found.values + count(field), max.values + 1);
	}
	return found;
}
/** The fields of a selection, fragments spread; validation has seen to it that none spreads itself. */
function fieldsOf(set, fragments) {
	return (set?.selections ?? []).flatMap((selection) => {
		if (selection.kind === Kind.FIELD) return [selection];
		return fieldsOf((selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value))?.selectionSet, fragments);
	});
}
function shapeOf(field, fragments) {
	let depth = 0;
	let fields = 1;
	for (const inner of fieldsOf(field.selectionSet, fragments)) {
		const shape = shapeOf(inner, fragments);
		depth = Math.max(depth, shape.depth);
		fields += shape.fields;
	}
	return {
		depth: depth + 1,
		fields
	};
}
/**
* Counts the values of a field that leads into the schema, including itself, up to the maximum. A type is counted once per
* selection.
*/
function counter(fragments, schema, variables) {
	const max = documentLimits.introspection.values;
	const info = { schema };
	const known = /* @__PURE__ */ new Map();
	/** Null for a leaf. */
	function compositeOf(node, definition) {
		if (!(definition && node.selectionSet)) return null;
		const type = getNamedType(definition.type);
		if (!isObjectType(type)) return null;
		const given = getArgumentValues(definition, node, variables);
		const find = (source) => definition.resolve?.(source, given, null, info);
		return {
			find,
			type,
			selection: node.selectionSet
		};
	}
	function selectionOf({ selection, type }) {
		const before = known.get(selection);
		if (before) return before;
		const fields = fieldsOf(selection, fragments);
		const composites = fields.flatMap((node) => compositeOf(node, type.getFields()[node.name.value]) ?? []);
		const found = {
			leaves: fields.length - composites.length,
			composites,
			counts: /* @__PURE__ */ new Map()
		};
		known.set(selection, found);
		return found;
	}
	function valuesOf(field, source) {
		const found = field.find(source);
		const { leaves, composites, counts } = selectionOf(field);
		let values = 1;
		for (const one of Array.isArray(found) ? found : [found]) {
			if (values > max) break;
			if (one == null) continue;
			let within = counts.get(one);
			if (within === void 0) {
				within = leaves;
				for (const inner of composites) if (within <= max) within += valuesOf(inner, one);
				counts.set(one, within);
			}
			values += within;
		}
		return values;
	}
	return (node) => {
		const field = compositeOf(node, roots[node.name.value]);
		return field ? valuesOf(field, null) : 1;
	};
}
// api/src/limits/document-cost.ts
/**
* The cost of a document with these variables: each field counts 1, multiplied by the largest length of the lists around it. The
* formula is in inputs/limits.ts; fields that count otherwise declare it (`complexity`).
*/
function documentCost(document, operationName, variables, { schema, context }) {
	const { asked, operation, aliases, once, costs } = measured(document, operationName, schema);
	const key = costs ? keyOf(costs, variables) : null;
	const before = key === null ? void 0 : costs?.known.get(key);
	if (before) return before;
	const { depth, breadth, complexity } = complexityFromQuery(asked, {
		schema,
		ctx: context,
		variables
	});
	const introspection = operation ? introspectionCost(asked, operation, {
		schema,
		variables
	}) : noIntrospection;
	const alone = complexityFromQuery(asked, {
		schema,
		ctx: valuesOnly,
		variables
	});
	const work = Math.ceil(complexity - alone.complexity);
	const cost = {
		values: Math.ceil(complexity),
		work,
		depth,
		fields: breadth,
		aliases,
		once,
		introspection
	};
	if (costs && key !== null && introspection === noIntrospection && costs.known.size < 16) costs.known.set(key, cost);
	return cost;
}
var maxKey = 200;
/**
* The values that the cost depends on; of other variables only whether they are there at all, because without a required one
* there is no cost.
*/
function keyOf({ priced, others }, variables) {
	const values = priced.flatMap(([name, parts]) => parts.map((partOf) => JSON.stringify(partOf(variables[name])) ?? ""));
	const given = others.map((name) => variables[name] == null ? String(variables[name]) : "given");
	const key = [...values, ...given].join();
	return key.length > maxKey ? null : key;
}
/** Throws where introspection exceeds its limits, which leave room for common tools. */
function requireIntrospectionWithinLimits({ schemas, types, depth, fields, values }) {
	const max = documentLimits.introspection;
	requireAtMost("TOO_MANY_FIELDS", "number of fields __schema", schemas, max.schemas);
	requireAtMost("TOO_MANY_FIELDS", "number of fields __type", types, max.types);
	requireAtMost("TOO_MANY_FIELDS", "number of fields of the schema", fields, documentLimits.fields);
	requireAtMost("TOO_DEEP", "depth within the schema", depth, max.depth);
	requireAtMost("TOO_COSTLY", "number of values of the schema", values, max.values);
}
/** The price of a number of values, in points. */
var pointsOf = (values) => Math.max(1, Math.ceil(values / apiBudgets.valuesPerPoint));
/** The number of values in an answer, counted as in the estimate. */
function countValues(data) {
	if (typeof data !== "object" || data === null) return 0;
	if (data instanceof RawJson) return countKeys(data);
	let values = 0;
	if (Array.isArray(data)) for (const one of data) values += countValues(one);
	else for (const name in data) values += (name === "edges" ? 0 : 1) + countValues(data[name]);
	return values;
}
/** In JSON a quote before a colon ends a key, if a letter, digit or underscore of a name is before it; else it begins a text, or is part of one. */
function countKeys({ text }) {
	let keys = 0;
	for (let at = text.indexOf("\":"); at >= 0; at = text.indexOf("\":", at + 2)) if (isOfName.test(text[at - 1] ?? "") && !text.endsWith("\"edges", at)) keys++;
	return keys;
}
var isOfName = /\w/;
/** Throws the code of the first limit that the document exceeds. */
function requireWithinLimits({ values, depth, fields, aliases, once, introspection }) {
	requireAtMost("TOO_MANY_ALIASES", "number of aliases", aliases, documentLimits.aliases);
	requireAtMost("TOO_DEEP", "depth", depth, documentLimits.depth);
	requireAtMost("TOO_MANY_FIELDS", "number of fields", fields, documentLimits.fields);
	for (const [name, count] of once) requireAtMost("TOO_MANY_FIELDS", `number of fields ${name}`, count, 1);
	requireAtMost("TOO_COSTLY", "number of values, lists counted by their lengths,", values, documentLimits.values);
	requireIntrospectionWithinLimits(introspection);
}
/** Documents are parsed once and run many times: what does not depend on variables is found once. */
var known = /* @__PURE__ */ new WeakMap();
function measured(document, operationName, schema) {
	const operation = getOperationAST(document, operationName) ?? null;
	const before = operation && known.get(operation);
	if (before) return before;
	const found = {
		asked: onlyOperation(document, operation),
		operation,
		aliases: 0,
		once: /* @__PURE__ */ new Map(),
		costs: null
	};
	const types = new TypeInfo(schema);
	const priced = /* @__PURE__ */ new Map();
	const price = (name, part) => priced.set(name, (priced.get(name) ?? /* @__PURE__ */ new Set()).add(part));
	visit(found.asked, visitWithTypeInfo(types, { Field(node) {
		if (node.alias) found.aliases += 1;
		const field = types.getFieldDef();
		if (field && isOnce(field)) found.once.set(field.name, (found.once.get(field.name) ?? 0) + 1);
		if (field && !dependsOnArguments(field)) return;
		for (const { name, value } of node.arguments ?? []) if (field && value.kind === Kind.VARIABLE) price(value.name.value, pricedPart(field, name.value));
		else visit(value, { Variable: (inner) => void price(inner.name.value, wholeValue) });
	} }));
	const names = operation?.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
	if (!operation) return found;
	found.costs = {
		priced: names.flatMap((name) => {
			const parts = priced.get(name);
			return parts ? [[name, [...parts]]] : [];
		}),
		others: names.filter((name) => !priced.has(name)),
		known: /* @__PURE__ */ new Map()
	};
	known.set(operation, found);
	return found;
}
function requireAtMost(code, what, value, limit) {
	if (value <= limit) return;
	throw new DomainError(code, `The document's ${what} is ${value}; at most ${limit} is allowed. Request less data, or use several requests.`);
}
function onlyOperation(document, operation) {
	const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
	return {
		kind: Kind.DOCUMENT,
		definitions: operation ? [operation, ...fragments] : fragments
	};
}
/**
* Throws INVALID_INPUT for a NUL character, which PostgreSQL's text cannot hold, in any variable or literal. The error names
* the field of the mutation's input if there is one.
*/
function requireStorableText(document, variables) {
	const path = nulIn(variables) ?? (writesNul(document) ? [] : null);
	if (path === null) return;
	const field = path[0] === "input" ? path.slice(1).join(".") : "text";
	throw invalid(field || "text", "Text must not contain NUL characters");
}
var written = /* @__PURE__ */ new WeakMap();
function writesNul(document) {
	const before = written.get(document);
	if (before !== void 0) return before;
	let found = false;
	visit(document, { StringValue({ value }) {
		found ||= value.includes("\0");
	} });
	written.set(document, found);
	return found;
}
/** Path of the first text with a NUL; null for none. Throws where values are nested deeper than any input. */
function nulIn(value, depth = 0) {
	if (typeof value === "string") return value.includes("\0") ? [] : null;
	if (typeof value !== "object" || value === null) return null;
	if (depth > documentLimits.variableDepth) throw invalid("variables", `The variables are nested deeper than ${documentLimits.variableDepth} levels. Send flatter values.`);
	for (const [name, inner] of Object.entries(value)) {
		const path = nulIn(inner, depth + 1);
		if (path) return [name, ...path];
	}
	return null;
}
// api/src/metrics/graphql.ts
var import_prom_client = require_prom_client();
var seconds = new import_prom_client.Histogram({
	name: "assay_graphql_operation_duration_seconds",
	help: "Time of a GraphQL operation of the site's own pages, by name; those of REST, feeds and other clients are other.",
	labelNames: ["operation"],
	buckets: [
		.01,
		.05,
		.25,
		1,
		5
	],
	registers
});
var executions = new import_prom_client.Counter({
	name: "assay_graphql_executions_total",
	help: "GraphQL operations by what executed them: plan (made of a document that was run before), or graphql-js (all others, and where a plan failed).",
	labelNames: ["executor"],
	registers
});
/** Counts an operation that was executed. */
function countExecution(executor) {
	executions.inc({ executor });
}
var errors = new import_prom_client.Counter({
	name: "assay_graphql_errors_total",
	help: "GraphQL operations with an error, by the error's code. INTERNAL is a defect, UNAVAILABLE an outage of the database.",
	labelNames: ["operation", "code"],
	registers
});
/** Counts the defects of an operation from 0: Prometheus sees no increase in a counter that begins with 1. */
function expectOperation(name) {
	errors.inc({
		operation: name,
		code: "INTERNAL"
	}, 0);
}
expectOperation("other");
var names = /* @__PURE__ */ new WeakMap();
/** Has the operations of a document be measured under a name of their own. For documents of the product only: names are not bounded here. */
function nameOperation(document, name) {
	names.set(document, name);
}
/** Measures an operation of the document from now on; call the result once with the codes of its errors. */
function measureOperation(document) {
	const began = performance.now();
	return (codes) => {
		const operation = names.get(document) ?? "other";
		seconds.observe({ operation }, (performance.now() - began) / 1e3);
		for (const code of codes) errors.inc({
			operation,
			code
		});
	};
}
// api/src/engine/csrf.ts
/**
* Distinguishes the site's own pages from other sites by Origin and Sec-Fetch-Site, which no page can forge. With PUBLIC_URL
* only its origin is the site's own. Without it (undefined) it is the requested host, if that is a name of this computer or
* its local network: other names may be pointed here by anyone (DNS rebinding).
*/
function createOriginOf(publicUrl) {
	const own = publicUrl === void 0 ? null : new URL(publicUrl).origin;
	return ({ headers: { origin, host = "", "sec-fetch-site": site } }) => {
		if (site === void 0 && origin === void 0) return "unknown";
		if (site !== void 0 && site !== "same-origin") return "foreign";
		if (own !== null) return origin === void 0 || origin === own ? "own" : "foreign";
		if (!isLocal(host)) return "foreign";
		return site === "same-origin" || hostOf(origin) === host.toLowerCase() ? "own" : "foreign";
	};
}
/**
* True for a write from another site, or of unknown origin with a session cookie: a browser would send the cookie along for any
* site.
*/
function isCrossSite(origin, carriesSession) {
	return origin === "foreign" || origin === "unknown" && carriesSession;
}
/** True if the request has a bearer token. Other sites' pages cannot make a browser send that header. */
function carriesToken({ headers: { authorization } }) {
	return authorization !== void 0 && /^Bearer\b/i.test(authorization.trim());
}
/** Suffixes that the public DNS does not delegate. */
var localEndings = [
	".localhost",
	".local",
	".lan",
	".home",
	".home.arpa",
	".internal",
	".intranet"
];
/** Is it an address, or a name that only this computer or its network knows? Addresses cannot be pointed elsewhere. */
function isLocal(host) {
	if (!URL.canParse(`http://${host}`)) return false;
	const { hostname } = new URL(`http://${host}`);
	const name = hostname.replace(/^\[|\]$/g, "");
	return isIP(name) > 0 || !name.includes(".") || localEndings.some((ending) => name.endsWith(ending));
}
var hostOf = (origin = "") => URL.canParse(origin) ? new URL(origin).host : null;
// api/src/engine/execute.ts
/**
* The engine: every read and write of every endpoint passes through it. Limits come before execution (for documents that are not
* known at build time), and the call is charged then. Failures become public errors, and unexpected ones are reported. With an
* API token `extensions.cost` has the cost of the call, also when it was refused.
*/
async function execute(operation, context, report) {
	const ended = measureOperation(operation.document);
	const result = await executeWithinLimits(operation, context, report);
	if (result.errors) context.reads?.refuse("error");
	recordRefusals(context, result.errors);
	ended(new Set(result.errors?.map(({ extensions }) => String(extensions["code"] ?? "INTERNAL"))));
	return result;
}
async function executeWithinLimits(operation, context, report) {
	const { document, operationName } = operation;
	const variables = operation.variables ?? {};
	const { trust, callBudget } = context;
	let requested = 0;
	let price = () => 0;
	try {
		requireSameOrigin(document, operationName, context);
		if (trust === "free" || callBudget) {
			const asked = estimateCost(operation, context);
			if (trust === "free" && asked) requireWithinLimits(asked.cost);
			price = asked?.price ?? price;
			requested = asked?.requested ?? 0;
			if (asked) await callBudget?.spend(requested);
		}
		requireStorableText(document, variables);
		requireShortSearches(document, variables);
	} catch (error) {
		const reason = error instanceof RateLimited ? error : await countRefused(context) ?? error;
		return withCost({ errors: [toPublicError(reason, report)] }, context, { requested });
	}
	const running = run({
		...operation,
		variables
	}, context, report);
	const result = trust === "free" ? await inTime(running, documentLimits.milliseconds, () => timedOut(isMutationOf(document, operationName))) : await running;
	const unused = result.errors || !callBudget ? 0 : requested - Math.min(requested, price(result.data));
	return withCost(result, context, {
		requested,
		unused
	});
}
/** True for an operation with a list that may be slow to find: a search, or a far page. Persisted queries are charged only then. */
function isExpensive({ document, operationName, variables }) {
	const operation = getOperationAST(document, operationName);
	return operation ? mayCostWork(document, operation, variables ?? {}, schema) : false;
}
/** The estimated cost of an operation, and how its final price is computed; null for a persisted query that is free. */
function estimateCost({ document, operationName, variables: given }, context) {
	const variables = given ?? {};
	const { pays, refundedWork } = context;
	if (pays === "work" && !isExpensive({
		document,
		operationName,
		variables
	})) return null;
	const before = refundedWork.values;
	const done = (work) => work - (refundedWork.values - before);
	const cost = documentCost(document, operationName, variables, {
		schema,
		context
	});
	const { work, values, introspection } = cost;
	if (pays === "work") return {
		cost,
		requested: pointsOf(work),
		price: () => pointsOf(done(work))
	};
	return {
		cost,
		requested: pointsOf(values + introspection.values),
		price: (data) => pointsOf(done(work) + countValues(data))
	};
}
/** Charges a refused call; returns the error if even that exceeds the budget. */
async function countRefused({ callBudget, pays }) {
	try {
		if (pays === "all") await callBudget?.spend(0);
		return null;
	} catch (error) {
		return error;
	}
}
/**
* Refunds `unused` points and, with an API token, adds the cost of the call to the result. `requested` is 0 for a call that was
* refused before its cost was known.
*/
function withCost(result, { token, callBudget }, { requested = 0, unused = 0 }) {
	if (!callBudget) return result;
	if (!token) {
		if (unused > 0) callBudget.refund(unused);
		return result;
	}
	const { taken: actual, remaining, resetAt } = callBudget.refund(unused);
	const cost = {
		requested,
		actual,
		remaining,
		resetAt: new Date(resetAt).toISOString()
	};
	return {
		...result,
		extensions: {
			...result.extensions,
			cost
		}
	};
}
async function run({ document, variables, operationName, allowsRawJson }, context, report) {
	const isMutation = isMutationOf(document, operationName);
	if (isMutation) context.reads?.refuse("mutation");
	const planned = await runByPlan({
		document,
		variables,
		operationName,
		allowsRawJson
	}, context, report);
	countExecution(planned ? "plan" : "graphql-js");
	if (planned) return planned;
	const result = await execute$1({
		schema,
		document,
		contextValue: context,
		variableValues: variables ?? {},
		operationName: operationName ?? null
	});
	if (isMutation) await context.changes?.catchUp().catch(() => {});
	if (!result.errors) return result;
	return {
		...result,
		errors: result.errors.map((error) => toPublicError(error, report))
	};
}
/**
* The answer by a plan; null if there is none. An overload is an error of the whole answer: with the parts that could be answered it would be
* refused as well (`overloadOf`), and to find them again would double the work just then.
*/
async function runByPlan({ document, variables, operationName, allowsRawJson = false }, context, report) {
	try {
		const data = await answerByPlan({
			document,
			variables: variables ?? {},
			operationName,
			allowsRawJson
		}, context, report);
		return data && { data };
	} catch (error) {
		return { errors: [toPublicError(error, report)] };
	}
}
/** The result of what takes longer than an untrusted document may. */
function timedOut(isMutation) {
	const advice = isMutation ? "It may still be carried out: repeat it with the same idempotency key to get its result." : "Request less data, or use several requests.";
	const message = `The document took longer than ${documentLimits.milliseconds / 1e3} seconds. ${advice}`;
	return { errors: [new GraphQLError(message, { extensions: { code: "TIMED_OUT" } })] };
}
/** Throws FORBIDDEN for a cross-site mutation, at every endpoint. */
function requireSameOrigin(document, operationName, { caller: { origin, carriesSession } }) {
	if (!isCrossSite(origin, carriesSession)) return;
	if (isMutationOf(document, operationName)) throw crossSite();
}
var isMutationOf = (document, operationName) => getOperationAST(document, operationName)?.operation === "mutation";
export { createOriginOf as a, nameOperation as c, carriesToken as i, switchesOf as l, isExpensive as n, isCrossSite as o, withCost as r, expectOperation as s, execute as t };
