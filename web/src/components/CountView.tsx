import type { View } from "@assay/api/inputs";
import { useEffect } from "react";
import { countView } from "./count-view";

/** Counts a visit to the page of one thing, once the page was looked at. Nothing of it is seen. */
export function CountView({ subject, id }: View) {
  useEffect(() => countView({ subject, id }), [subject, id]);
  return null;
}
