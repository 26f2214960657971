import { type PictureKind, pictureLimits, pictureProblems, uploadPath } from "@assay/api/inputs";

/** What became of a picture that was sent: its address, or why it was not taken. */
export type UploadResult = { readonly url: string } | { readonly problem: string };

const failed = "The picture could not be uploaded. Please check your connection and try again.";
const signedOut = "You are logged out. Sign in again in another tab, then choose the picture again.";

/**
 * Uploads a picture. `onProgress` gets the uploaded share, 0 to 1. Null if `signal` aborted it. Uses XMLHttpRequest, because
 * fetch has no upload progress.
 */
export function uploadPicture(
  file: Blob,
  kind: PictureKind,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<UploadResult | null> {
  // Not sent only to be refused.
  if (file.size === 0) return Promise.resolve({ problem: pictureProblems.empty });
  if (file.size > pictureLimits.bytes) return Promise.resolve({ problem: pictureProblems.large });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answered(request));
    request.onerror = () => resolve({ problem: failed });
    request.onabort = () => resolve(null);
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", `${uploadPath}?kind=${kind}`);
    // What it is its bytes say; a file without a type would be refused before they are looked at.
    request.setRequestHeader(
      "content-type",
      file.type.startsWith("image/") ? file.type : "application/octet-stream",
    );
    request.send(file);
  });
}

function answered({ status, responseText }: XMLHttpRequest): UploadResult {
  if (status === 401) return { problem: signedOut };
  try {
    const { url, message } = JSON.parse(responseText) as { url?: string; message?: string };
    if (status === 201 && url) return { url };
    return { problem: (status < 500 || status === 503) && message ? message : failed };
  } catch {
    return { problem: failed };
  }
}
