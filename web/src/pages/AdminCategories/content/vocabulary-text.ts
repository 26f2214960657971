import type { FeatureInput } from "@assay/api/inputs";

/** A feature as stored. */
export interface StoredFeature {
  readonly key: string;
  readonly name: string;
  readonly description: string | null | undefined;
}

/** The vocabulary as text: a feature a line, "Name | description". */
export const vocabularyText = (features: readonly StoredFeature[]): string =>
  features.map(({ name, description }) => (description ? `${name} | ${description}` : name)).join("\n");

/**
 * The features of such a text. A name that is stored keeps its key; a new name keeps the key of the line that it replaces, so that a
 * feature can be renamed without losing its answers.
 */
export function featuresOf(
  text: string,
  stored: readonly Pick<StoredFeature, "key" | "name">[],
): FeatureInput[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.split("|"))
    .map(([name = "", ...rest]) => ({ name: name.trim(), description: rest.join("|").trim() || null }))
    .filter(({ name, description }) => name !== "" || description !== null);
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const isGone = ({ name }: { name: string }) => !lines.some((line) => same(line.name, name));
  return lines.map((line, place) => {
    const known = stored.find(({ name }) => same(name, line.name));
    const before = stored[place];
    const renamed = lines.length === stored.length && before && isGone(before) ? before : undefined;
    return { ...line, key: (known ?? renamed)?.key ?? null };
  });
}

/** The stored features that a hidden field of the form holds as JSON. */
export function storedFeatures(json: string | undefined): Pick<StoredFeature, "key" | "name">[] {
  try {
    const found: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(found) ? (found as Pick<StoredFeature, "key" | "name">[]) : [];
  } catch {
    return [];
  }
}
