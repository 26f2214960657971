import type { ReviewerRole } from "@assay/api/inputs";
import { Box, chakra } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import type { FoundMore_matches$key } from "~/relay/__generated__/FoundMore_matches.graphql";
import { Button } from "~/ui/Button";
import { SearchField } from "~/ui/SearchField";
import { Section } from "~/ui/Section";
import { sharesPrefix, useDebouncedQuery } from "~/ui/use-debounced-query";
import { writePaths } from "~/write-paths";
import { FoundMore } from "./FoundMore";
import { fetchMatches, isLongEnough } from "./matches";

const Form = chakra("form", { base: { display: "flex", gap: "2" } });

/** Props of `FindMore`: the page's search params, and the results for its text; null if it is too short. */
export interface FindMoreProps {
  role: ReviewerRole;
  products: readonly string[];
  q: string;
  found: FoundMore_matches$key | null | undefined;
}

/** Searches for more software to review: while typing, and by submitting the form. */
export function FindMore({ role, products, q, found }: FindMoreProps) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  // The typed text belongs to one URL: after a search, or Back, the URL determines the results.
  const [typed, setTyped] = useState<{ at: string; text: string } | null>(null);
  const now = typed?.at === q ? typed.text.trim() : null;
  const query = now !== null && now !== q && isLongEnough(now) ? now : "";
  const answer = useDebouncedQuery(query, (text) => fetchMatches(environment, text));
  const isAnswered = query !== "" && sharesPrefix(query, answer.text);
  const text = isAnswered ? answer.text : q;
  const matches = isAnswered ? answer.answer : now === null || now === q ? found : null;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = String(new FormData(event.currentTarget).get("q") ?? "");
    if (sent.trim() !== q)
      void navigate(writePaths.picked({ role, products, q: sent }), { preventScrollReset: true });
  };
  return (
    <Section heading="Find more to review">
      <Form
        role="search"
        aria-label="Find more to review"
        method="get"
        action={writePaths.picked()}
        onSubmit={send}
      >
        <input type="hidden" name="last_completed_step" value="1" />
        <input type="hidden" name="role" value={role} />
        <input type="hidden" name="products" value={products.join()} />
        <SearchField
          name="q"
          label="Search software"
          value={q}
          size="lg"
          input={{
            autoComplete: "off",
            onInput: ({ currentTarget }) => setTyped({ at: q, text: currentTarget.value }),
          }}
        />
        <Button type="submit" variant="outline" minHeight="12">
          Search
        </Button>
      </Form>
      <Box mt="4">{matches && <FoundMore matches={matches} role={role} text={text} />}</Box>
    </Section>
  );
}
