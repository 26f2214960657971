import { Cr as tidy, pr as turnOnTwoStepInput, rr as changeTwoStepInput, tr as beginTwoStepInput, vr as normalised } from "./inputs-B-w6j7sD.js";
import { l as invalid, m as unauthenticated, o as checked, t as Conflict } from "./errors-CKS8nS6A.js";
import { n as createConcurrencyLimiter } from "./concurrency-limiter-BeWt0r9y.js";
import { a as transaction } from "./transaction-8pQTXkvp.js";
import { c as createSecret, f as revokeTokens, l as createToken, m as validToken, n as endSessions, o as consumeToken, u as hashed } from "./stored-sessions-WwuPFLax.js";
import * as crypto$1 from "node:crypto";
import { randomInt } from "node:crypto";
import { hash as hash$1, verify } from "@node-rs/argon2";
// api/src/auth/passwords.ts
/**
* argon2id with OWASP's first choice (19 MiB, 2 passes, 1 lane): docs/decisions/021-accounts.md. Raising
* them needs no migration: a hash with other parameters is replaced when its owner signs in.
*/
var parameters = {
	algorithm: 2,
	memoryCost: 19456,
	timeCost: 2,
	parallelism: 1
};
var written = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;
/**
* Two of the four threads that Node has for such work: the others go on compressing answers and reading files, however many people sign
* in.
*/
var runLimited = createConcurrencyLimiter({
	name: "passwords",
	maxConcurrent: 2,
	maxQueued: 20
});
/** The hash to keep, with its salt and parameters. Takes some 20 ms of a thread outside the event loop. Throws BusyError when too many wait. */
function hashPassword(password) {
	return runLimited(() => hash$1(normalised(password, "NFC"), parameters));
}
/** A hash to compare with if there is none, for equal timing. */
var decoy;
/**
* True if the password is right. Throws BusyError when too many wait. Takes as long for an unknown address or an account without a password. `compare` is replaced
* in tests only.
*/
async function isPassword(kept, password, compare = verify) {
	decoy ??= hash$1("", parameters);
	const known = kept ?? await decoy;
	return await runLimited(() => compare(known, normalised(password, "NFC"))) && kept != null;
}
/** True if the hash was made with other than the current parameters. */
function isOutdated(kept) {
	return !kept.startsWith(written);
}
// api/src/domain/account/own-account.ts
var columns = {
	id: true,
	email: true,
	emailKey: true,
	passwordHash: true,
	isAdmin: true,
	isEmailVerified: true,
	twoStep: { select: { createdAt: true } }
};
/** The viewer's account. Throws UNAUTHENTICATED without one, for example after it was deleted. */
async function accountOf({ prisma, viewer }) {
	const account = viewer && await prisma.user.findUnique({
		where: { id: viewer.id },
		select: columns
	});
	if (!account) throw unauthenticated();
	return account;
}
// api/src/auth/recovery-codes.ts
/** Codes of one set. */
var count = 10;
/** Letters and digits that are not taken for one another. */
var alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
/** 24 characters of 31 are 118 bits: as many as may be stored by a plain hash. */
var groups = 4;
var groupLength = 6;
/** New recovery codes, in groups to be typed: "h3kq7m-…". */
var createRecoveryCodes = () => Array.from({ length: count }, () => Array.from({ length: groups }, createGroup).join("-"));
var createGroup = () => Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(31))).join("");
/** Only this is stored. Upper case, spaces and dashes do not matter. */
var recoveryCodeHash = (code) => hashed(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));
// node_modules/.pnpm/otpauth@9.5.2/node_modules/otpauth/dist/otpauth.node.mjs
//! otpauth 9.5.2 | (c) Héctor Molinero Fernández | MIT | https://github.com/hectorm/otpauth
/**
* Converts an integer to an Uint8Array.
* @param {number} num Integer.
* @returns {Uint8Array} Uint8Array.
*/ var uintDecode = (num) => {
	const arr = new Uint8Array(/* @__PURE__ */ new ArrayBuffer(8));
	let acc = num;
	for (let i = 7; i >= 0; i--) {
		if (acc === 0) break;
		arr[i] = acc & 255;
		acc -= arr[i];
		acc /= 256;
	}
	return arr;
};
/**
* "globalThis" ponyfill.
* @see [A horrifying globalThis polyfill in universal JavaScript](https://mathiasbynens.be/notes/globalthis)
* @type {Object.<string, *>}
*/ var globalScope = (() => {
	if (typeof globalThis === "object") return globalThis;
	else {
		Object.defineProperty(Object.prototype, "__GLOBALTHIS__", {
			get() {
				return this;
			},
			configurable: true
		});
		try {
			if (typeof __GLOBALTHIS__ !== "undefined") return __GLOBALTHIS__;
		} finally {
			delete Object.prototype.__GLOBALTHIS__;
		}
	}
	if (typeof self !== "undefined") return self;
	else if (typeof window !== "undefined") return window;
	else if (typeof global !== "undefined") return global;
})();
/**
* Canonicalizes a hash algorithm name.
* @param {string} algorithm Hash algorithm name.
* @returns {"SHA1"|"SHA224"|"SHA256"|"SHA384"|"SHA512"|"SHA3-224"|"SHA3-256"|"SHA3-384"|"SHA3-512"} Canonicalized hash algorithm name.
*/ var canonicalizeAlgorithm = (algorithm) => {
	switch (true) {
		case /^(?:SHA-?1|SSL3-SHA1)$/i.test(algorithm): return "SHA1";
		case /^SHA(?:2?-)?224$/i.test(algorithm): return "SHA224";
		case /^SHA(?:2?-)?256$/i.test(algorithm): return "SHA256";
		case /^SHA(?:2?-)?384$/i.test(algorithm): return "SHA384";
		case /^SHA(?:2?-)?512$/i.test(algorithm): return "SHA512";
		case /^SHA3-224$/i.test(algorithm): return "SHA3-224";
		case /^SHA3-256$/i.test(algorithm): return "SHA3-256";
		case /^SHA3-384$/i.test(algorithm): return "SHA3-384";
		case /^SHA3-512$/i.test(algorithm): return "SHA3-512";
		default: throw new TypeError(`Unknown hash algorithm: ${algorithm}`);
	}
};
/**
* Calculates an HMAC digest.
* @param {string} algorithm Algorithm.
* @param {Uint8Array} key Key.
* @param {Uint8Array} message Message.
* @returns {Uint8Array} Digest.
*/ var hmacDigest = (algorithm, key, message) => {
	if (crypto$1?.createHmac) {
		const hmac = crypto$1.createHmac(algorithm, globalScope.Buffer.from(key));
		hmac.update(globalScope.Buffer.from(message));
		return hmac.digest();
	} else throw new Error("Missing HMAC function");
};
/**
* RFC 4648 base32 alphabet without pad.
* @type {string}
*/ var ALPHABET$1 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/**
* Converts a base32 string to an Uint8Array (RFC 4648).
* @see [LinusU/base32-decode](https://github.com/LinusU/base32-decode)
* @param {string} str Base32 string.
* @returns {Uint8Array} Uint8Array.
*/ var base32Decode = (str) => {
	str = str.replace(/ /g, "").toUpperCase();
	let end = str.length;
	while (str[end - 1] === "=") --end;
	if (end < str.length) str = str.substring(0, end);
	const buf = /* @__PURE__ */ new ArrayBuffer(str.length * 5 / 8 | 0);
	const arr = new Uint8Array(buf);
	let bits = 0;
	let value = 0;
	let index = 0;
	for (let i = 0; i < str.length; i++) {
		const idx = ALPHABET$1.indexOf(str[i]);
		if (idx === -1) throw new TypeError(`Invalid character found: ${str[i]}`);
		value = value << 5 | idx;
		bits += 5;
		if (bits >= 8) {
			bits -= 8;
			arr[index++] = value >>> bits;
		}
	}
	return arr;
};
/**
* Converts an Uint8Array to a base32 string (RFC 4648).
* @see [LinusU/base32-encode](https://github.com/LinusU/base32-encode)
* @param {Uint8Array} arr Uint8Array.
* @returns {string} Base32 string.
*/ var base32Encode = (arr) => {
	let bits = 0;
	let value = 0;
	let str = "";
	for (let i = 0; i < arr.length; i++) {
		value = value << 8 | arr[i];
		bits += 8;
		while (bits >= 5) {
			str += ALPHABET$1[value >>> bits - 5 & 31];
			bits -= 5;
		}
	}
	if (bits > 0) str += ALPHABET$1[value << 5 - bits & 31];
	return str;
};
/**
* Hexadecimal alphabet.
* @type {string}
*/ var ALPHABET = "0123456789ABCDEF";
/**
* Converts a hexadecimal string to an Uint8Array.
* @param {string} str Hexadecimal string.
* @returns {Uint8Array} Uint8Array.
*/ var hexDecode = (str) => {
	str = str.replace(/ /g, "").toUpperCase();
	const buf = /* @__PURE__ */ new ArrayBuffer(str.length / 2);
	const arr = new Uint8Array(buf);
	for (let i = 0; i < str.length; i += 2) {
		const hi = ALPHABET.indexOf(str[i]);
		const lo = ALPHABET.indexOf(str[i + 1]);
		if (hi === -1 || lo === -1) throw new TypeError(`Invalid character found: ${str.substring(i, i + 2)}`);
		arr[i / 2] = hi << 4 | lo;
	}
	return arr;
};
/**
* Converts an Uint8Array to a hexadecimal string.
* @param {Uint8Array} arr Uint8Array.
* @returns {string} Hexadecimal string.
*/ var hexEncode = (arr) => {
	let str = "";
	for (let i = 0; i < arr.length; i++) {
		const hex = arr[i].toString(16);
		if (hex.length === 1) str += "0";
		str += hex;
	}
	return str.toUpperCase();
};
/**
* Converts a Latin-1 string to an Uint8Array.
* @param {string} str Latin-1 string.
* @returns {Uint8Array} Uint8Array.
*/ var latin1Decode = (str) => {
	const buf = new ArrayBuffer(str.length);
	const arr = new Uint8Array(buf);
	for (let i = 0; i < str.length; i++) arr[i] = str.charCodeAt(i) & 255;
	return arr;
};
/**
* Converts an Uint8Array to a Latin-1 string.
* @param {Uint8Array} arr Uint8Array.
* @returns {string} Latin-1 string.
*/ var latin1Encode = (arr) => {
	let str = "";
	for (let i = 0; i < arr.length; i++) str += String.fromCharCode(arr[i]);
	return str;
};
/**
* TextEncoder instance.
* @type {TextEncoder|null}
*/ var ENCODER = globalScope.TextEncoder ? new globalScope.TextEncoder() : null;
/**
* TextDecoder instance.
* @type {TextDecoder|null}
*/ var DECODER = globalScope.TextDecoder ? new globalScope.TextDecoder() : null;
/**
* Converts an UTF-8 string to an Uint8Array.
* @param {string} str String.
* @returns {Uint8Array} Uint8Array.
*/ var utf8Decode = (str) => {
	if (!ENCODER) throw new Error("Encoding API not available");
	return ENCODER.encode(str);
};
/**
* Converts an Uint8Array to an UTF-8 string.
* @param {Uint8Array} arr Uint8Array.
* @returns {string} String.
*/ var utf8Encode = (arr) => {
	if (!DECODER) throw new Error("Encoding API not available");
	return DECODER.decode(arr);
};
/**
* Returns random bytes.
* @param {number} size Size.
* @returns {Uint8Array} Random bytes.
*/ var randomBytes$1 = (size) => {
	if (crypto$1?.randomBytes) return crypto$1.randomBytes(size);
	else if (globalScope.crypto?.getRandomValues) return globalScope.crypto.getRandomValues(new Uint8Array(size));
	else throw new Error("Cryptography API not available");
};
/**
* OTP secret key.
*/ var Secret = class Secret {
	/**
	* Converts a Latin-1 string to a Secret object.
	* @param {string} str Latin-1 string.
	* @returns {Secret} Secret object.
	*/ static fromLatin1(str) {
		return new Secret({ buffer: latin1Decode(str).buffer });
	}
	/**
	* Converts an UTF-8 string to a Secret object.
	* @param {string} str UTF-8 string.
	* @returns {Secret} Secret object.
	*/ static fromUTF8(str) {
		return new Secret({ buffer: utf8Decode(str).buffer });
	}
	/**
	* Converts a base32 string to a Secret object.
	* @param {string} str Base32 string.
	* @returns {Secret} Secret object.
	*/ static fromBase32(str) {
		return new Secret({ buffer: base32Decode(str).buffer });
	}
	/**
	* Converts a hexadecimal string to a Secret object.
	* @param {string} str Hexadecimal string.
	* @returns {Secret} Secret object.
	*/ static fromHex(str) {
		return new Secret({ buffer: hexDecode(str).buffer });
	}
	/**
	* Secret key buffer.
	* @deprecated For backward compatibility, the "bytes" property should be used instead.
	* @type {ArrayBufferLike}
	*/ get buffer() {
		return this.bytes.buffer;
	}
	/**
	* Latin-1 string representation of secret key.
	* @type {string}
	*/ get latin1() {
		Object.defineProperty(this, "latin1", {
			enumerable: true,
			writable: false,
			configurable: false,
			value: latin1Encode(this.bytes)
		});
		return this.latin1;
	}
	/**
	* UTF-8 string representation of secret key.
	* @type {string}
	*/ get utf8() {
		Object.defineProperty(this, "utf8", {
			enumerable: true,
			writable: false,
			configurable: false,
			value: utf8Encode(this.bytes)
		});
		return this.utf8;
	}
	/**
	* Base32 string representation of secret key.
	* @type {string}
	*/ get base32() {
		Object.defineProperty(this, "base32", {
			enumerable: true,
			writable: false,
			configurable: false,
			value: base32Encode(this.bytes)
		});
		return this.base32;
	}
	/**
	* Hexadecimal string representation of secret key.
	* @type {string}
	*/ get hex() {
		Object.defineProperty(this, "hex", {
			enumerable: true,
			writable: false,
			configurable: false,
			value: hexEncode(this.bytes)
		});
		return this.hex;
	}
	/**
	* Creates a secret key object.
	* @param {Object} [config] Configuration options.
	* @param {ArrayBufferLike} [config.buffer] Secret key buffer.
	* @param {number} [config.size=20] Number of random bytes to generate, ignored if 'buffer' is provided.
	*/ constructor({ buffer, size = 20 } = {}) {
		/**
		* Secret key.
		* @type {Uint8Array}
		* @readonly
		*/ this.bytes = typeof buffer === "undefined" ? randomBytes$1(size) : new Uint8Array(buffer);
		Object.defineProperty(this, "bytes", {
			enumerable: true,
			writable: false,
			configurable: false,
			value: this.bytes
		});
	}
};
/**
* Returns true if a is equal to b, without leaking timing information that would allow an attacker to guess one of the values.
* @param {string} a String a.
* @param {string} b String b.
* @returns {boolean} Equality result.
*/ var timingSafeEqual$1 = (a, b) => {
	if (crypto$1?.timingSafeEqual) return crypto$1.timingSafeEqual(globalScope.Buffer.from(a), globalScope.Buffer.from(b));
	else {
		if (a.length !== b.length) throw new TypeError("Input strings must have the same length");
		let i = -1;
		let out = 0;
		while (++i < a.length) out |= a.charCodeAt(i) ^ b.charCodeAt(i);
		return out === 0;
	}
};
/**
* HOTP: An HMAC-based One-time Password Algorithm.
* @see [RFC 4226](https://datatracker.ietf.org/doc/html/rfc4226)
*/ var HOTP = class HOTP {
	/**
	* Default configuration.
	* @type {{
	*   issuer: string,
	*   label: string,
	*   issuerInLabel: boolean,
	*   algorithm: string,
	*   digits: number,
	*   counter: number
	*   window: number
	* }}
	*/ static get defaults() {
		return {
			issuer: "",
			label: "OTPAuth",
			issuerInLabel: true,
			algorithm: "SHA1",
			digits: 6,
			counter: 0,
			window: 1
		};
	}
	/**
	* Generates an HOTP token.
	* @param {Object} config Configuration options.
	* @param {Secret} config.secret Secret key.
	* @param {string} [config.algorithm='SHA1'] HMAC hashing algorithm.
	* @param {number} [config.digits=6] Token length.
	* @param {number} [config.counter=0] Counter value.
	* @param {(algorithm: string, key: Uint8Array, message: Uint8Array) => Uint8Array} [config.hmac] Custom HMAC function.
	* @returns {string} Token.
	*/ static generate({ secret, algorithm = HOTP.defaults.algorithm, digits = HOTP.defaults.digits, counter = HOTP.defaults.counter, hmac = hmacDigest }) {
		const message = uintDecode(counter);
		const digest = hmac(algorithm, secret.bytes, message);
		if (!digest?.byteLength || digest.byteLength < 19) throw new TypeError("Return value must be at least 19 bytes");
		const offset = digest[digest.byteLength - 1] & 15;
		return (((digest[offset] & 127) << 24 | (digest[offset + 1] & 255) << 16 | (digest[offset + 2] & 255) << 8 | digest[offset + 3] & 255) % 10 ** digits).toString().padStart(digits, "0");
	}
	/**
	* Generates an HOTP token.
	* @param {Object} [config] Configuration options.
	* @param {number} [config.counter=this.counter++] Counter value.
	* @returns {string} Token.
	*/ generate({ counter = this.counter++ } = {}) {
		return HOTP.generate({
			secret: this.secret,
			algorithm: this.algorithm,
			digits: this.digits,
			counter,
			hmac: this.hmac
		});
	}
	/**
	* Validates an HOTP token.
	* @param {Object} config Configuration options.
	* @param {string} config.token Token value.
	* @param {Secret} config.secret Secret key.
	* @param {string} [config.algorithm='SHA1'] HMAC hashing algorithm.
	* @param {number} [config.digits=6] Token length.
	* @param {number} [config.counter=0] Counter value.
	* @param {number} [config.window=1] Window of counter values to test.
	* @param {(algorithm: string, key: Uint8Array, message: Uint8Array) => Uint8Array} [config.hmac] Custom HMAC function.
	* @returns {number|null} Token delta or null if it is not found in the search window, in which case it should be considered invalid.
	*/ static validate({ token, secret, algorithm, digits = HOTP.defaults.digits, counter = HOTP.defaults.counter, window = HOTP.defaults.window, hmac = hmacDigest }) {
		if (token.length !== digits) return null;
		let delta = null;
		const check = (i) => {
			if (timingSafeEqual$1(token, HOTP.generate({
				secret,
				algorithm,
				digits,
				counter: i,
				hmac
			}))) delta = i - counter;
		};
		check(counter);
		for (let i = 1; i <= window && delta === null; ++i) {
			check(counter - i);
			if (delta !== null) break;
			check(counter + i);
			if (delta !== null) break;
		}
		return delta;
	}
	/**
	* Validates an HOTP token.
	* @param {Object} config Configuration options.
	* @param {string} config.token Token value.
	* @param {number} [config.counter=this.counter] Counter value.
	* @param {number} [config.window=1] Window of counter values to test.
	* @returns {number|null} Token delta or null if it is not found in the search window, in which case it should be considered invalid.
	*/ validate({ token, counter = this.counter, window }) {
		return HOTP.validate({
			token,
			secret: this.secret,
			algorithm: this.algorithm,
			digits: this.digits,
			counter,
			window,
			hmac: this.hmac
		});
	}
	/**
	* Returns a Google Authenticator key URI.
	* @returns {string} URI.
	*/ toString() {
		const e = encodeURIComponent;
		return `otpauth://hotp/${this.issuer.length > 0 ? this.issuerInLabel ? `${e(this.issuer)}:${e(this.label)}?issuer=${e(this.issuer)}&` : `${e(this.label)}?issuer=${e(this.issuer)}&` : `${e(this.label)}?`}secret=${e(this.secret.base32)}&algorithm=${e(this.algorithm)}&digits=${e(this.digits)}&counter=${e(this.counter)}`;
	}
	/**
	* Creates an HOTP object.
	* @param {Object} [config] Configuration options.
	* @param {string} [config.issuer=''] Account provider.
	* @param {string} [config.label='OTPAuth'] Account label.
	* @param {boolean} [config.issuerInLabel=true] Include issuer prefix in label.
	* @param {Secret|string} [config.secret=Secret] Secret key.
	* @param {string} [config.algorithm='SHA1'] HMAC hashing algorithm.
	* @param {number} [config.digits=6] Token length.
	* @param {number} [config.counter=0] Initial counter value.
	* @param {(algorithm: string, key: Uint8Array, message: Uint8Array) => Uint8Array} [config.hmac] Custom HMAC function.
	*/ constructor({ issuer = HOTP.defaults.issuer, label = HOTP.defaults.label, issuerInLabel = HOTP.defaults.issuerInLabel, secret = new Secret(), algorithm = HOTP.defaults.algorithm, digits = HOTP.defaults.digits, counter = HOTP.defaults.counter, hmac } = {}) {
		/**
		* Account provider.
		* @type {string}
		*/ this.issuer = issuer;
		/**
		* Account label.
		* @type {string}
		*/ this.label = label;
		/**
		* Include issuer prefix in label.
		* @type {boolean}
		*/ this.issuerInLabel = issuerInLabel;
		/**
		* Secret key.
		* @type {Secret}
		*/ this.secret = typeof secret === "string" ? Secret.fromBase32(secret) : secret;
		/**
		* HMAC hashing algorithm.
		* @type {string}
		*/ this.algorithm = hmac ? algorithm : canonicalizeAlgorithm(algorithm);
		/**
		* Token length.
		* @type {number}
		*/ this.digits = digits;
		/**
		* Initial counter value.
		* @type {number}
		*/ this.counter = counter;
		/**
		* Custom HMAC function.
		* @type {((algorithm: string, key: Uint8Array, message: Uint8Array) => Uint8Array)|undefined}
		*/ this.hmac = hmac;
	}
};
/**
* TOTP: Time-Based One-Time Password Algorithm.
* @see [RFC 6238](https://datatracker.ietf.org/doc/html/rfc6238)
*/ var TOTP = class TOTP {
	/**
	* Default configuration.
	* @type {{
	*   issuer: string,
	*   label: string,
	*   issuerInLabel: boolean,
	*   algorithm: string,
	*   digits: number,
	*   period: number
	*   window: number
	* }}
	*/ static get defaults() {
		return {
			issuer: "",
			label: "OTPAuth",
			issuerInLabel: true,
			algorithm: "SHA1",
			digits: 6,
			period: 30,
			window: 1
		};
	}
	/**
	* Calculates the counter. i.e. the number of periods since timestamp 0.
	* @param {Object} [config] Configuration options.
	* @param {number} [config.period=30] Token time-step duration.
	* @param {number} [config.timestamp=Date.now] Timestamp value in milliseconds.
	* @returns {number} Counter.
	*/ static counter({ period = TOTP.defaults.period, timestamp = Date.now() } = {}) {
		return Math.floor(timestamp / 1e3 / period);
	}
	/**
	* Calculates the counter. i.e. the number of periods since timestamp 0.
	* @param {Object} [config] Configuration options.
	* @param {number} [config.timestamp=Date.now] Timestamp value in milliseconds.
	* @returns {number} Counter.
	*/ counter({ timestamp = Date.now() } = {}) {
		return TOTP.counter({
			period: this.period,
			timestamp
		});
	}
	/**
	* Calculates the remaining time in milliseconds until the next token is generated.
	* @param {Object} [config] Configuration options.
	* @param {number} [config.period=30] Token time-step duration.
	* @param {number} [config.timestamp=Date.now] Timestamp value in milliseconds.
	* @returns {number} counter.
	*/ static remaining({ period = TOTP.defaults.period, timestamp = Date.now() } = {}) {
		return period * 1e3 - timestamp % (period * 1e3);
	}
	/**
	* Calculates the remaining time in milliseconds until the next token is generated.
	* @param {Object} [config] Configuration options.
	* @param {number} [config.timestamp=Date.now] Timestamp value in milliseconds.
	* @returns {number} counter.
	*/ remaining({ timestamp = Date.now() } = {}) {
		return TOTP.remaining({
			period: this.period,
			timestamp
		});
	}
	/**
	* Generates a TOTP token.
	* @param {Object} config Configuration options.
	* @param {Secret} config.secret Secret key.
	* @param {string} [config.algorithm='SHA1'] HMAC hashing algorithm.
	* @param {number} [config.digits=6] Token length.
	* @param {number} [config.period=30] Token time-step duration.
	* @param {number} [config.timestamp=Date.now] Timestamp value in milliseconds.
	* @param {(algorithm: string, key: Uint8Array, message: Uint8Array) => Uint8Array} [config.hmac] Custom HMAC function.
	* @returns {string} Token.
	*/ static generate({ secret, algorithm, digits, period = TOTP.defaults.period, timestamp = Date.now(), hmac }) {
		return HOTP.generate({
			secret,
			algorithm,
			digits,
			counter: TOTP.counter({
				period,
				timestamp
			}),
			hmac
		});
	}
	/**
	* Generates a TOTP token.
	* @param {Object} [config] Configuration options.
	* @param {number} [config.timestamp=Date.now] Timestamp value in milliseconds.
	* @returns {string} Token.
	*/ generate({ timestamp = Date.now() } = {}) {
		return TOTP.generate({
			secret: this.secret,
			algorithm: this.algorithm,
			digits: this.digits,
			period: this.period,
			timestamp,
			hmac: this.hmac
		});
	}
	/**
	* Validates a TOTP token.
	* @param {Object} config Configuration options.
	* @param {string} config.token Token value.
	* @param {Secret} config.secret Secret key.
	* @param {string} [config.algorithm='SHA1'] HMAC hashing algorithm.
	* @param {number} [config.digits=6] Token length.
	* @param {number} [config.period=30] Token time-step duration.
	* @param {number} [config.timestamp=Date.now] Timestamp value in milliseconds.
	* @param {number} [config.window=1] Window of counter values to test.
	* @param {(algorithm: string, key: Uint8Array, message: Uint8Array) => Uint8Array} [config.hmac] Custom HMAC function.
	* @returns {number|null} Token delta or null if it is not found in the search window, in which case it should be considered invalid.
	*/ static validate({ token, secret, algorithm, digits, period = TOTP.defaults.period, timestamp = Date.now(), window, hmac }) {
		return HOTP.validate({
			token,
			secret,
			algorithm,
			digits,
			counter: TOTP.counter({
				period,
				timestamp
			}),
			window,
			hmac
		});
	}
	/**
	* Validates a TOTP token.
	* @param {Object} config Configuration options.
	* @param {string} config.token Token value.
	* @param {number} [config.timestamp=Date.now] Timestamp value in milliseconds.
	* @param {number} [config.window=1] Window of counter values to test.
	* @returns {number|null} Token delta or null if it is not found in the search window, in which case it should be considered invalid.
	*/ validate({ token, timestamp, window }) {
		return TOTP.validate({
			token,
			secret: this.secret,
			algorithm: this.algorithm,
			digits: this.digits,
			period: this.period,
			timestamp,
			window,
			hmac: this.hmac
		});
	}
	/**
	* Returns a Google Authenticator key URI.
	* @returns {string} URI.
	*/ toString() {
		const e = encodeURIComponent;
		return `otpauth://totp/${this.issuer.length > 0 ? this.issuerInLabel ? `${e(this.issuer)}:${e(this.label)}?issuer=${e(this.issuer)}&` : `${e(this.label)}?issuer=${e(this.issuer)}&` : `${e(this.label)}?`}secret=${e(this.secret.base32)}&algorithm=${e(this.algorithm)}&digits=${e(this.digits)}&period=${e(this.period)}`;
	}
	/**
	* Creates a TOTP object.
	* @param {Object} [config] Configuration options.
	* @param {string} [config.issuer=''] Account provider.
	* @param {string} [config.label='OTPAuth'] Account label.
	* @param {boolean} [config.issuerInLabel=true] Include issuer prefix in label.
	* @param {Secret|string} [config.secret=Secret] Secret key.
	* @param {string} [config.algorithm='SHA1'] HMAC hashing algorithm.
	* @param {number} [config.digits=6] Token length.
	* @param {number} [config.period=30] Token time-step duration.
	* @param {(algorithm: string, key: Uint8Array, message: Uint8Array) => Uint8Array} [config.hmac] Custom HMAC function.
	*/ constructor({ issuer = TOTP.defaults.issuer, label = TOTP.defaults.label, issuerInLabel = TOTP.defaults.issuerInLabel, secret = new Secret(), algorithm = TOTP.defaults.algorithm, digits = TOTP.defaults.digits, period = TOTP.defaults.period, hmac } = {}) {
		/**
		* Account provider.
		* @type {string}
		*/ this.issuer = issuer;
		/**
		* Account label.
		* @type {string}
		*/ this.label = label;
		/**
		* Include issuer prefix in label.
		* @type {boolean}
		*/ this.issuerInLabel = issuerInLabel;
		/**
		* Secret key.
		* @type {Secret}
		*/ this.secret = typeof secret === "string" ? Secret.fromBase32(secret) : secret;
		/**
		* HMAC hashing algorithm.
		* @type {string}
		*/ this.algorithm = hmac ? algorithm : canonicalizeAlgorithm(algorithm);
		/**
		* Token length.
		* @type {number}
		*/ this.digits = digits;
		/**
		* Token time-step duration.
		* @type {number}
		*/ this.period = period;
		/**
		* Custom HMAC function.
		* @type {((algorithm: string, key: Uint8Array, message: Uint8Array) => Uint8Array)|undefined}
		*/ this.hmac = hmac;
	}
};
// api/src/auth/totp.ts
/** What authenticator apps expect (RFC 6238): another algorithm, period or length is ignored by some of them. */
var algorithm = {
	algorithm: "SHA1",
	digits: 6,
	period: 30
};
/** Bytes of a secret: as long as the hash, as RFC 4226 recommends. */
var secretBytes = 20;
/** A new secret of an authenticator app, in base32. */
var createTotpSecret = () => new Secret({ size: secretBytes }).base32;
/** The otpauth URI by which an authenticator app takes a secret over. */
function totpUri(secret, { issuer, account }) {
	return new TOTP({
		...algorithm,
		issuer,
		label: account,
		secret
	}).toString();
}
/** Steps by which the clock of a phone may be early or late. */
var drift = 1;
/** True if the text may be a code, and not a recovery code. */
var isTotpCode = (text) => /^[0-9]{6}$/.test(text);
/** The time step of the code, if the app shows it now, or did or will half a minute from now; null if not. Compares in constant time. */
function totpStep(secret, code, now) {
	if (!isTotpCode(code)) return null;
	const totp = new TOTP({
		...algorithm,
		secret
	});
	const timestamp = now.getTime();
	const delta = totp.validate({
		token: code,
		timestamp,
		window: drift
	});
	return delta === null ? null : totp.counter({ timestamp }) + delta;
}
// api/src/domain/account/two-step/codes.ts
/** The purpose of the key by which secrets of authenticator apps are encrypted. */
var secretPurpose = "two-step-secret";
/**
* Uses a code of the user's authenticator app, or one of their recovery codes, and mails that one was used. False if it is
* neither, or was used before. Of two concurrent calls with the same code one succeeds.
*/
function consumeCode(tx, tried, context) {
	const digits = tried.code.replaceAll(" ", "");
	return isTotpCode(digits) ? consumeAppCode(tx, {
		...tried,
		code: digits
	}, context) : consumeRecoveryCode(tx, tried, context);
}
async function consumeAppCode(tx, { userId, code }, { keys, now }) {
	const stored = await tx.twoStep.findUnique({
		where: { userId },
		select: { secret: true }
	});
	const secret = stored && keys.decrypt("two-step-secret", stored.secret);
	const step = secret ? totpStep(secret, code, now) : null;
	if (!stored || !secret || step === null) return false;
	const { count } = await tx.twoStep.updateMany({
		where: {
			userId,
			secret: stored.secret,
			lastStep: { lt: step }
		},
		data: {
			lastStep: step,
			secret: keys.encrypt(secretPurpose, secret)
		}
	});
	return count === 1;
}
async function consumeRecoveryCode(tx, { userId, code }, { queue }) {
	const { count } = await tx.recoveryCode.deleteMany({ where: {
		userId,
		id: recoveryCodeHash(code)
	} });
	if (count === 0) return false;
	await queue.add(tx, "mail", {
		mail: "recovery-code-used",
		userId
	});
	return true;
}
// api/src/domain/account/two-step/try-code.ts
/** The message for a code that is wrong, was used before, or is too old. */
var wrongCode = "This code is not valid. Enter the one that your app shows now, or an unused recovery code";
/** The limit of wrong codes of one user. */
var codeLimit = (userId) => ["code:user", userId];
/**
* Tries a code of the user, within the limit of wrong ones. `isOpen` may refuse the try in the same transaction, before the code is
* used; `used` runs in it afterwards. Returns whether the code was right. Throws RateLimited.
*/
async function tryCode(context, { userId, code }, { isOpen = async () => true, used = async () => {} } = {}) {
	const { limits } = context;
	await limits.spend(codeLimit(userId));
	const queue = await context.queue();
	const isRight = await transaction(context, async (tx) => {
		if (!await isOpen(tx)) return false;
		if (!await consumeCode(tx, {
			userId,
			code
		}, {
			...context,
			queue
		})) return false;
		await used(tx);
		return true;
	});
	if (isRight) await limits.refund(codeLimit(userId));
	return isRight;
}
// api/src/domain/account/reauthenticate.ts
/**
* Requires the account's password, if it has one, and a code, if it has two-step verification; the code is used by that. Throws
* InvalidInput at `path` or at "code", and RateLimited.
*/
async function reauthenticate(context, account, { password, code }, path = "password") {
	await requirePassword(context, account, path, password);
	if (!account.twoStep) return;
	if (!code) throw invalid("code", "Enter a code from your authenticator app");
	if (!await tryCode(context, {
		userId: account.id,
		code
	})) throw invalid("code", wrongCode);
}
/** Throws InvalidInput at `path` unless it is the account's password, and RateLimited after ten guesses in a quarter of an hour. */
async function requirePassword({ limits }, { id, passwordHash }, path, password) {
	if (passwordHash === null) return;
	const guess = ["current-password:user", id];
	await limits.spend(guess);
	if (!await isPassword(passwordHash, password)) throw invalid(path, "Current password is incorrect");
	await limits.refund(guess);
}
// api/src/auth/cookies.ts
/** Cookies are for https alone where the public address is. */
var isSecure = (publicUrl) => publicUrl.startsWith("https:");
var prefix = "__Host-";
/**
* A cookie of this name, which scripts cannot read and other sites' pages cannot send along. Without https it is sent to
* `path` alone; with it to the whole site, as the prefix of its name requires.
*/
function identityCookie(name, { secure, path = "/" }) {
	const attributes = (seconds, where) => `HttpOnly; Max-Age=${seconds}; Path=${where}; SameSite=Lax${secure ? "; Secure" : ""}`;
	const current = secure ? {
		name: prefix + name,
		path: "/"
	} : {
		name,
		path
	};
	const former = secure ? {
		name,
		path
	} : null;
	const end = (one) => `${one.name}=; ${attributes(0, one.path)}`;
	return {
		name: current.name,
		values: (header) => [current, ...former ? [former] : []].flatMap((one) => {
			const value = cookieValue(header, one.name);
			return value === null ? [] : [{
				value,
				isFormer: one !== current
			}];
		}),
		set: (value, seconds, header) => [`${current.name}=${value}; ${attributes(seconds, current.path)}`, ...former && cookieValue(header, former.name) !== null ? [end(former)] : []],
		clear: () => [end(current), ...former ? [end(former)] : []]
	};
}
/** Does this Cookie header carry a cookie of this name, with the prefix or without it? */
var carriesCookie = (header, name) => cookieValue(header, name) !== null || cookieValue(header, prefix + name) !== null;
/** The first value of a cookie; null without one. Cookies of others, which may be anything, are not looked at. */
function cookieValue(header, name) {
	return (header?.split(";").map((pair) => pair.trim()) ?? []).find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}
