import { type ColorName, type ColorPair, palette } from "../inputs/index.ts";
import { html } from "./html.ts";
import type { Mail } from "./mail.ts";

/** The site as it appears in mails. */
export interface MailSite {
  readonly name: string;
  /** Origin of public addresses, without a slash at the end. */
  readonly url: string;
  /** Where visitors write: an e-mail address; the default one if the operator has set none. */
  readonly contact?: string | undefined;
  /** Text at the end of each mail, such as who runs the site. */
  readonly footer?: string | undefined;
  /** Colors that replace those of the palette. */
  readonly accent?: Partial<Record<ColorName, ColorPair>> | undefined;
}

interface Action {
  readonly label: string;
  readonly url: string;
}

/** The content of a mail: plain sentences and one action. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: Action;
  /** An optional second link. */
  readonly also?: Action;
  readonly notes: readonly string[];
  /** Why the recipient gets this mail. */
  readonly reason: string;
}

/** User text as part of one line; direction marks, which could reorder the line, are removed. */
export function inLine(text: string): string {
  return text
    .replace(/\p{Bidi_Control}/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/**
 * A name as part of one line; null if a mail program would turn it into a link, so that users cannot mail links to strangers.
 */
export function unlinked(text: string): string | null {
  const name = inLine(text);
  return name === "" || /[/@\\]|[\p{L}\p{N}][.:。．｡][\p{L}\p{N}]/u.test(name) ? null : name;
}

/** "Hello Ada,", or "Hello," without a name or with one that could be a link. */
export function greeting(firstName: string | null): string {
  const name = unlinked(firstName ?? "");
  return name === null ? "Hello," : `Hello ${name},`;
}

/** The recipient's name, the site, and the link that turns the mail off. */
export interface Addressing {
  readonly site: MailSite;
  readonly firstName: string | null;
  /** Link that turns off mails of this kind; for optional mails. */
  readonly offUrl?: string;
}

/** The mail as text and as HTML, with the same content. */
export function render(content: MailContent, addressing: Addressing): Omit<Mail, "to"> {
  return {
    subject: content.subject,
    text: toText(content, addressing),
    html: toHtml(content, addressing),
    ...(addressing.offUrl !== undefined && { offUrl: addressing.offUrl }),
  };
}

const switchOff = "Turn off these emails";

function toText(content: MailContent, { firstName, site, offUrl }: Addressing) {
  const { heading, paragraphs, action, also, notes, reason } = content;
  const lineOf = ({ label, url }: Action) => `${label}:\n${url}`;
  const links = [action, ...(also ? [also] : [])].map(lineOf);
  const off = offUrl === undefined ? [] : [lineOf({ label: switchOff, url: offUrl })];
  const end = [reason, ...off, `${site.name}, ${site.url}`, ...(site.footer ? ["", site.footer] : [])].join(
    "\n",
  );
  return `${[heading, greeting(firstName), ...paragraphs, ...links, ...notes, end].join("\n\n")}\n`;
}

/** The rules of each class in light or dark mode: mail programs know no variables, so the colors are written out. */
function rulesOf(mode: 0 | 1, accent: MailSite["accent"]) {
  const color = (name: ColorName) => (accent?.[name] ?? palette[name])[mode];
  return {
    page: `background:${color("bg")};color:${color("fg")}`,
    card: `background:${color("bg.panel")};border-color:${color("border")}`,
    ink: `color:${color("fg")}`,
    muted: `color:${color("fg.muted")}`,
    link: `color:${color("accent.fg")}`,
    button: `background:${color("accent")};color:${color("accent.contrast")}`,
  };
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const size = "font-size:16px;line-height:1.55";

function toHtml(
  { subject, heading, paragraphs, action, also, notes, reason }: MailContent,
  { firstName, site, offUrl }: Addressing,
) {
  const { page, card, ink, muted, link, button } = rulesOf(0, site.accent);
  // Styles are inline, which all programs support; these rules override them in dark mode.
  const darkRules = Object.entries(rulesOf(1, site.accent)).map(
    ([name, rules]) => html`.${name}{${rules.replace(/(;|$)/g, "!important$1")}}`,
  );
  const footer = (site.footer?.split("\n") ?? []).map((text) => html`<br>${text}`);
  const line = (text: string) =>
    html`<p class="ink" style="margin:0 0 16px;${size};overflow-wrap:anywhere;${ink}">${text}</p>`;
  const bare = (label: string, url: string) =>
    html`<p class="muted" style="margin:0 0 20px;font-size:14px;line-height:1.55;${muted}">${label}:<br>
<a class="link" href="${url}" style="overflow-wrap:anywhere;${link}">${url}</a></p>`;
  const note = (text: string) =>
    html`<p class="muted" style="margin:0 0 12px;font-size:14px;line-height:1.55;${muted}">${text}</p>`;
  return html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
${darkRules}
}
</style>
</head>
<body class="page" style="margin:0;padding:0;${page};${font}">
<div class="page" style="padding:24px 16px;${page}">
<div style="max-width:560px;margin:0 auto">
<p class="ink" style="margin:0 0 16px;font-size:18px;line-height:1.35;font-weight:700;${ink}">${site.name}</p>
<div class="card" style="padding:28px 24px 16px;border:1px solid;border-radius:8px;${card}">
<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:650;${ink}">${heading}</h1>
<p class="ink" style="margin:0 0 16px;${size};overflow-wrap:anywhere;${ink}">${greeting(firstName)}</p>
${paragraphs.map(line)}
<p style="margin:24px 0">
<a class="button" href="${action.url}" style="display:inline-block;padding:12px 20px;border-radius:5px;font-size:16px;line-height:1.25;font-weight:600;text-decoration:none;${button}">${action.label}</a>
</p>
${bare("Or open this link", action.url)}
${also ? bare(also.label, also.url) : []}
${notes.map(note)}
</div>
<p class="muted" style="margin:16px 0 0;font-size:13px;line-height:1.55;${muted}">${reason}<br>
${offUrl === undefined ? [] : html`<a class="link" href="${offUrl}" style="${link}">${switchOff}</a><br>`}
${site.name}, <a class="link" href="${site.url}" style="${link}">${site.url}</a>${footer}</p>
</div>
</div>
</body>
</html>
`.text;
}
