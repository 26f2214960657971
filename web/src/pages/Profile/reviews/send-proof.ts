import { type ProofKind, proofLimits, proofPath, proofProblems } from "@assay/api/inputs";

const failed = "The file could not be sent. Please check your connection and try again.";
const signedOut = "You are logged out. Sign in again in another tab, then send the file again.";

/** Sends a proof of use for a review; null if it was taken, else why not. */
export async function sendProof(review: string, kind: ProofKind, file: File): Promise<string | null> {
  // Not sent only to be refused.
  if (file.size === 0) return proofProblems.empty;
  if (file.size > proofLimits.bytes) return proofProblems.large;
  try {
    const response = await fetch(`${proofPath}?${new URLSearchParams({ review, kind })}`, {
      method: "POST",
      // What it is its bytes say.
      headers: { "content-type": "application/octet-stream" },
      body: file,
    });
    if (response.status === 201) return null;
    if (response.status === 401) return signedOut;
    const { message } = (await response.json()) as { message?: string };
    return (response.status < 500 || response.status === 503) && message ? message : failed;
  } catch {
    return failed;
  }
}
