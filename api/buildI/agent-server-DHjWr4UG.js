import { g as McpServer } from "./dist-CQH6c4_Z.js";
import { a as toPublicError } from "./errors-aX8FvDgl.js";
import { n as aboutQuotations, r as asText, t as tools } from "./tools-pIzcSiG4.js";
import { r as InvalidInput } from "./errors-CKS8nS6A.js";
// api/src/http/mcp/arguments.ts
/** Errors that one refusal tells. */
var maxErrors = 5;
/** The arguments of a tool by its schema. Throws InvalidInput with what is allowed; nothing that was sent is repeated. */
function checkedArguments(schema, given) {
	const { success, data, error } = schema.safeParse(given, { error: allowed });
	if (success) return data;
	const [first, ...others] = error.issues.slice(0, maxErrors).map(({ path, message }) => ({
		path: path.join("."),
		message: path.length === 0 ? message : `${path.join(".")} ${message}`
	}));
	const message = [first, ...others].map((one) => one?.message).join("; ");
	throw new InvalidInput([{
		path: first?.path ?? "",
		message: `${message}.`
	}, ...others]);
}
/** The schema as clients read it. It refuses nothing: the arguments are checked afterwards, in words of this API. */
function uncheckedSchema(schema) {
	return { "~standard": {
		...schema["~standard"],
		validate: (value) => ({ value })
	} };
}
var nouns = {
	string: "text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	object: "an object"
};
/** What an argument must be. */
function allowed(issue) {
	switch (issue.code) {
		case "invalid_type": return issue.input === void 0 ? "is required" : `must be ${nouns[issue.expected] ?? issue.expected}`;
		case "too_big": return `must ${limited(issue.origin, "at most", Number(issue.maximum))}`;
		case "too_small": return `must ${limited(issue.origin, "at least", Number(issue.minimum))}`;
		case "invalid_value": return `must be one of ${issue.values.map(String).join(", ")}`;
		default: return "is not valid";
	}
}
function limited(origin, bound, limit) {
	if (origin === "string") return `have ${bound} ${limit} ${limit === 1 ? "character" : "characters"}`;
	if (origin === "array") return `have ${bound} ${limit} ${limit === 1 ? "entry" : "entries"}`;
	return `be ${bound} ${limit}`;
}
// api/src/http/mcp/agent-server.ts
var readsOnly = {
	readOnlyHint: true,
	idempotentHint: true,
	openWorldHint: false
};
/** The MCP server of one call: the tools, for one caller. */
function createAgentServer({ report, onCall, ...context }) {
	const { site, absolute } = context;
	const server = new McpServer({
		name: site.name,
		version: "1",
		websiteUrl: absolute("/")
	}, {
		instructions: instructionsOf(site.name),
		capabilities: { tools: { listChanged: false } }
	});
	for (const { name, title, description, input, output, run } of tools) {
		const config = {
			title,
			description,
			inputSchema: uncheckedSchema(input),
			outputSchema: output,
			annotations: readsOnly
		};
		server.registerTool(name, config, async (given) => {
			onCall(name);
			try {
				const answer = await run(checkedArguments(input, given), context);
				return {
					content: [{
						type: "text",
						text: asText(answer)
					}],
					structuredContent: answer
				};
			} catch (error) {
				return {
					isError: true,
					content: [{
						type: "text",
						text: failureText(error, report)
					}]
				};
			}
		});
	}
	return server;
}
var instructionsOf = (name) => `${name} is a directory of software and services with reviews by their users. Start with find_software or list_categories; use search_reviews for evidence. Every figure is calculated from published reviews: cite the url beside it. ${aboutQuotations}`;
/** A failure as the model reads it: the code, and what to do. */
function failureText(error, report) {
	const { message, extensions } = toPublicError(error, report);
	const { code, requestId } = extensions;
	return `${code}: ${message}${requestId ? ` (request ${requestId})` : ""}`;
}
export { createAgentServer };
