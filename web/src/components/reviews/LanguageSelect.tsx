import { formatCount } from "~/ui/count";
import { Select } from "~/ui/Select";

/** A language, with the number of reviews in it. */
export interface LanguageCount {
  readonly tag: string;
  readonly name: string;
  readonly count: number;
}

/** The name of a language of the list; the tag itself where no review is in it. */
export const nameOfLanguage = (languages: readonly LanguageCount[], tag: string): string =>
  languages.find((one) => one.tag === tag)?.name ?? tag;

/** Props of `LanguageSelect`: the languages of the reviews, and the chosen one's tag or "". */
export interface LanguageSelectProps {
  languages: readonly LanguageCount[];
  value: string;
}

/** The filter by language; absent where all reviews are in one. */
export function LanguageSelect({ languages, value }: LanguageSelectProps) {
  if (languages.length < 2 && value === "") return null;
  const isListed = value === "" || languages.some(({ tag }) => tag === value);
  return (
    <Select
      label="Language"
      name="language"
      value={value}
      options={[
        { value: "", label: "All Languages" },
        ...languages.map(({ tag, name, count }) => ({
          value: tag,
          label: `${name} (${formatCount(count)})`,
        })),
        ...(isListed ? [] : [{ value, label: `${value} (0)` }]),
      ]}
    />
  );
}
