import type { HTMLChakraProps } from "@chakra-ui/react";
import { chakra } from "@chakra-ui/react";
import type { FormEvent, Ref } from "react";
import { useNavigate } from "react-router";
import { Button } from "./Button";

const Form = chakra("form", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

/** What a form of filters takes, beside its looks. */
export interface FilterFormProps extends HTMLChakraProps<"form"> {
  /** The page that the form asks; what it holds becomes the rest of the address. */
  action: string;
  /** The address in its usual form, from that of the form: what is at its default is left out, and the page is the first. */
  hrefOf: (sent: URL) => string;
  /** What else stands in the address and stays there, by its name; what is empty is left out. */
  keeps?: Readonly<Record<string, string | null>>;
  /** True where a button that sends it is among the children; otherwise it has one for those without scripts. */
  hasButton?: boolean;
  "aria-label": string;
  ref?: Ref<HTMLFormElement>;
}

/**
 * Filters that live in the address: without scripts a plain form that is sent, with them a select applies at once. The
 * place on the page stays.
 */
export function FilterForm({
  action,
  hrefOf,
  keeps = {},
  hasButton = false,
  children,
  ...others
}: FilterFormProps) {
  const navigate = useNavigate();
  const apply = (form: HTMLFormElement) => {
    const sent = new URL(action, window.location.href);
    for (const [name, value] of new FormData(form)) sent.searchParams.append(name, String(value));
    void navigate(hrefOf(sent), { preventScrollReset: true });
  };
  return (
    <Form
      action={action}
      method="get"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
      onChange={(event: FormEvent<HTMLFormElement>) => {
        if (event.target instanceof HTMLSelectElement) apply(event.currentTarget);
      }}
      {...others}
    >
      {Object.entries(keeps).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
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
