import { r as measureMail } from "./jobs-C-_pG7TT.js";
import { n as toMessage, r as createTransport, t as openSmtp } from "./smtp-DnROSCk4.js";
import { join } from "node:path";
import { isIP } from "node:net";
import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
// api/src/mail/outbox.ts
/**
* Stores mails as files, one .eml each, if there is no mail server. They contain secrets, so they are readable by the process
* owner only, and file names contain only the time.
*/
function openOutbox({ folder, from, written }) {
	const transport = createTransport({
		streamTransport: true,
		buffer: true,
		newline: "windows"
	});
	return {
		async send(mail) {
			const { message } = await transport.sendMail({
				...toMessage(mail, from),
				text: readable("text/plain", mail.text),
				html: readable("text/html", mail.html)
			});
			await mkdir(folder, {
				recursive: true,
				mode: 448
			});
			const name = `${(/* @__PURE__ */ new Date()).toISOString().replace(/[:.]/g, "-")}-${randomBytes(6).toString("hex")}`;
			const file = join(folder, `${name}.eml`);
			const half = join(folder, `.${name}.part`);
			await writeFile(half, message, {
				mode: 384,
				flag: "wx"
			});
			await rename(half, file);
			written(file);
		},
		close() {
			transport.close();
		}
	};
}
/** A part without transfer encoding, so that links can be followed in a text editor. */
function readable(type, content) {
	return { raw: `${`Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit`}\n\n${content}`.replaceAll("\n", "\r\n") };
}
// api/src/mail/mailer.ts
/** The transport of mails: SMTP or the outbox. It opens no connection before the first mail. */
function createMailer({ smtpUrl, from, outbox, written, timeouts }) {
	const mailer = smtpUrl === void 0 ? openOutbox({
		folder: outbox,
		from,
		written
	}) : openSmtp({
		url: smtpUrl,
		from,
		...timeouts && { timeouts }
	});
	return {
		...mailer,
		send: (mail) => measureMail(() => mailer.send(mail))
	};
}
/** The default sender: the site's name, and "no-reply" at the host of its public address. */
function defaultSender({ name, url }) {
	const { hostname } = new URL(url);
	const isNumber = isIP(hostname.replace(/^\[|\]$/g, "")) > 0;
	return `"${name.replace(/["\\]/g, "")}" <no-reply@${isNumber ? "localhost" : hostname}>`;
}
export { createMailer, defaultSender };
