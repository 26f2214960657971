import type { Request, Router } from "express";
import { proofFile } from "../../domain/review/proof/file.ts";
import { countProof, sendProof } from "../../domain/review/proof/send.ts";
import type { OriginOf } from "../../engine/csrf.ts";
import type { Context } from "../../graphql/context.ts";
import {
  type ProofKind,
  proofFilePath,
  proofKinds,
  proofLimits,
  proofPath,
  proofProblems,
} from "../../inputs/index.ts";
import type { Convert } from "../../pictures/convert.ts";
import { HttpError } from "../rest/http-error.ts";
import { requireSameSite } from "../rest/origin.ts";
import { type BodyRules, readBytes, requireReadableBody, type UploadTimeouts } from "./read-body.ts";
import type { UploadSlots } from "./upload-slots.ts";

/** Services of the routes for proofs of use. */
export interface ProofRoutesOptions {
  openContext(request: Request): Promise<Context>;
  convert: Convert;
  originOf: OriginOf;
  slots: UploadSlots;
  timeouts: UploadTimeouts;
}

const bodyRules: BodyRules = {
  maxBytes: proofLimits.bytes,
  tooLarge: proofProblems.large,
  types: /^(image\/|application\/(pdf|octet-stream)\b)/i,
  otherType: "The body must be a picture or a PDF: send Content-Type: application/pdf or the like",
};

/** Types and names of the files as they are served; never what was sent with them. */
const served = {
  webp: { type: "image/webp", disposition: 'inline; filename="proof.webp"' },
  pdf: { type: "application/pdf", disposition: 'attachment; filename="proof.pdf"' },
} as const;

/**
 * POST /uploads/proofs takes a proof of use: the body is the file, ?review= the review, ?kind= what it is. GET /uploads/proofs/{id} serves
 * it to moderators while it waits; nobody else, not even its sender, may read it.
 */
export function addProofRoutes(router: Router, options: ProofRoutesOptions): void {
  const { openContext, convert, originOf, slots, timeouts } = options;

  router.post(proofPath, async (request, response) => {
    requireReadableBody(request, bodyRules);
    requireSameSite(request, originOf);
    const about = readQuery(request);
    const context = await openContext(request);
    const who = { userId: context.viewer?.id ?? "", network: context.caller.network };
    const proof = await slots.withSlot(who, async () => {
      // After the slot is taken, so that a 503 does not count.
      await countProof(context);
      return sendProof(context, convert, {
        ...about,
        file: await readBytes(request, bodyRules, timeouts),
      });
    });
    response.status(201).set("Cache-Control", "private, no-store").json(proof);
  });
  router.all(proofPath, () => {
    throw new HttpError(405, "Method Not Allowed", { headers: { Allow: "POST" } });
  });

  // By a pattern, so that no part of the address is decoded.
  router.get(/^\/uploads\/proofs\//, async (request, response) => {
    const [, id] = proofFilePath.exec(request.path) ?? [];
    if (id === undefined) throw new HttpError(404, "Proof not found");
    const context = await openContext(request);
    const record = (outcome: string) => {
      const [userId, tokenId] = [context.viewer?.id ?? null, context.token?.id ?? null];
      if (userId !== null || tokenId !== null)
        context.record({ action: "reviewProofFile", outcome, userId, tokenId });
    };
    const { format, bytes } = await proofFile(context, id).catch((error: unknown) => {
      if (error instanceof Error && "code" in error && error.code === "FORBIDDEN") record("FORBIDDEN");
      throw error;
    });
    record("done");
    const { type, disposition } = served[format];
    response.set({
      "Content-Type": type,
      "Content-Disposition": disposition,
      "Cache-Control": "private, no-store",
      // Whatever it is to a browser, it runs nothing and belongs to no site.
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "no-referrer",
    });
    response.send(bytes);
  });
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function readQuery({ query }: Request): { reviewId: string; kind: ProofKind } {
  const kind = proofKinds.find((one) => one === query["kind"]);
  if (!kind) throw invalidQuery("kind", `kind must be one of ${proofKinds.join(", ")}`);
  const reviewId = query["review"];
  if (typeof reviewId !== "string" || !uuid.test(reviewId)) throw new HttpError(404, "Review not found");
  return { reviewId, kind };
}

const invalidQuery = (path: string, message: string) =>
  new HttpError(400, message, { fields: [{ path, message }] });
