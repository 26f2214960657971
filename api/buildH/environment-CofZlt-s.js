import { A as union, C as object, M as url, O as string, S as number, V as NEVER, _ as ipv6, d as cidrv6, g as ipv4, i as _enum, p as email, u as cidrv4, y as literal } from "./schemas-BaGL-H36.js";
import { t as number$1 } from "./coerce-CRMO_4SG.js";
import { c as readDatabaseUrl, s as DatabaseUrlError } from "./pools-Dy4Gai3B.js";
import { fr as signUpInput, v as siteTexts } from "./inputs-B-w6j7sD.js";
import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
// api/src/environment/database-url.ts
/** DATABASE_URL: any address that the database is opened by. */
var databaseUrlSetting = string().superRefine((text, context) => {
	const message = problemOf(text);
	if (message !== void 0) context.addIssue({
		code: "custom",
		message
	});
});
/** Does the address of a database name another computer? One that cannot be read does not. */
function isElsewhere(databaseUrl) {
	return databaseUrl !== void 0 && problemOf(databaseUrl) === void 0 && !readDatabaseUrl(databaseUrl).isThisMachine;
}
function problemOf(text) {
	try {
		readDatabaseUrl(text);
		return;
	} catch (error) {
		if (error instanceof DatabaseUrlError) return error.message;
		throw error;
	}
}
// api/src/environment/misspelled.ts
/** Shorter names, and those of one word, are too near to names of other programs: HOSTS, PORTS, POST. */
var shortest = 8;
/**
* One sentence for each variable that is probably a misspelled setting: one letter is missing, added, replaced, in the wrong case, or
* exchanged with its neighbor.
*/
function misspelledSettings(given, settings) {
	const known = new Set(settings);
	const distinct = settings.filter((name) => name.length >= shortest && name.includes("_"));
	return [...given].flatMap((name) => {
		if (known.has(name)) return [];
		const meant = distinct.find((setting) => isOneEditAway(name.toUpperCase(), setting));
		return meant ? [`${name} is not a setting of Assay and is ignored. Did you mean ${meant}?`] : [];
	});
}
/** True for equal texts, and for those that one edit makes equal. */
function isOneEditAway(one, other) {
	let start = 0;
	while (start < one.length && one[start] === other[start]) start += 1;
	const [left, right] = [one.slice(start), other.slice(start)];
	return left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1) || left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0];
}
// api/src/environment/secret-files.ts
/** Settings that are a secret or hold one. Each may instead be read from a file, which NAME_FILE names. */
var secretSettings = [
	"SECRET",
	"SECRET_PREVIOUS",
	"DATABASE_URL",
	"SMTP_URL",
	"GOOGLE_CLIENT_SECRET",
	"S3_SECRET_ACCESS_KEY",
	"ADMIN_PASSWORD",
	"METRICS_TOKEN"
];
/** The variables with those of NAME_FILE read from their files, without the last line break, and one line for each that cannot be. */
function readSecretFiles(given) {
	const variables = { ...given };
	const issues = [];
	for (const name of secretSettings) {
		const file = given[fileSetting(name)];
		if (file === void 0) continue;
		if (given[name] === void 0) {
			const content = contentOf(file);
			if (content.text === void 0) issues.push(`${fileSetting(name)}: ${content.problem}`);
			else variables[name] = content.text;
		} else issues.push(`${fileSetting(name)}: must not be set together with ${name}; remove one of the two`);
	}
	return {
		variables,
		issues
	};
}
/** The variable that names the file of a secret. */
var fileSetting = (name) => `${name}_FILE`;
function contentOf(file) {
	try {
		const text = readFileSync(file, "utf8").replace(/\r?\n$/, "");
		return text === "" ? { problem: `${file} is empty; write the value into it` } : { text };
	} catch (error) {
		return { problem: `${file} cannot be read (${error.code ?? String(error)}); check its path and its permissions` };
	}
}
// api/src/environment/trust-proxy.ts
var message = "must be off, the number of reverse proxies in front such as 1, or their addresses such as 10.0.0.5, 10.1.0.0/16";
/** A network that holds every address would have each client name its own. */
var isEverything = (part) => part.endsWith("/0");
var place = union([
	_enum([
		"loopback",
		"linklocal",
		"uniquelocal"
	]),
	ipv4(),
	ipv6(),
	cidrv4(),
	cidrv6()
]);
/** TRUST_PROXY: text as people write it. */
var trustProxySetting = string().transform((text, context) => {
	if (text === "off" || text === "false") return false;
	if (text === "on" || text === "true") return 1;
	if (/^\d{1,2}$/.test(text)) return Number(text) || false;
	const parts = text.split(",").map((part) => part.trim());
	if (parts.every((part) => place.safeParse(part).success && !isEverything(part))) return parts;
	context.addIssue({
		code: "custom",
		message
	});
	return NEVER;
});
// api/src/environment/workers.ts
var maxWorkers = 256;
var workersMessage = `must be auto or a whole number from 1 to ${maxWorkers}`;
var poolMessage = `must be a whole number from 5`;
/** WORKERS: auto, or how many processes answer requests. */
var workersSetting = union([literal("auto"), number$1(workersMessage).int(workersMessage).min(1, workersMessage).max(maxWorkers, workersMessage)], { error: workersMessage });
/** DATABASE_POOL_SIZE: connections to PostgreSQL of all processes together. */
var poolSizeSetting = number$1({ error: poolMessage }).int(poolMessage).min(5, poolMessage).optional();
/** How many connections a worker gets, and all workers get together, where DATABASE_POOL_SIZE is not set. */
var defaultShare = 12;
var defaultTotal = 40;
/**
* How many processes the settings ask for: `auto` is one a processor core, as far as the connections are enough. Returns a sentence that
* names the setting where they contradict each other.
*/
function planWorkers({ workers, poolSize, single }, cores = availableParallelism()) {
	if (workers !== "auto") {
		if (workers > 1 && single !== void 0) return `WORKERS: must be 1 or auto ${single}`;
		const connections = poolSize ?? defaultPoolSize(workers);
		return connections < workers * 5 ? `DATABASE_POOL_SIZE: must be ${workers * 5} or more for ${workers} workers, 5 for each` : {
			count: workers,
			connections
		};
	}
	const max = Math.floor((poolSize ?? defaultTotal) / 5);
	const count = single === void 0 ? Math.min(cores, max) : 1;
	return {
		count,
		connections: poolSize ?? defaultPoolSize(count)
	};
}
function defaultPoolSize(workers) {
	if (workers === 1) return 21;
	return Math.max(Math.min(workers * defaultShare, defaultTotal), workers * 5);
}
// api/src/inputs/ends.ts
/** The text without repetitions of a character at its end. Linear, where `/x+$/` is quadratic. */
function withoutEnd(text, character) {
	let end = text.length;
	while (end > 0 && text[end - 1] === character) end--;
	return text.slice(0, end);
}
// api/src/environment.ts
/** Decimal digits: JavaScript would also read " ", "0x50" and "1e3" as numbers. */
var wholeNumber = (min, max, error) => string().regex(/^\d{1,9}$/, error).transform(Number).pipe(number().min(min, error).max(max, error));
var port = (min) => wholeNumber(min, 65535, `must be a whole number from ${min} to 65535`);
var flag = _enum(["on", "off"], { error: "must be on or off" });
/** "no-reply@assay.example", or with a name before it: "Assay <no-reply@assay.example>". */
var sender = /^(?:[^<>\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/;
var secretMessage = "must be 32 random bytes as 64 hexadecimal digits, for example from openssl rand -hex 32";
var secret = string().regex(/^[0-9a-f]{64}$/i, secretMessage).transform((text) => Buffer.from(text, "hex")).optional();
var metricsTokenMessage = "must be 16 or more letters and digits, without spaces, for example from openssl rand -hex 32";
/** Paths are added to its end, and some are shown to everybody. */
var isPlain = (url) => !/[@?#]/.test(url);
var webUrl = url({
	protocol: /^https?$/,
	error: "must be an http or https address"
}).refine(isPlain, "must be an http or https address without user, query and fragment").transform((url) => withoutEnd(url, "/"));
var schema = object({
	NODE_ENV: _enum([
		"development",
		"production",
		"test"
	]).default("production"),
	PORT: port(0).default(3e3),
	HOST: string().optional(),
	DATA_DIR: string().min(1).default(".data"),
	DATABASE_URL: databaseUrlSetting.optional(),
	DATABASE_POOL_SIZE: poolSizeSetting,
	WORKERS: workersSetting.default("auto"),
	PUBLIC_URL: webUrl.optional(),
	DEMO: _enum([
		"auto",
		"on",
		"full",
		"off"
	], { error: "must be auto, on, full or off" }).default("auto"),
	SECRET: secret,
	SECRET_PREVIOUS: secret,
	TRUST_PROXY: trustProxySetting.default(false),
	HSTS_SUBDOMAINS: flag.default("off"),
	ANSWER_CACHE_MB: wholeNumber(0, 1e5, "must be a whole number of megabytes from 0").default(128),
	METRICS_TOKEN: string().regex(/^[\x21-\x7e]{16,}$/, metricsTokenMessage).optional(),
	METRICS_PORT: port(1).optional(),
	SITE_NAME: siteTexts.name.optional(),
	SITE_TAGLINE: siteTexts.tagline.optional(),
	SITE_DESCRIPTION: siteTexts.description.optional(),
	SITE_CONTACT: siteTexts.contact.optional(),
	SITE_DIR: string().optional(),
	CONTACT_EMAIL: email("must be an e-mail address").optional(),
	LOG_LEVEL: _enum([
		"fatal",
		"error",
		"warn",
		"info",
		"debug",
		"trace",
		"silent"
	]).default("info"),
	RATE_LIMITS: flag.default("on"),
	SHUTDOWN_TIMEOUT: wholeNumber(0, 3600, "must be a whole number of seconds from 0 to 3600").default(30),
	SMTP_URL: url({
		protocol: /^smtps?$/,
		error: "must be an address like smtp://user:password@host:587"
	}).optional(),
	MAIL_FROM: string().regex(sender, "must be an address like Assay <no-reply@assay.example>").optional(),
	MAIL_FOOTER: siteTexts.mailFooter.optional(),
	DATA_TERMS: siteTexts.dataTerms.optional(),
	GOOGLE_CLIENT_ID: string().optional(),
	GOOGLE_CLIENT_SECRET: string().optional(),
	S3_BUCKET: string().optional(),
	S3_ENDPOINT: webUrl.optional(),
	S3_REGION: string().default("us-east-1"),
	S3_ACCESS_KEY_ID: string().optional(),
	S3_SECRET_ACCESS_KEY: string().optional(),
	BACKUP_DIR: string().optional(),
	BACKUP_KEEP: wholeNumber(1, 1e6, "must be a whole number from 1").default(7),
	ADMIN_EMAIL: signUpInput.shape.email.optional(),
	ADMIN_PASSWORD: signUpInput.shape.password.optional(),
	ADMIN_TWO_STEP: _enum(["required", "off"], { error: "must be required or off" }).default("off")
});
/** Every setting, in the order of the documentation's table. */
var settings = Object.keys(schema.shape);
/** Settings that mean nothing without each other. */
var pairs = [
	["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
	["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
	["S3_BUCKET", "S3_ACCESS_KEY_ID"],
	["ADMIN_EMAIL", "ADMIN_PASSWORD"]
];
/** A setting that cannot be used; the message names every one of them. */
var EnvironmentError = class extends Error {};
/**
* Reads and checks the environment: the only place that touches process.env.
* Throws EnvironmentError with one line for each wrong setting.
*/
function readEnvironment(source = process.env, inContainer = existsSync("/.dockerenv")) {
	const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
	const { variables: given, issues } = readSecretFiles(present);
	const result = schema.safeParse(given);
	for (const { path, message } of result.error?.issues ?? []) issues.push(`${path.join(".")}: ${message}`);
	for (const [one, other] of pairs) {
		const [missing, present] = given[one] === void 0 ? [one, other] : [other, one];
		if (given[missing] === void 0 && given[present] !== void 0) issues.push(`${missing}: must be set too when ${present} is`);
	}
	if (given["SECRET"] === void 0 && isElsewhere(given["DATABASE_URL"])) issues.push(`SECRET: must be set when DATABASE_URL points to another host: ${secretMessage.slice(8)}`);
	const workers = result.success ? workersOf(result.data) : "";
	if (typeof workers === "string" && result.success) issues.push(workers);
	if (!result.success || typeof workers === "string" || issues.length > 0) throw new EnvironmentError(`These settings cannot be used:\n${issues.map((line) => `  ${line}`).join("\n")}`);
	const env = result.data;
	return {
		mode: env.NODE_ENV,
		port: env.PORT,
		host: env.HOST ?? (inContainer ? "0.0.0.0" : "127.0.0.1"),
		dataDir: env.DATA_DIR,
		databaseUrl: env.DATABASE_URL,
		workers,
		publicUrl: env.PUBLIC_URL,
		demo: env.DEMO === "auto" ? defaultDemo(env) : env.DEMO === "on" ? "small" : env.DEMO,
		secret: env.SECRET,
		previousSecret: env.SECRET_PREVIOUS,
		trustProxy: env.TRUST_PROXY,
		hstsSubdomains: env.HSTS_SUBDOMAINS === "on",
		answerCacheBytes: env.ANSWER_CACHE_MB * 1024 * 1024,
		metrics: {
			token: env.METRICS_TOKEN,
			port: env.METRICS_PORT
		},
		site: {
			folder: env.SITE_DIR,
			name: env.SITE_NAME,
			tagline: env.SITE_TAGLINE,
			description: env.SITE_DESCRIPTION,
			contact: env.SITE_CONTACT,
			mailFooter: env.MAIL_FOOTER,
			dataTerms: env.DATA_TERMS
		},
		contactEmail: env.CONTACT_EMAIL,
		logLevel: env.LOG_LEVEL,
		rateLimits: env.RATE_LIMITS === "on",
		shutdownSeconds: env.SHUTDOWN_TIMEOUT,
		mail: {
			smtpUrl: env.SMTP_URL,
			from: env.MAIL_FROM
		},
		google: env.GOOGLE_CLIENT_ID !== void 0 && env.GOOGLE_CLIENT_SECRET !== void 0 ? {
			clientId: env.GOOGLE_CLIENT_ID,
			clientSecret: env.GOOGLE_CLIENT_SECRET
		} : void 0,
		s3: env.S3_BUCKET !== void 0 && env.S3_ACCESS_KEY_ID !== void 0 && env.S3_SECRET_ACCESS_KEY !== void 0 ? {
			endpoint: env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`,
			region: env.S3_REGION,
			bucket: env.S3_BUCKET,
			accessKeyId: env.S3_ACCESS_KEY_ID,
			secretAccessKey: env.S3_SECRET_ACCESS_KEY
		} : void 0,
		backup: env.BACKUP_DIR === void 0 ? void 0 : {
			folder: env.BACKUP_DIR,
			keep: env.BACKUP_KEEP
		},
		adminTwoStep: env.ADMIN_TWO_STEP === "required",
		admin: env.ADMIN_EMAIL !== void 0 && env.ADMIN_PASSWORD !== void 0 ? {
			email: env.ADMIN_EMAIL,
			password: env.ADMIN_PASSWORD
		} : void 0,
		secrets: secretSettings.flatMap((name) => given[name] ?? []),
		warnings: misspelledSettings(Object.keys(present), [...settings, ...secretSettings.map(fileSetting)])
	};
}
function defaultDemo(env) {
	const isHere = env.PUBLIC_URL === void 0 || isThisMachine(env.PUBLIC_URL);
	return env.DATABASE_URL === void 0 && isHere ? "small" : "off";
}
/** Whether a public URL names this machine: a server with such a one is for trying out. */
function isThisMachine(url) {
	return isLoopback(new URL(url).hostname);
}
/** Names under `localhost` are resolved by no one else (RFC 6761). */
var isLoopback = (host) => host === "[::1]" || /^(?:.+\.)?localhost$/.test(host) || /^127(?:\.\d+){3}$/.test(host);
function workersOf(env) {
	const single = env.DATABASE_URL === void 0 ? "without DATABASE_URL: the embedded database serves one process" : env.NODE_ENV === "development" ? "in development" : void 0;
	return planWorkers({
		workers: env.WORKERS,
		poolSize: env.DATABASE_POOL_SIZE,
		single
	});
}
export { isThisMachine as n, readEnvironment as r, EnvironmentError as t };
