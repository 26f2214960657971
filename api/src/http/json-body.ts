/** A body that is not an object of JSON: `syntax` if it cannot be parsed, else `shape`. */
export class JsonBodyError extends Error {
  readonly fault: "syntax" | "shape";

  constructor(fault: "syntax" | "shape") {
    super(fault === "syntax" ? "The body is not valid JSON" : "The body must be a JSON object");
    this.fault = fault;
  }
}

/** The JSON object of a request's body, as text or in UTF-8. Throws JsonBodyError. */
export function jsonObject(body: string | Uint8Array): object {
  const value = parsed(body);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new JsonBodyError("shape");
  return value;
}

function parsed(body: string | Uint8Array): unknown {
  try {
    return JSON.parse(
      typeof body === "string" ? body : new TextDecoder("utf-8", { fatal: true }).decode(body),
    );
  } catch {
    throw new JsonBodyError("syntax");
  }
}
