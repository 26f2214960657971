import type { PictureKind } from "@assay/api/inputs";
import { useEffect, useRef, useState } from "react";
import { rasterizeSvg } from "./rasterize-svg";
import { uploadPicture } from "./upload-picture";

/** An upload under way: how much of it is with the server, from 0 to 1. */
export interface Upload {
  /** 1 while the server works on it. */
  readonly part: number | null;
  readonly problem: string | null;
  start(file: File): Promise<void>;
  cancel(): void;
  /** Says something is wrong, or nothing any more. */
  tell(problem: string | null): void;
}

/** Sends one picture at a time; another one takes its place. `onSent` gets its URL. */
export function useUpload(kind: PictureKind, onSent: (url: string) => void): Upload {
  const [part, setPart] = useState<number | null>(null);
  const [problem, tell] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  return {
    part,
    problem,
    tell,
    async start(file) {
      current.current?.abort();
      const controller = new AbortController();
      current.current = controller;
      tell(null);
      setPart(0);
      const picture = await rasterizeSvg(file);
      const sent = controller.signal.aborted
        ? null
        : await uploadPicture(picture, kind, { onProgress: setPart, signal: controller.signal });
      // Another one was chosen, or it was given up.
      if (current.current !== controller || !sent) return;
      current.current = null;
      setPart(null);
      if ("url" in sent) onSent(sent.url);
      else tell(sent.problem);
    },
    cancel() {
      current.current?.abort();
      current.current = null;
      setPart(null);
    },
  };
}
