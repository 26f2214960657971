import { type RequestHandler, Router } from "express";

const path = "/.well-known/security.txt";
const day = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const validDays = 180;

/** Where to report security problems (RFC 9116). Without a contact the path is not found. */
export function createSecurityTxt(
  { contactEmail, publicUrl }: { contactEmail: string | undefined; publicUrl: string },
  now: () => Date = () => new Date(),
): Router {
  const serve: RequestHandler = (_request, response, next) => {
    if (contactEmail === undefined) return next();
    // To the day, so that the text and its ETag change once a day.
    const expires = new Date((Math.floor(now().getTime() / day) + validDays) * day);
    const lines = [
      `Contact: mailto:${encodeURI(contactEmail)}`,
      `Expires: ${expires.toISOString()}`,
      `Canonical: ${publicUrl}${path}`,
      "Preferred-Languages: en",
    ];
    response
      .type("text/plain; charset=utf-8")
      .set("cache-control", "public, max-age=86400")
      .send(`${lines.join("\n")}\n`);
  };
  return Router({ caseSensitive: true, strict: true }).get(path, serve);
}
