import { describe, expect, it } from "vitest";
import { directionOf, languageNames, primaryLanguage, reviewLanguages } from "../../../inputs/index.ts";
import { languageName } from "./counts.ts";
import { type LanguageDetector, loadLanguageDetector, storedLanguage } from "./detect.ts";

const detect = await loadLanguageDetector();

describe("the language of a text", () => {
  it.each([
    ["en", "It remembers so that I need not", "Two years in, no call has been lost."],
    ["de", "Endlich ein Plan", "Der Kundendienst antwortet schnell und freundlich."],
    ["pt", "Muito bom", "Simplesmente não funciona no meu celular antigo."],
    ["id", "Respon cepat", "Proses pesanan cepat dan penjualnya ramah banget."],
    ["ar", "نظام ممتاز", "سهل الاستخدام لفريق صغير مثل فريقنا"],
    ["ja", "とても良い", "履歴の検索が速いので助かります"],
  ])("%s is found", (language, title, content) => {
    expect(detect({ title, content })).toBe(language);
  });

  it.each([
    ["Good app", "ok"],
    ["12345", "!!! 99"],
    ["Xqzt", "Godhjgvhjejjwjwnbwhakanbaksbbsndnndndbd"],
  ])("is not guessed from %j, %j", (title, content) => {
    expect(detect({ title, content })).toBeNull();
  });

  it("does not depend on how long the text is", () => {
    const read: string[] = [];
    const content = "Der Kundendienst antwortet schnell und freundlich. ".repeat(200);
    expect(detect({ title: "Gut", content })).toBe("de");
    const spy: LanguageDetector = ({ title }) => {
      read.push(title);
      return null;
    };
    // What its author states is not looked at.
    expect(storedLanguage({ title: "Gut", content }, "fr", spy)).toEqual({
      language: "fr",
      languageBy: "author",
    });
    expect(storedLanguage({ title: "Gut", content }, null, spy)).toEqual({
      language: null,
      languageBy: "detected",
    });
    expect(read).toEqual(["Gut"]);
  });

  it("has a name and a tag that the database takes", () => {
    for (const tag of reviewLanguages) {
      expect(tag).toMatch(/^[a-z]{2,3}$/);
      expect(languageName(tag)).toBe(languageNames[tag]);
    }
    expect([languageName("sw"), languageName("qqq")]).toEqual(["Swahili", "qqq"]);
  });

  it("is the first part of a tag", () => {
    expect(["pt-BR", " EN ", "zh_Hant_TW", "ckb"].map(primaryLanguage)).toEqual(["pt", "en", "zh", "ckb"]);
    expect(["", "und", "x", "english", "de-", "<b>"].map(primaryLanguage)).toEqual(
      [...Array(6)].map(() => null),
    );
  });

  it("has a direction where it is known", () => {
    expect(["ar", "he", "en", "ku", null].map(directionOf)).toEqual(["rtl", "rtl", "ltr", "auto", "auto"]);
  });
});
