import type { HTMLChakraProps } from "@chakra-ui/react";
import { chakra } from "@chakra-ui/react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/ui/Button";

const Form = chakra("form", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

/** What a form of filters takes, beside its looks. */
export interface FilterFormProps extends HTMLChakraProps<"form"> {
  /** The page that the form asks; what it holds becomes the rest of the address. */
  action: string;
  /** The address in its usual form, from that of the form: what is at its default is left out, and the page is the first. */
  hrefOf: (sent: URL) => string;
  /** What else stands in the address and stays there, by its name; what is empty is left out. */
  keeps?: Readonly<Record<string, string | readonly string[] | null | undefined>>;
  /** True where a button that sends it is among the children; otherwise it has one for those without scripts. */
  hasButton?: boolean;
  /** False where choices apply by that button alone (default true: each applies at once). */
  appliesAtOnce?: boolean;
  /** What is added to the address while choices apply at once, beside what a submitted form says. */
  whileChoosing?: Readonly<Record<string, string>>;
  /** Runs when the form is submitted, after which it may be gone. */
  onApply?: () => void;
  "aria-label": string;
}

/**
 * Filters that live in the address: without scripts a plain form that is sent, with them a select or a tick applies at once. The
 * place on the page stays.
 */
export function FilterForm({
  action,
  hrefOf,
  keeps = {},
  hasButton = false,
  appliesAtOnce = true,
  whileChoosing = {},
  onApply,
  children,
  ...others
}: FilterFormProps) {
  const navigate = useNavigate();
  const apply = (form: HTMLFormElement, added: Readonly<Record<string, string>>) => {
    const sent = new URL(action, window.location.href);
    for (const [name, value] of new FormData(form)) sent.searchParams.append(name, String(value));
    for (const [name, value] of Object.entries(added)) sent.searchParams.append(name, value);
    void navigate(hrefOf(sent), { preventScrollReset: true });
  };
  return (
    <Form
      action={action}
      method="get"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        apply(event.currentTarget, {});
        onApply?.();
      }}
      onChange={(event: FormEvent<HTMLFormElement>) => {
        const { target } = event;
        const isChoice =
          target instanceof HTMLSelectElement ||
          (target instanceof HTMLInputElement && /checkbox|radio/.test(target.type));
        if (isChoice && appliesAtOnce) apply(event.currentTarget, whileChoosing);
      }}
      {...others}
    >
      {Object.entries(keeps).flatMap(([name, value]) =>
        [value]
          .flat()
          .map((each) => each && <input key={name + each} type="hidden" name={name} value={each} />),
      )}
      {children}
      {!hasButton && (
        <noscript>
          <Button type="submit">Apply</Button>
        </noscript>
      )}
    </Form>
  );
}
