/** A body that is not an object of JSON: `syntax` if it cannot be parsed, else `shape`. */
export class JsonBodyError extends Error {
  readonly fault: "syntax" | "shape";

  constructor(fault: "syntax" | "shape") {
    super(fault === "syntax" ? "The body is not valid JSON" : "The body must be a JSON object");
    this.fault = fault;
  }
}

/** The JSON object of a request's body in UTF-8. Throws JsonBodyError. */
export function jsonObject(bytes: Uint8Array): object {
  const value = parsed(bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new JsonBodyError("shape");
  return value;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new JsonBodyError("syntax");
  }
}
