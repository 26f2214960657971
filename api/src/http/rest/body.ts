import express, { type Request, type Response } from "express";
import { JsonBodyError, jsonObject } from "../json-body.ts";
import { HttpError } from "./http-error.ts";

/** The most bytes of a request's body: 256 KiB. */
export const largestBody = 256 * 1024;

const readBytes = express.raw({ type: () => true, limit: largestBody });

/**
 * The JSON object of a request's body; undefined if there is none. Reads the bytes before checking the type, because 413 comes
 * before 415.
 */
export async function readJson(request: Request, response: Response): Promise<object | undefined> {
  if (Number(request.headers["content-length"]) > largestBody) throw tooLarge();
  await new Promise<void>((resolve, reject) => {
    readBytes(request, response, (error?: unknown) => (error ? reject(unreadable(error)) : resolve()));
  });
  const bytes: unknown = request.body;
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return undefined;
  if (!request.is("application/json")) throw notJson();
  const charset = /charset="?([^";\s]+)/i.exec(request.headers["content-type"] ?? "")?.[1] ?? "utf-8";
  if (!/^utf-?8$/i.test(charset)) throw notJson();
  try {
    return jsonObject(bytes);
  } catch (error) {
    throw error instanceof JsonBodyError ? new HttpError(400, error.message) : error;
  }
}

const tooLarge = () => new HttpError(413, "The body must be at most 256 KiB");
const notJson = () =>
  new HttpError(415, "The body must be JSON in UTF-8: send Content-Type: application/json");

function unreadable(error: unknown): HttpError {
  const status = error instanceof Error && "status" in error ? error.status : 400;
  if (status === 413) return tooLarge();
  return status === 415 ? notJson() : new HttpError(400, "The body could not be read");
}
