import { Router } from "express";

/** A picture of the operator, under a path with their bytes' version behind it. */
interface BrandPicture {
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * /branding/…: logo and icon of the site. An SVG that is opened by itself is a document, so nothing in it may run or load; pages show
 * them as images, which never run scripts.
 */
export function createBrandPictures(pictures: readonly BrandPicture[]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const { path, type, bytes } of pictures)
    router.get(path, (request, response) => {
      response.set({
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
        // Search engines and other sites show the logo too.
        "cross-origin-resource-policy": "cross-origin",
        "cache-control": `public, max-age=${"v" in request.query ? "31536000, immutable" : "3600"}`,
      });
      response.type(type).send(bytes);
    });
  return router;
}
