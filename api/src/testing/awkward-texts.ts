/** Unusual valid texts, as people, programs and attackers send them: each must be returned unchanged. */
export const awkwardTexts: readonly string[] = [
  "👍🏽 👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇮🇩 ❤️‍🔥",
  "क्‍ष क्‌ष می‌خواهم",
  "left \u202eright\u202c \u2067نص\u2069 \u200fend\u200e",
  "zero\u200bwidth\u2060joined\ufeffhere\u00adsoft",
  "replaced \ufffd and private \ue000 and unassigned \uffff \u{10ffff}",
  "tab\tline\nwindows\r\nold\rseparator\u2028paragraph\u2029next\u0085form\fvertical\vescape\u001b[31m\u0001",
  "non\u00a0breaking\u2003wide\u3000ideographic",
  "<script>alert(1)</script><img src=x onerror=alert(1)>&amp;&lt;&#0;]]><!--",
  "</title></textarea></style><svg/onload=alert(1)>",
  "[link](javascript:alert(1)) **bold** `code` # heading\n- item\n> quote ![x](y)",
  "'; drop table review; -- \" \\' $1 $$ :name ?",
  '{"a": null} $(x) #{y} {{z}} \\u0000 \\0 %00 %s %n',
  'query { __typename } # """block""" $input',
  "100% _ like \\ escape \\\\",
  "=1+1",
  "+441234",
  "-2 stars",
  "@SUM(A1)",
  '=HYPERLINK("http://evil.example")',
  `Z${"\u0300\u0315".repeat(15)}algo`,
  `Heap${"\u0301".repeat(140)}`,
  "ﬁ ½ Ⅷ Å ① ｆｕｌｌ",
  "İstanbul ıI ßẞ ſ ς",
  "NULL undefined NaN true 0 1e309 __proto__ constructor",
  "../../etc/passwd C:\\con file:///",
  "這個軟體很好用。とても良い。아주 좋아요. ดีมาก ممتاز",
];

/** Texts without a visible character. */
export const blankTexts: readonly string[] = [
  "",
  " \t\r\n",
  "\u00a0\u2003\u3000\u2028\u2029\u0085",
  "\u200b\u200c\u200d\u2060\ufeff",
  "\u200e\u200f\u202a\u202e\u2066\u2069\u061c",
  "\u3164\u115f\u1160\uffa0\u2800\u00ad\u180e",
];

/** `count` texts of at most `most` characters, combined from parts of the awkward ones; the same for the same seed. */
export function mixedTexts(count: number, maxLength: number, seed = 1): string[] {
  let state = seed;
  const random = (below: number) => {
    // A linear congruential generator: random enough, and the same on every machine.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const characters = awkwardTexts.map((text) => [...text]);
  return Array.from({ length: count }, () => {
    const length = 1 + random(maxLength);
    const mixed: string[] = [];
    while (mixed.length < length) {
      const from = characters[random(characters.length)] ?? [];
      const start = random(from.length);
      mixed.push(...from.slice(start, start + 1 + random(6)));
    }
    return mixed.slice(0, length).join("");
  });
}
