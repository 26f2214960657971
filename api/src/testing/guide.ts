/** A command of the guide, with its documented output. */
export interface GuideStep {
  /** Its place in the guide, for the name of its test. */
  readonly line: string;
  readonly command: string;
  readonly answers: readonly ShownAnswer[];
}

/** A documented response, with "…" where it differs each time. */
export interface ShownAnswer {
  readonly language: string;
  readonly text: string;
}

/** Languages of whole programs, which run until they are stopped. */
const programs = new Set(["ts", "python"]);

/** The programs of a section of a text in Markdown, by their language. */
export function guidePrograms(markdown: string, heading: string): ReadonlyMap<string, string> {
  const section = markdown.split(/^#{2,3} /m).find((text) => text.startsWith(`${heading}\n`)) ?? "";
  const blocks = [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)];
  return new Map(
    blocks.flatMap(([, language = "", text = ""]) => (programs.has(language) ? [[language, text]] : [])),
  );
}

/** The commands (```sh) of a text in Markdown, each with the blocks that follow it. */
export function guideSteps(markdown: string): GuideStep[] {
  const steps: (GuideStep & { answers: ShownAnswer[] })[] = [];
  for (const { 0: block, 1: language = "", 2: text = "", index } of markdown.matchAll(
    /^```(\w+)\n([\s\S]*?)^```$/gm,
  )) {
    if (programs.has(language)) continue;
    if (language === "sh") {
      const line = markdown.slice(0, index).split("\n").length;
      steps.push({ line: `line ${line}`, command: text, answers: [] });
    } else {
      const last = steps.at(-1);
      if (!last) throw new Error(`No command stands before this answer: ${block}`);
      last.answers.push({ language, text });
    }
  }
  return steps;
}

/** Differences between the documented and the actual response. JSON is compared by its shape; more keys are allowed. */
export function mismatches({ language, text }: ShownAnswer, printed: string): string[] {
  if (language === "json") return differences(JSON.parse(text), parsed(printed), "answer");
  const lines = printed.split(/\r?\n/).map((line) => line.trim().toLowerCase());
  const wanted = text.trim().split("\n");
  return wanted.filter((line) => !lines.some((each) => matches(line.trim().toLowerCase(), each)));
}

function parsed(printed: string): unknown {
  try {
    return JSON.parse(printed);
  } catch {
    return `no JSON: ${printed}`;
  }
}

function matches(shown: string, real: string): boolean {
  const pieces = shown.split("…").map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${pieces.join(".*")}$`).test(real);
}

function differences(shown: unknown, real: unknown, path: string): string[] {
  // Any value is allowed here.
  if (shown === "…") return real === undefined ? [`${path} is missing`] : [];
  if (Array.isArray(shown)) {
    if (!Array.isArray(real)) return [`${path} is no list`];
    if (real.length < shown.length) return [`${path} has ${real.length} items`];
    return shown.flatMap((item, index) => differences(item, real[index], `${path}[${index}]`));
  }
  if (typeof shown === "object" && shown !== null) {
    if (typeof real !== "object" || real === null) return [`${path} is no object`];
    const values = real as Readonly<Record<string, unknown>>;
    return Object.entries(shown).flatMap(([key, value]) => differences(value, values[key], `${path}.${key}`));
  }
  if (typeof shown === "string" && typeof real === "string")
    return isWord(shown) && shown !== real ? [`${path} is ${real}, not ${shown}`] : [];
  if (shown === null || real === null) return real === undefined ? [`${path} is missing`] : [];
  return typeof shown === typeof real ? [] : [`${path} is ${JSON.stringify(real)}`];
}

/** Words such as names and codes are compared; numbers in texts are examples. */
const isWord = (text: string) => /[a-z]/i.test(text);