// api/src/auth/known-devices.ts
/** Maximum number of known browsers per account; the one with the oldest sign-in is dropped. */
var maxDevices = 50;
/** How long a browser is known after it signed in, in seconds. */
var lifetime = 31536e3;
/** Known browsers; `secure` marks their cookie as https only. */
function createDevices(prisma, { secure }) {
	const cookie = identityCookie("assay_device", { secure });
	const idIn = (cookies) => {
		const [carried] = cookie.values(cookies);
		return carried && /^[\w-]{43}$/.test(carried.value) ? hashed(carried.value) : null;
	};
	return {
		idIn,
		async remember(sessionId, cookies) {
			const secret = createSecret();
			const [id, before] = [hashed(secret), idIn(cookies)];
			await transaction({ prisma }, (tx) => addDevice(tx, {
				id,
				before,
				sessionId
			}));
			return {
				cookies: cookie.set(secret, lifetime, cookies),
				id
			};
		}
	};
}
async function addDevice(tx, { id, before, sessionId }) {
	const [session] = await tx.$queryRaw`
    select user_id as "userId" from session where id = ${sessionId} for share`;
	if (!session) return;
	if (before !== null) await tx.knownDevice.updateMany({
		where: { id: before },
		data: { id }
	});
	const { userId } = session;
	const expiresAt = new Date(Date.now() + lifetime * 1e3);
	await tx.knownDevice.upsert({
		where: { id_userId: {
			id,
			userId
		} },
		create: {
			id,
			userId,
			expiresAt
		},
		update: { expiresAt }
	});
	const old = await tx.knownDevice.findMany({
		where: { userId },
		orderBy: [{ expiresAt: "desc" }, { id: "desc" }],
		skip: maxDevices,
		select: { id: true }
	});
	if (old.length > 0) await tx.knownDevice.deleteMany({ where: {
		userId,
		id: { in: old.map((one) => one.id) }
	} });
}
/** Has this browser signed in to the account of the address before? False for an address without an account. */
async function isKnownDevice(prisma, { id, emailKey, now }) {
	const where = {
		id,
		expiresAt: { gt: now },
		user: { emailKey }
	};
	return await prisma.knownDevice.findFirst({
		where,
		select: { id: true }
	}) !== null;
}
/** Has the user's account know no browser any more, but one by its SHA-256. */
async function endDevices(tx, userId, { except }) {
	await tx.knownDevice.deleteMany({ where: {
		userId,
		...except !== null && { id: { not: except } }
	} });
}
// api/src/domain/account/revoke-access.ts
/**
* Revokes other access to a user's account after a change of password: ends its sessions except one and sign-ins that wait for a code,
* forgets other known browsers, and revokes its API tokens, including those created for companies.
*/
async function revokeOtherAccess(tx, userId, { except, now }) {
	await endSessions(tx, userId, { except: except?.sessionId ?? null });
	await endDevices(tx, userId, { except: except?.deviceId ?? null });
	await revokeTokens(tx, {
		userId,
		purpose: "sign_in",
		now
	});
	await tx.apiToken.updateMany({
		where: {
			userId,
			revokedAt: null
		},
		data: { revokedAt: now }
	});
}
/**
* Revokes what was created in an account before its address was verified, because it may have been someone else: all that
* `revokeOtherAccess` does, shared links of lists, pending invitations, claims, work addresses and proofs, and all mailed links. The
* profile, reviews, lists and companies stay.
*/
async function revokeUnverifiedAccess(tx, userId, others) {
	await revokeOtherAccess(tx, userId, others);
	await tx.oneTimeToken.deleteMany({ where: { userId } });
	await tx.list.updateMany({
		where: {
			userId,
			shareHash: { not: null }
		},
		data: { shareHash: null }
	});
	await tx.companyInvitation.deleteMany({ where: { invitedById: userId } });
	await tx.companyClaim.deleteMany({ where: {
		userId,
		status: "pending"
	} });
	await tx.workAddress.deleteMany({ where: { review: { userId } } });
	await tx.reviewProof.deleteMany({ where: { review: { userId } } });
}
/** Revokes what a new password must end: other access, and for an unverified address everything that was created with it. */
async function revokeAccess(tx, { id, isEmailVerified }, options) {
	await (isEmailVerified ? revokeOtherAccess : revokeUnverifiedAccess)(tx, id, options);
}
// api/src/domain/account/find.ts
/** The normalized e-mail address for lookups and uniqueness; addresses are compared without case. */
function emailKeyOf(email) {
	return tidy(email).toLowerCase();
}
/** Columns read of a user who signs in. */
var viewerColumns = {
	id: true,
	isAdmin: true,
	isEmailVerified: true
};
/** The viewer of a user row. */
function toViewer({ id, isAdmin, isEmailVerified }) {
	return {
		id,
		isAdmin,
		isEmailVerified
	};
}
// node_modules/.pnpm/qr@0.7.0/node_modules/qr/index.js
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
/**
* QR code generator (encoder). Self-contained (no imports); the decoder and
* its shared machinery (Bitmap, tables, GF/RS) live in `decode.ts`.
*
* What was deliberately dropped vs the full encoder: the tri-state Bitmap
* drawing DSL, the shared decoder utilities, and verbose validation messages.
* What was deliberately kept: word-parallel mask penalty scoring over packed
* bit rows — it is the one optimization whose absence would make
* large-payload encodes ~5-10x slower while costing only a few hundred
* bytes — plus a single-slot per-version cache of the symbol template,
* zigzag order and mask planes (see SymCache).
* @module
*/
var MAX_OUTPUT_SIZE = 1024;
var MAX_COMPACT_OUTPUT_SIZE = MAX_OUTPUT_SIZE * 4;
/**
* ISO/IEC 18004:2024 Table 1: total codewords by version (shared with the
* decoder). Computed as data modules / 8: symbol area minus function
* patterns (finders+separators+format 191+timing, alignment grid overlaps
* removed) minus version info for ver >= 7.
*/
var BYTES = /* @__PURE__ */ (() => {
	const res = [];
	for (let ver = 1; ver <= 40; ver++) {
		let bits = (16 * ver + 128) * ver + 64;
		if (ver >= 2) {
			const align = Math.floor(ver / 7) + 2;
			bits -= (25 * align - 10) * align - 55;
			if (ver >= 7) bits -= 36;
		}
		res.push(bits >>> 3);
	}
	return res;
})();
/** All error-correction levels, in spec table order (also the packed-table segment order). */
var ECC_LEVELS = [
	"low",
	"medium",
	"quartile",
	"high"
];
/** ISO/IEC 18004:2024 Table 9: ECC codewords per block, by level (shared with the decoder). */
var WORDS_PER_BLOCK = {
	low: [
		7,
		10,
		15,
		20,
		26,
		18,
		20,
		24,
		30,
		18,
		20,
		24,
		26,
		30,
		22,
		24,
		28,
		30,
		28,
		28,
		28,
		28,
		30,
		30,
		26,
		28,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30
	],
	medium: [
		10,
		16,
		26,
		18,
		24,
		16,
		18,
		22,
		22,
		26,
		30,
		22,
		22,
		24,
		24,
		28,
		28,
		26,
		26,
		26,
		26,
		28,
		28,
		28,
		28,
		28,
		28,
		28,
		28,
		28,
		28,
		28,
		28,
		28,
		28,
		28,
		28,
		28,
		28,
		28
	],
	quartile: [
		13,
		22,
		18,
		26,
		18,
		24,
		18,
		22,
		20,
		24,
		28,
		26,
		24,
		20,
		30,
		24,
		28,
		28,
		26,
		30,
		28,
		30,
		30,
		30,
		30,
		28,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30
	],
	high: [
		17,
		28,
		22,
		16,
		22,
		28,
		26,
		26,
		24,
		28,
		24,
		28,
		22,
		24,
		24,
		30,
		28,
		28,
		26,
		28,
		30,
		24,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30,
		30
	]
};
/** ISO/IEC 18004:2024 Table 9: error-correction block count by version and level. */
var ECC_BLOCKS = {
	low: [
		1,
		1,
		1,
		1,
		1,
		2,
		2,
		2,
		2,
		4,
		4,
		4,
		4,
		4,
		6,
		6,
		6,
		6,
		7,
		8,
		8,
		9,
		9,
		10,
		12,
		12,
		12,
		13,
		14,
		15,
		16,
		17,
		18,
		19,
		19,
		20,
		21,
		22,
		24,
		25
	],
	medium: [
		1,
		1,
		1,
		2,
		2,
		4,
		4,
		4,
		5,
		5,
		5,
		8,
		9,
		9,
		10,
		10,
		11,
		13,
		14,
		16,
		17,
		17,
		18,
		20,
		21,
		23,
		25,
		26,
		28,
		29,
		31,
		33,
		35,
		37,
		38,
		40,
		43,
		45,
		47,
		49
	],
	quartile: [
		1,
		1,
		2,
		2,
		4,
		4,
		6,
		6,
		8,
		8,
		8,
		10,
		12,
		16,
		12,
		17,
		16,
		18,
		21,
		20,
		23,
		23,
		25,
		27,
		29,
		34,
		34,
		35,
		38,
		40,
		43,
		45,
		48,
		51,
		53,
		56,
		59,
		62,
		65,
		68
	],
	high: [
		1,
		1,
		2,
		4,
		4,
		4,
		5,
		6,
		8,
		8,
		11,
		11,
		16,
		16,
		18,
		16,
		19,
		21,
		25,
		25,
		25,
		34,
		30,
		32,
		35,
		37,
		40,
		42,
		45,
		48,
		51,
		54,
		57,
		60,
		63,
		66,
		70,
		74,
		77,
		81
	]
};
/** ISO/IEC 18004:2024 §7.9.1 Table 12: error-correction-level format indicators. */
var EC_CODE = {
	low: 1,
	medium: 0,
	quartile: 3,
	high: 2
};
/** ISO/IEC 18004:2024 Table 5: alphanumeric characters in value order. */
var ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
/**
* Alignment pattern center coordinates for a version (ISO/IEC 18004:2024
* Annex E). Exported for custom-design renderers (qrbtf-style module
* classification): every alignment pattern is centered on (cx, cy) for each
* pair from this list, except where it would overlap a finder pattern.
* Coordinates are borderless-symbol module indices.
*/
function alignmentPatterns(ver) {
	ver = asVersion(ver);
	if (ver === 1) return [];
	const last = 21 + 4 * (ver - 1) - 7;
	const count = Math.ceil((last - 6) / 28);
	let interval = Math.floor((last - 6) / count);
	if (interval % 2) interval += 1;
	else if ((last - 6) % count * 2 >= count) interval += 2;
	const res = [6];
	for (let m = 1; m < count; m++) res.push(last - (count - m) * interval);
	res.push(last);
	return res;
}
/** BCH-protected masked format word from ISO/IEC 18004:2024 §7.9.1 and Annex C.2. */
function formatBits(ecc, mask) {
	const data = EC_CODE[ecc] << 3 | mask;
	let d = data;
	for (let i = 0; i < 10; i++) d = d << 1 ^ (d >> 9) * 1335;
	return (data << 10 | d) ^ 21522;
}
/** Golay-protected 18-bit version word (ISO/IEC 18004:2024 §7.10 / Annex D.2). */
function versionBits(ver) {
	let d = ver;
	for (let i = 0; i < 12; i++) d = d << 1 ^ (d >> 11) * 7973;
	return ver << 12 | d;
}
var MODE_BITS = {
	numeric: 1,
	alphanumeric: 2,
	byte: 4
};
var LENGTH_BITS = {
	numeric: [
		10,
		12,
		14
	],
	alphanumeric: [
		9,
		11,
		13
	],
	byte: [
		8,
		16,
		16
	]
};
/**
* GF(2^8) exp/log tables with the QR primitive polynomial 0x11d. EXP is
* doubled so products of two logs index it without a mod. Shared with the
* decoder (it corrects with the same field the encoder generates parity in);
* the PURE-annotated initializer lets bundlers drop it for consumers that
* only import the spec tables above.
*/
var GF256 = /* @__PURE__ */ (() => {
	const exp = /* @__PURE__ */ new Uint8Array(510);
	const log = /* @__PURE__ */ new Uint8Array(256);
	for (let i = 0, x = 1; i < 255; i++) {
		exp[i] = exp[i + 255] = x;
		log[x] = i;
		x <<= 1;
		if (x & 256) x ^= 285;
	}
	return {
		exp,
		log
	};
})();
function rsGenerator(eccWords) {
	const { exp: EXP, log: LOG } = GF256;
	const gen = new Uint8Array(eccWords);
	gen[eccWords - 1] = 1;
	for (let i = 0, root = 1; i < eccWords; i++) {
		for (let j = 0; j < eccWords; j++) {
			const c = gen[j];
			gen[j] = (c ? EXP[LOG[c] + LOG[root]] : 0) ^ (j + 1 < eccWords ? gen[j + 1] : 0);
		}
		root = EXP[LOG[root] + 1];
	}
	return gen;
}
var RS_CACHE = [];
function rsCached(eccWords) {
	let cached = RS_CACHE[eccWords];
	if (cached !== void 0) return cached;
	const gen = rsGenerator(eccWords);
	const { exp: EXP, log: LOG } = GF256;
	const mul = new Uint8Array(256 * eccWords);
	for (let f = 1; f < 256; f++) {
		const lf = LOG[f];
		const off = f * eccWords;
		for (let j = 0; j < eccWords; j++) {
			const c = gen[j];
			if (c) mul[off + j] = EXP[LOG[c] + lf];
		}
	}
	return RS_CACHE[eccWords] = {
		gen,
		mul
	};
}
function rsEcc(data, gen, mul) {
	const { exp: EXP, log: LOG } = GF256;
	const eccWords = gen.length;
	const res = new Uint8Array(eccWords);
	if (mul !== void 0) {
		const last = eccWords - 1;
		for (let i = 0; i < data.length; i++) {
			const off = (data[i] ^ res[0]) * eccWords;
			for (let j = 0; j < last; j++) res[j] = res[j + 1] ^ mul[off + j];
			res[last] = mul[off + last];
		}
		return res;
	}
	for (let i = 0; i < data.length; i++) {
		const f = data[i] ^ res[0];
		res.copyWithin(0, 1);
		res[eccWords - 1] = 0;
		if (f) {
			for (let j = 0; j < eccWords; j++) if (gen[j]) res[j] ^= EXP[LOG[gen[j]] + LOG[f]];
		}
	}
	return res;
}
function capacity(ver, ecc) {
	const bytes = BYTES[ver - 1];
	const words = WORDS_PER_BLOCK[ecc][ver - 1];
	const numBlocks = ECC_BLOCKS[ecc][ver - 1];
	const blockLen = Math.floor(bytes / numBlocks) - words;
	return {
		words,
		numBlocks,
		shortBlocks: numBlocks - bytes % numBlocks,
		blockLen,
		capacity: (bytes - words * numBlocks) * 8
	};
}
var err = (msg) => {
	throw new Error(msg);
};
function asVersion(ver) {
	if (typeof ver !== "number") throw new TypeError(`"ver" expected number, got type=${typeof ver}`);
	if (!Number.isSafeInteger(ver)) throw new RangeError(`"ver" expected safe integer, got ${ver}`);
	if (ver < 1 || ver > 40) throw new RangeError(`Invalid version=${ver}. Expected number [1..40]`);
	return ver;
}
function detectType(str) {
	let type = "numeric";
	for (let i = 0; i < str.length; i++) {
		const v = ALNUM_VAL[str.charCodeAt(i)];
		if (!(v >= 0)) return "byte";
		if (v > 9) type = "alphanumeric";
	}
	return type;
}
var ALNUM_VAL = /* @__PURE__ */ (() => {
	const t = (/* @__PURE__ */ new Int8Array(128)).fill(-1);
	for (let i = 0; i < 45; i++) t[ALPHANUMERIC.charCodeAt(i)] = i;
	return t;
})();
function encodeData(ver, ecc, text, type, utf8) {
	const cap = capacity(ver, ecc);
	const lengthBits = LENGTH_BITS[type][Math.floor((ver + 7) / 17)];
	const dataLen = type === "byte" ? utf8.length : text.length;
	if (dataLen >= 1 << lengthBits) err("Capacity overflow");
	const bytes = new Uint8Array(cap.capacity >>> 3);
	let acc = 0;
	let accBits = 0;
	let bytePos = 0;
	const push = (value, len) => {
		acc = acc << len | value;
		for (accBits += len; accBits >= 8;) bytes[bytePos++] = acc >>> (accBits -= 8) & 255;
	};
	push(MODE_BITS[type], 4);
	push(dataLen, lengthBits);
	if (type === "numeric") for (let i = 0; i < dataLen; i += 3) {
		const n = Math.min(3, dataLen - i);
		push(Number(text.slice(i, i + n)), [
			0,
			4,
			7,
			10
		][n]);
	}
	else if (type === "alphanumeric") {
		for (let i = 0; i + 1 < dataLen; i += 2) push(ALNUM_VAL[text.charCodeAt(i)] * 45 + ALNUM_VAL[text.charCodeAt(i + 1)], 11);
		if (dataLen & 1) push(ALNUM_VAL[text.charCodeAt(dataLen - 1)], 6);
	} else for (let i = 0; i < utf8.length; i++) push(utf8[i], 8);
	let bitPos = bytePos * 8 + accBits;
	if (bitPos > cap.capacity) err("Capacity overflow");
	if (accBits) bytes[bytePos] = acc << 8 - accBits & 255;
	bitPos += Math.min(4, cap.capacity - bitPos);
	if (bitPos & 7) bitPos += 8 - (bitPos & 7);
	for (let i = bitPos >>> 3, pad = 0; i < bytes.length; i++, pad ^= 1) bytes[i] = pad ? 17 : 236;
	const { words, numBlocks, shortBlocks, blockLen } = cap;
	const rs = rsCached(words);
	const blocks = [];
	const eccs = [];
	for (let i = 0, pos = 0; i < numBlocks; i++) {
		const len = blockLen + (i < shortBlocks ? 0 : 1);
		blocks.push(bytes.subarray(pos, pos + len));
		eccs.push(rsEcc(blocks[i], rs.gen, rs.mul));
		pos += len;
	}
	const res = new Uint8Array(bytes.length + words * numBlocks);
	let p = 0;
	for (let i = 0; i <= blockLen; i++) for (const b of blocks) if (i < b.length) res[p++] = b[i];
	for (let i = 0; i < words; i++) for (const e of eccs) res[p++] = e[i];
	return res;
}
/**
* ISO/IEC 18004:2024 Table 10 mask predicates, evaluated arithmetically as an
* 8-bit vector (bit m set when mask predicate m fires at x,y). Shared with
* the decoder, which tests a single mask's bit to unmask read modules.
*/
function maskBits(x, y) {
	const x2 = x % 2;
	const y2 = y % 2;
	const x3 = x % 3;
	const xy3 = x3 * (y % 3) % 3;
	const xy2 = x2 & y2;
	let bits = 0;
	if (x2 === y2) bits |= 1;
	if (y2 === 0) bits |= 2;
	if (x3 === 0) bits |= 4;
	if ((x + y) % 3 === 0) bits |= 8;
	if ((Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0) bits |= 16;
	if (xy2 + xy3 === 0) bits |= 32;
	if ((xy2 + xy3) % 2 === 0) bits |= 64;
	if (((x2 ^ y2) + xy3) % 2 === 0) bits |= 128;
	return bits;
}
var POP16 = /* @__PURE__ */ (() => {
	const t = /* @__PURE__ */ new Uint8Array(65536);
	for (let i = 1; i < t.length; i++) t[i] = t[i >>> 1] + (i & 1);
	return t;
})();
var popcnt = (n) => POP16[n & 65535] + POP16[n >>> 16];
var TRANSPOSE_TMP = /* @__PURE__ */ new Uint32Array(32);
function transpose32(a) {
	const masks = [
		1431655765,
		858993459,
		252645135,
		16711935,
		65535
	];
	for (let stage = 0; stage < 5; stage++) {
		const m = masks[stage] >>> 0;
		const s = 1 << stage;
		for (let i = 0; i < 32; i += s << 1) for (let k = 0; k < s; k++) {
			const x = a[i + k] >>> 0;
			const y = a[i + k + s] >>> 0;
			const t = (x >>> s ^ y) & m;
			a[i + k] = (x ^ t << s) >>> 0;
			a[i + k + s] = (y ^ t) >>> 0;
		}
	}
}
var mat = (size) => {
	const words = size + 31 >>> 5;
	return {
		size,
		words,
		v: new Uint32Array(words * size)
	};
};
var matGet = (m, x, y) => m.v[y * m.words + (x >>> 5)] >>> (x & 31) & 1;
var matSet = (m, x, y, bit) => {
	const i = y * m.words + (x >>> 5);
	const b = 1 << (x & 31);
	m.v[i] = bit ? m.v[i] | b : m.v[i] & ~b;
};
function transposeMat(src, dst) {
	const { size, words, v } = src;
	const tmp = TRANSPOSE_TMP;
	for (let by = 0; by < size; by += 32) for (let bx = 0; bx < words; bx++) {
		const rows = Math.min(32, size - by);
		for (let r = 0; r < rows; r++) tmp[r] = v[(by + r) * words + bx];
		tmp.fill(0, rows);
		transpose32(tmp);
		for (let i = 0, dstY = bx * 32; i < 32 && dstY < size; i++, dstY++) dst.v[dstY * dst.words + (by >>> 5)] = tmp[i];
	}
}
function runsPenaltyVertical(m) {
	const { size, words, v } = m;
	const tail = size & 31 ? (1 << (size & 31)) - 1 >>> 0 : 4294967295;
	let score = 0;
	for (let wi = 0; wi < words; wi++) {
		const valid = wi === words - 1 ? tail : 4294967295;
		let r3 = v[3 * words + wi];
		let dPrev = 4294967295;
		let d0 = v[wi] ^ v[words + wi];
		let d1 = v[words + wi] ^ v[2 * words + wi];
		let d2 = v[2 * words + wi] ^ r3;
		for (let y = 0, idx = 4 * words + wi; y <= size - 5; y++, idx += words) {
			const r4 = v[idx];
			const d3 = r3 ^ r4;
			const w = ~(d0 | d1 | d2 | d3) & valid;
			if (w) score += popcnt(w >>> 0) + 2 * popcnt((w & dPrev) >>> 0);
			dPrev = d0;
			d0 = d1;
			d1 = d2;
			d2 = d3;
			r3 = r4;
		}
	}
	return score;
}
function finderPenaltyVertical(m) {
	const { size, words, v } = m;
	const tail = size & 31 ? (1 << (size & 31)) - 1 >>> 0 : 4294967295;
	let count = 0;
	for (let wi = 0; wi < words; wi++) {
		const valid = wi === words - 1 ? tail : 4294967295;
		for (let y = 0; y <= size - 11; y++) {
			let i = y * words + wi;
			const r0 = v[i];
			const r1 = v[i += words];
			const r2 = v[i += words];
			const r3 = v[i += words];
			const r4 = v[i += words];
			const r5 = v[i += words];
			const r6 = v[i += words];
			const r7 = v[i += words];
			const r8 = v[i += words];
			const r9 = v[i += words];
			const r10 = v[i + words];
			const m0 = valid & r0 & ~r1 & r2 & r3 & r4 & ~r5 & r6 & ~(r7 | r8 | r9 | r10);
			const m1 = valid & ~(r0 | r1 | r2 | r3) & r4 & ~r5 & r6 & r7 & r8 & ~r9 & r10;
			count += popcnt(m0 >>> 0) + popcnt(m1 >>> 0);
		}
	}
	return count;
}
function penaltyScore(m, t, limit = Infinity) {
	const { size, words, v } = m;
	const adjacent = runsPenaltyVertical(m) + runsPenaltyVertical(t);
	if (adjacent >= limit) return adjacent;
	const tail2 = (1 << size - 32 * (words - 1) - 1) - 1 >>> 0;
	let boxes = 0;
	let dark = 0;
	for (let y = 0; y < size; y++) for (let wi = 0; wi < words; wi++) {
		const a0 = v[y * words + wi];
		dark += popcnt(a0 >>> 0);
		if (y === size - 1) continue;
		const a1 = v[(y + 1) * words + wi];
		const n0 = wi + 1 < words ? v[y * words + wi + 1] : 0;
		const n1 = wi + 1 < words ? v[(y + 1) * words + wi + 1] : 0;
		const eqV = ~(a0 ^ a1);
		const eqH0 = ~(a0 ^ (a0 >>> 1 | n0 << 31));
		const eqH1 = ~(a1 ^ (a1 >>> 1 | n1 << 31));
		let w = eqV & eqH0 & eqH1;
		if (wi === words - 1) w &= tail2;
		boxes += popcnt(w >>> 0);
	}
	const total = size * size;
	const darkSteps = Math.ceil(Math.max(0, Math.abs(dark * 100 - total * 50) - total * 5) / (total * 5));
	const partial = adjacent + 3 * boxes + 10 * darkSteps;
	if (partial >= limit) return partial;
	return partial + 40 * (finderPenaltyVertical(m) + finderPenaltyVertical(t));
}
function drawInfo(m, ver, ecc, mask) {
	const size = m.size;
	const bits = formatBits(ecc, mask);
	for (let i = 0; i < 15; i++) {
		const bit = bits >> i & 1;
		if (i < 6) matSet(m, 8, i, bit);
		else if (i < 8) matSet(m, 8, i + 1, bit);
		else if (i === 8) matSet(m, 7, 8, bit);
		else matSet(m, 14 - i, 8, bit);
		if (i < 8) matSet(m, size - 1 - i, 8, bit);
		else matSet(m, 8, size - 15 + i, bit);
	}
	matSet(m, 8, size - 8, 1);
	if (ver >= 7) {
		const vbits = versionBits(ver);
		for (let i = 0; i < 18; i++) {
			const bit = vbits >> i & 1;
			const x = size - 11 + i % 3;
			const y = i / 3 | 0;
			matSet(m, x, y, bit);
			matSet(m, y, x, bit);
		}
	}
}
var symCache;
function buildSymCache(ver) {
	const size = 21 + 4 * (ver - 1);
	const m = mat(size);
	const fun = new Uint8Array(size * size);
	const setF = (x, y, bit) => {
		matSet(m, x, y, bit);
		fun[y * size + x] = 1;
	};
	for (const [fx, fy] of [
		[0, 0],
		[size - 7, 0],
		[0, size - 7]
	]) for (let dy = -1; dy < 8; dy++) for (let dx = -1; dx < 8; dx++) {
		const x = fx + dx;
		const y = fy + dy;
		if (x < 0 || y < 0 || x >= size || y >= size) continue;
		setF(x, y, dx >= 0 && dx < 7 && dy >= 0 && dy < 7 && (dx === 0 || dx === 6 || dy === 0 || dy === 6 || dx > 1 && dx < 5 && dy > 1 && dy < 5) ? 1 : 0);
	}
	const align = alignmentPatterns(ver);
	for (const ay of align) for (const ax of align) {
		if (fun[ay * size + ax]) continue;
		for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) {
			const on = Math.max(Math.abs(dx), Math.abs(dy)) !== 1;
			setF(ax + dx, ay + dy, on ? 1 : 0);
		}
	}
	for (let i = 0; i < size; i++) {
		if (!fun[6 * size + i]) setF(i, 6, i % 2 === 0 ? 1 : 0);
		if (!fun[i * size + 6]) setF(6, i, i % 2 === 0 ? 1 : 0);
	}
	for (let i = 0; i < 9; i++) {
		if (i !== 6) {
			setF(8, i, 0);
			setF(i, 8, 0);
		}
		if (i < 8) {
			setF(size - 1 - i, 8, 0);
			setF(8, size - 1 - i, 0);
		}
	}
	if (ver >= 7) for (let i = 0; i < 18; i++) {
		const x = size - 11 + i % 3;
		const y = i / 3 | 0;
		setF(x, y, 0);
		setF(y, x, 0);
	}
	const planes = [];
	for (let i = 0; i < 8; i++) planes.push(mat(size));
	const posBuf = new Uint16Array(size * size);
	let n = 0;
	for (let xOffset = size - 1, dir = -1, y = size - 1; xOffset > 0; xOffset -= 2, dir = -dir) {
		if (xOffset === 6) xOffset = 5;
		for (;; y += dir) {
			for (let j = 0; j < 2; j++) {
				const x = xOffset - j;
				if (fun[y * size + x]) continue;
				const wi = y * m.words + (x >>> 5);
				posBuf[n++] = wi << 5 | x & 31;
				for (let p = 0, mb = maskBits(x, y); mb; p++, mb >>= 1) if (mb & 1) planes[p].v[wi] |= 1 << (x & 31);
			}
			if (y + dir < 0 || y + dir >= size) break;
		}
	}
	const planesT = planes.map((p) => {
		const t = mat(size);
		transposeMat(p, t);
		return t.v;
	});
	return {
		ver,
		tpl: m.v,
		pos: posBuf.slice(0, n),
		planes: planes.map((p) => p.v),
		planesT,
		work: [
			mat(size),
			mat(size),
			mat(size),
			mat(size)
		]
	};
}
function drawSymbol(ver, ecc, data, maskIdx, test = false) {
	if (symCache === void 0 || symCache.ver !== ver) symCache = buildSymCache(ver);
	const { tpl, pos, planes, planesT, work } = symCache;
	const [m, t, cand, candT] = work;
	m.v.set(tpl);
	const need = Math.min(8 * data.length, pos.length);
	for (let i = 0; i < need; i++) if (data[i >>> 3] & 128 >>> (i & 7)) {
		const p = pos[i];
		m.v[p >>> 5] |= 1 << (p & 31);
	}
	let mask = maskIdx;
	if (mask === void 0) {
		transposeMat(m, t);
		let bestScore = Infinity;
		for (let p = 0; p < 8; p++) {
			const pv = planes[p];
			const ptv = planesT[p];
			for (let i = 0; i < cand.v.length; i++) {
				cand.v[i] = m.v[i] ^ pv[i];
				candT.v[i] = t.v[i] ^ ptv[i];
			}
			const score = penaltyScore(cand, candT, bestScore);
			if (score < bestScore) {
				bestScore = score;
				mask = p;
			}
		}
	}
	const pv = planes[mask];
	for (let i = 0; i < m.v.length; i++) m.v[i] ^= pv[i];
	if (!test) drawInfo(m, ver, ecc, mask);
	return m;
}
var asNum = (n, title) => {
	if (typeof n !== "number") throw new TypeError(`"${title}" expected number, got type=${typeof n}`);
	if (!Number.isSafeInteger(n)) throw new RangeError(`"${title}" expected safe integer, got ${n}`);
	return n;
};
var asString = (s, title) => {
	if (typeof s !== "string") throw new TypeError(`"${title}" expected string, got type=${typeof s}`);
	return s;
};
function utf8Length(str) {
	let length = 0;
	for (let i = 0; i < str.length; i++) {
		const c = str.charCodeAt(i);
		if (c < 128) length++;
		else if (c < 2048) length += 2;
		else if (c < 55296 || c > 57343) length += 3;
		else if (c <= 56319 && i + 1 < str.length) {
			const next = str.charCodeAt(i + 1);
			if (next >= 56320 && next <= 57343) {
				length += 4;
				i++;
			} else length += 3;
		} else length += 3;
	}
	return length;
}
function byteCapacity(ver, ecc) {
	const lengthBits = LENGTH_BITS.byte[Math.floor((ver + 7) / 17)];
	return Math.min((1 << lengthBits) - 1, Math.floor((capacity(ver, ecc).capacity - 4 - lengthBits) / 8));
}
function _isBytes(a) {
	return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
var dark = (r, x, y) => r.map[x] >= 0 && r.map[y] >= 0 && matGet(r.m, r.map[x], r.map[y]) === 1;
var CTRL = [10, 27];
var NL = /* @__PURE__ */ String.fromCharCode(CTRL[0]);
function renderRaw(r) {
	const W = r.W;
	const res = new Array(W);
	for (let y = 0; y < W; y++) {
		const row = new Array(W);
		for (let x = 0; x < W; x++) row[x] = dark(r, x, y);
		res[y] = row;
	}
	return res;
}
function renderAscii(r) {
	const W = r.W;
	let out = "";
	for (let y = 0; y < W; y += 2) {
		for (let x = 0; x < W; x++) {
			const first = dark(r, x, y);
			const second = y + 1 >= W ? true : dark(r, x, y + 1);
			out += !first && !second ? "█" : !first && second ? "▀" : first && !second ? "▄" : " ";
		}
		out += NL;
	}
	return out;
}
function renderTerm(r) {
	const W = r.W;
	const esc = String.fromCharCode(CTRL[1]);
	const reset = esc + "[0m";
	let out = "";
	for (let y = 0; y < W; y++) {
		for (let x = 0; x < W; x++) out += dark(r, x, y) ? `${esc}[40m  ${reset}` : `${esc}[1;47m  ${reset}`;
		out += NL;
	}
	return out;
}
function renderSvg(r, optimize) {
	const W = r.W;
	let out = `<svg viewBox="0 0 ${W} ${W}" xmlns="http://www.w3.org/2000/svg">`;
	let pathData = "";
	let prev;
	for (let y = 0; y < W; y++) for (let x = 0; x < W; x++) {
		if (!dark(r, x, y)) continue;
		if (!optimize) {
			out += `<rect x="${x}" y="${y}" width="1" height="1" />`;
			continue;
		}
		let mv = `M${x} ${y}`;
		if (prev) {
			const rel = `m${x - prev.x} ${y - prev.y}`;
			if (rel.length <= mv.length) mv = rel;
		}
		pathData += `${mv}h1v1${x < 10 ? `H${x}` : "h-1"}Z`;
		prev = {
			x,
			y
		};
	}
	if (optimize) out += `<path d="${pathData}"/>`;
	return out + "</svg>";
}
function renderGif(r) {
	const W = r.W;
	const pixels = W * W;
	const N = 126;
	const fullChunks = Math.floor(pixels / N);
	const tail = pixels % N;
	const out = new Uint8Array(408 + fullChunks * 128 + 2 + tail + 4);
	let p = 0;
	const u16 = (v) => {
		out[p++] = v & 255;
		out[p++] = v >>> 8;
	};
	for (const b of [
		71,
		73,
		70,
		56,
		55,
		97
	]) out[p++] = b;
	u16(W);
	u16(W);
	out[p++] = 246;
	p += 2;
	out[p++] = 255;
	out[p++] = 255;
	out[p++] = 255;
	p += 381;
	out[p++] = 44;
	p += 4;
	u16(W);
	u16(W);
	out[p++] = 0;
	out[p++] = 7;
	const { m, map } = r;
	const row = new Uint8Array(W);
	let prevMy = -2;
	for (let y = 0, i = 0; y < W; y++) {
		const my = map[y];
		if (my !== prevMy) {
			prevMy = my;
			row.fill(0);
			if (my >= 0) {
				for (let x = 0; x < W; x++) if (map[x] >= 0) row[x] = matGet(m, map[x], my);
			}
		}
		for (let x = 0; x < W;) {
			if (i % N === 0) {
				const rem = pixels - i;
				out[p++] = (rem < N ? rem : N) + 1;
				out[p++] = 128;
			}
			const n = Math.min(N - i % N, W - x);
			out.set(row.subarray(x, x + n), p);
			p += n;
			x += n;
			i += n;
		}
	}
	if (tail === 0) {
		out[p++] = 1;
		out[p++] = 128;
	}
	out[p++] = 1;
	out[p++] = 129;
	out[p++] = 0;
	out[p++] = 59;
	return out;
}
function gifDataUrl(gif) {
	const g = gif;
	let b64;
	if (typeof g.toBase64 === "function") b64 = g.toBase64();
	else {
		let bin = "";
		for (let i = 0; i < g.length; i += 8192) bin += String.fromCharCode(...g.subarray(i, i + 8192));
		b64 = btoa(bin);
	}
	return "data:image/gif;base64," + b64;
}
function encodeQR(text, output = "raw", opts = {}) {
	asString(text, "text");
	asString(output, "output");
	if (typeof opts !== "object" || opts === null || Array.isArray(opts)) throw new TypeError(`"opts" expected object, got type=${typeof opts}`);
	let ver = opts.version;
	if (ver !== void 0) ver = asVersion(ver);
	const ecc = opts.ecc !== void 0 ? opts.ecc : "medium";
	if (!ECC_LEVELS.includes(ecc)) err(`invalid ecc=${ecc}`);
	const encoding = opts.encoding !== void 0 ? opts.encoding : detectType(text);
	if (!LENGTH_BITS[encoding]) err(`invalid encoding=${encoding}`);
	if (encoding !== "byte") {
		const alpha = encoding === "numeric" ? ALPHANUMERIC.slice(0, 10) : ALPHANUMERIC;
		for (const ch of text) if (!alpha.includes(ch)) err(`Unknown letter: "${ch}". Allowed: ${alpha}`);
	}
	if (opts.mask !== void 0 && (asNum(opts.mask, "opts.mask") < 0 || opts.mask > 7)) err(`invalid mask=${opts.mask}`);
	const textEncoder = opts.textEncoder;
	if (encoding === "byte" && textEncoder === void 0) {
		const maxBytes = byteCapacity(ver === void 0 ? 40 : ver, ecc);
		if (text.length > maxBytes || utf8Length(text) > maxBytes) err("Capacity overflow");
	}
	const utf8 = encoding === "byte" ? (textEncoder !== void 0 ? textEncoder : (s) => new TextEncoder().encode(s))(text) : void 0;
	if (utf8 !== void 0 && !_isBytes(utf8)) throw new TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof utf8}`);
	const dataLen = encoding === "byte" ? utf8.length : text.length;
	const encodedBits = encoding === "numeric" ? Math.floor(dataLen / 3) * 10 + [
		0,
		4,
		7
	][dataLen % 3] : encoding === "alphanumeric" ? Math.floor(dataLen / 2) * 11 + dataLen % 2 * 6 : dataLen * 8;
	if (ver === void 0) {
		for (ver = 1; ver <= 40; ver++) {
			const lengthBits = LENGTH_BITS[encoding][Math.floor((ver + 7) / 17)];
			if (dataLen < 1 << lengthBits && 4 + lengthBits + encodedBits <= capacity(ver, ecc).capacity) break;
		}
		if (ver > 40) err("Capacity overflow");
	} else {
		const lengthBits = LENGTH_BITS[encoding][Math.floor((ver + 7) / 17)];
		if (dataLen >= 1 << lengthBits || 4 + lengthBits + encodedBits > capacity(ver, ecc).capacity) err("Capacity overflow");
	}
	const data = encodeData(ver, ecc, text, encoding, utf8);
	const m = drawSymbol(ver, ecc, data, opts.mask);
	const border = opts.border === void 0 ? 2 : asNum(opts.border, "opts.border");
	if (border <= 0) throw new RangeError(`invalid border=${border}`);
	const scale = opts.scale === void 0 ? 1 : asNum(opts.scale, "opts.scale");
	if (scale <= 0 || scale > 1024) throw new RangeError(`invalid scale factor: ${scale}`);
	const W = (m.size + 2 * border) * scale;
	const maxOutputSize = output === "ascii" || output === "gif" || output === "data-url" ? MAX_COMPACT_OUTPUT_SIZE : MAX_OUTPUT_SIZE;
	if (W > maxOutputSize) throw new RangeError(`invalid opts: output is ${W}x${W} (max ${maxOutputSize}), reduce border/scale`);
	const map = new Int32Array(W);
	for (let i = 0; i < W; i++) {
		const f = Math.floor(i / scale) - border;
		map[i] = f >= 0 && f < m.size ? f : -1;
	}
	const r = {
		m,
		W,
		map
	};
	if (output === "raw") return renderRaw(r);
	if (output === "ascii") return renderAscii(r);
	if (output === "term") return renderTerm(r);
	if (output === "svg") return renderSvg(r, opts.optimize === void 0 ? true : opts.optimize);
	if (output === "gif") return renderGif(r);
	if (output === "data-url") return gifDataUrl(renderGif(r));
	return err(`Unknown output: ${output}`);
}
// api/src/domain/account/two-step/set-up.ts
/** Begins to set up an authenticator app; nothing changes for the account yet. Throws InvalidInput, Conflict, RateLimited. */
async function beginTwoStep(context, given) {
	const { keys, now, siteName } = context;
	const { password } = checked(beginTwoStepInput, given);
	const account = await accountOf(context);
	requireEligible(account);
	await requirePassword(context, account, "password", password);
	const secret = createTotpSecret();
	const uri = totpUri(secret, {
		issuer: siteName,
		account: account.email ?? account.id
	});
	return {
		token: await transaction(context, async (tx) => {
			const purpose = "set_up_two_step";
			await revokeTokens(tx, {
				userId: account.id,
				purpose,
				now
			});
			const payload = { secret: keys.encrypt(secretPurpose, secret) };
			return createToken(tx, {
				purpose,
				userId: account.id,
				payload,
				now
			});
		}),
		secret,
		uri,
		qrCode: qrCodeOf(uri)
	};
}
/** Who could be locked out, or lock somebody else out, has none. */
function requireEligible({ isEmailVerified, passwordHash, twoStep }) {
	if (twoStep) throw alreadyOn();
	if (!isEmailVerified) throw new Conflict("email-not-verified", "Please verify the email address of your account first. Then you can turn on two-step verification.");
	if (passwordHash === null) throw invalid("password", "Your account has no password. Set one first");
}
var alreadyOn = () => new Conflict("two-step-on", "Two-step verification is on already");
/** The URI as a QR code, black on white whatever the page's colors are. */
function qrCodeOf(uri) {
	const svg = encodeQR(uri, "svg", { border: 4 });
	return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
/**
* Turns two-step verification on by a first code of the app; all other sessions of the viewer end. Returns the recovery codes. Throws
* InvalidInput, Conflict.
*/
async function turnOnTwoStep(context, given) {
	const { prisma, keys, now, caller } = context;
	const { token, code } = checked(turnOnTwoStepInput, given);
	const { id: userId } = await accountOf(context);
	const use = {
		secret: token,
		purpose: "set_up_two_step",
		now
	};
	const expired = () => invalid("token", "This setup has expired. Please start again.");
	const begun = await validToken(prisma, use);
	if (begun?.userId !== userId) throw expired();
	const sealed = begun.payload.secret;
	const secret = keys.decrypt(secretPurpose, sealed);
	if (secret === null) throw expired();
	const lastStep = totpStep(secret, code.replaceAll(" ", ""), now);
	if (lastStep === null) throw invalid("code", wrongCode);
	const queue = await context.queue();
	return {
		userId,
		recoveryCodes: await transaction(context, async (tx) => {
			await tx.$queryRaw`select id from app_user where id = ${userId}::uuid for update`;
			if (await consumeToken(tx, use) === null) throw expired();
			if ((await tx.twoStep.createMany({
				data: [{
					userId,
					secret: sealed,
					lastStep,
					createdAt: now
				}],
				skipDuplicates: true
			})).count === 0) throw alreadyOn();
			const codes = await replaceRecoveryCodes(tx, userId);
			await endSessions(tx, userId, { except: caller.sessionId });
			await queue.add(tx, "mail", {
				mail: "two-step-on",
				userId
			});
			return codes;
		})
	};
}
/** Makes new recovery codes; the former ones are worth nothing any more. */
async function replaceRecoveryCodes(tx, userId) {
	const codes = createRecoveryCodes();
	await tx.recoveryCode.deleteMany({ where: { userId } });
	await tx.recoveryCode.createMany({ data: codes.map((code) => ({
		userId,
		id: recoveryCodeHash(code)
	})) });
	return codes;
}
// api/src/domain/account/two-step/change.ts
/** Turns the viewer's two-step verification off; all their other sessions end. Throws InvalidInput, Conflict, RateLimited. */
async function turnOffTwoStep(context, given) {
	const userId = await provedOwner(context, given);
	const queue = await context.queue();
	await transaction(context, async (tx) => {
		if (!await removeTwoStep(tx, userId, context.now)) throw alreadyOff();
		await endSessions(tx, userId, { except: context.caller.sessionId });
		await queue.add(tx, "mail", {
			mail: "two-step-off",
			userId
		});
	});
	return userId;
}
/** Makes new recovery codes, and returns them; the former ones end. Throws InvalidInput, Conflict, RateLimited. */
async function renewRecoveryCodes(context, given) {
	const userId = await provedOwner(context, given);
	return {
		userId,
		recoveryCodes: await transaction(context, async (tx) => {
			const [row] = await tx.$queryRaw`select 1 from two_step where user_id = ${userId}::uuid for update`;
			if (!row) throw alreadyOff();
			return replaceRecoveryCodes(tx, userId);
		})
	};
}
/** The ID of the viewer, who has entered password and code. */
async function provedOwner(context, given) {
	const proof = checked(changeTwoStepInput, given);
	const account = await accountOf(context);
	if (!account.twoStep) throw alreadyOff();
	await reauthenticate(context, account, proof);
	return account.id;
}
var alreadyOff = () => new Conflict("two-step-off", "Two-step verification is off");
/** Removes the app, the recovery codes and sign-ins that wait for one of them. False if there is no two-step verification. */
async function removeTwoStep(tx, userId, now) {
	const { count } = await tx.twoStep.deleteMany({ where: { userId } });
	await tx.recoveryCode.deleteMany({ where: { userId } });
	await revokeTokens(tx, {
		userId,
		purpose: "sign_in",
		now
	});
	return count === 1;
}
export { isOutdated as C, hashPassword as S, isSecure as _, turnOnTwoStep as a, wrongCode as b, viewerColumns as c, revokeUnverifiedAccess as d, createDevices as f, identityCookie as g, carriesCookie as h, beginTwoStep as i, revokeAccess as l, isKnownDevice as m, renewRecoveryCodes as n, emailKeyOf as o, endDevices as p, turnOffTwoStep as r, toViewer as s, removeTwoStep as t, revokeOtherAccess as u, reauthenticate as v, isPassword as w, accountOf as x, tryCode as y };
