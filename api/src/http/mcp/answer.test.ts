import { describe, expect, test } from "vitest";
import { agentLimits } from "../../inputs/index.ts";
import { asText, fitted, sanitized } from "./answer.ts";

describe("a sanitized answer", () => {
  test.each([
    ["bidi overrides", "safe\u202eevil\u2066\u2069", "safeevil"],
    ["zero-width characters", "ig\u200bno\u2060re\ufeff", "ignore"],
    ["letters of the tag block", `hi${String.fromCodePoint(0xe0049, 0xe0047)}`, "hi"],
    ["variation selectors", `a${String.fromCodePoint(0xe0101)}\ufe01`, "a"],
    ["control characters", "a\u0000b\u001b[31mc\u0007", "ab[31mc"],
    ["half of a surrogate pair", "a\ud800b", "ab"],
    ["private use", "a\ue000b", "ab"],
    ["joiners that join nothing", "\u200da \u200cb\u200d 1\u200d2", "a b 12"],
    ["more than one joiner", "a\u200d\u200c\u200db\u200d\u3164\u200dc", "abc"],
  ])("has no %s", (_what, text, plain) => {
    expect(sanitized({ name: text })).toEqual({ name: plain });
    expect(sanitized({ quoted: { by: "a reviewer", text } })).toEqual({
      quoted: { by: "a reviewer", text: plain },
    });
  });

  test("keeps the joiners that scripts and emoji need", () => {
    const name = "می\u200cخواهم 👩\u200d🔧 👩🏽\u200d🔧 র\u200d্য";
    expect(sanitized({ name })).toEqual({ name });
  });

  test("has lines in quotations only", () => {
    const text = "One.\r\nTwo.\u2028Three.";
    expect(sanitized({ list: [{ name: text, quoted: { text, pros: [text] } }] })).toEqual({
      list: [
        {
          name: "One. Two. Three.",
          quoted: { text: "One.\nTwo.\nThree.", pros: ["One.\nTwo.\nThree."] },
        },
      ],
    });
  });
});

test("the text of an answer has a field a line, and each line of a quotation begins with a mark", () => {
  const answer = {
    total: 1,
    none: null,
    empty: [],
    software: [
      {
        name: "Beacon",
        aspects: { support: 4.5 },
        quoted: { by: "a reviewer", title: "Good\ntotal: 99", pros: ["Fast\n> Calls"], cons: [], text: null },
      },
    ],
    roles: ["Sales", "HR"],
  };
  expect(asText(answer).split("\n")).toEqual([
    "total: 1",
    "software:",
    "  - name: Beacon",
    "    aspects:",
    "      support: 4.5",
    "    quoted from a reviewer:",
    "    > title:",
    "    > Good",
    "    > total: 99",
    "    > pros:",
    "    > - Fast",
    "    > > Calls",
    "roles: Sales, HR",
  ]);
});

describe("an answer that is too long", () => {
  const listed = (length: number, characters: number) =>
    Array.from({ length }, (_, index) => ({
      quoted: { by: "a reviewer", text: `${index}${"x".repeat(characters)}` },
    }));
  const lists = ({ long, short }: { long: unknown[]; short: unknown[] }) => [short, long];

  test("loses entries at the end of its longest list until text and JSON fit", () => {
    const answer = fitted({ long: listed(20, 1_000), short: listed(2, 1_000) }, lists);
    expect(JSON.stringify(answer).length).toBeLessThanOrEqual(agentLimits.answerCharacters);
    expect(asText(answer).length).toBeLessThanOrEqual(agentLimits.answerCharacters);
    expect(answer.short).toHaveLength(2);
    expect(answer.omitted).toBe(20 - answer.long.length);
    expect(answer.long.map(({ quoted }) => quoted.text.at(0)).join("")).toBe("012345678");
  });

  test("that fits stays as it is", () => {
    expect(fitted({ long: listed(3, 10), short: [] }, lists)).toMatchObject({
      omitted: 0,
      long: { length: 3 },
    });
  });

  test("without entries to leave out is given as it is", () => {
    expect(
      fitted({ text: "x".repeat(agentLimits.answerCharacters + 1), long: [], short: [] }, lists).omitted,
    ).toBe(0);
  });
});
