import { chakra } from "@chakra-ui/react";
import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { FormContext } from "./form-context";
import { recallValues, rememberValues } from "./form-memory";
import { ProblemSummary } from "./ProblemSummary";
import {
  type FieldProblems,
  fieldProblems,
  inOrderOf,
  type Problems,
  type Rules,
  type Values,
} from "./problems";

/** Props of `Form`. `T` is the input that its rules make of what was typed. */
export interface FormProps<T> {
  /** The form's name for screen readers. */
  label: string;
  rules: Rules<T>;
  /** Rules of this form beside the input's, such as a repeated password; they win over those. */
  check?: (values: Values) => FieldProblems;
  /** Told when something typed breaks a rule; nothing is sent then. */
  onRefused?: (problems: FieldProblems, values: Values) => void;
  /**
   * Sends the input. Answers what was wrong with it, null when all went well, or "leaving" when the browser goes to
   * another page: then the form stays busy.
   */
  send: (input: T) => Promise<Problems | null | "leaving">;
  /** Forms of one name keep what was typed for one another through this visit, such as the address. */
  rememberAs?: string;
  /** What its fields begin with, such as a draft; it wins over what they say themselves. Others need another `key`. */
  values?: Values;
  /** Called with the form's values, after hydration and whenever they change. */
  onValues?: (values: Values) => void;
  /** True where a field says what is wrong with it as soon as it is left. */
  checksEarly?: boolean;
  /** True where it is to be sent by itself right after hydration. */
  sendsItself?: boolean;
  /** True where it was opened by a button: its first field takes the focus. */
  takesFocus?: boolean;
  children: ReactNode;
}

const Frame = chakra("form", { base: { display: "flex", flexDirection: "column", gap: "5" } });

/**
 * A form that scripts send: checks what was typed, sends it once, tells what is wrong at its field and moves the focus
 * there. Its fields are uncontrolled, so nothing typed is ever lost, also not before hydration.
 */
export function Form<T>({
  label,
  rules,
  check,
  onRefused,
  send,
  rememberAs,
  values: given,
  onValues,
  checksEarly = false,
  sendsItself = false,
  takesFocus = false,
  children,
}: FormProps<T>) {
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [restored] = useState(() => given ?? recallValues(rememberAs));
  const [isBusy, setBusy] = useState(false);
  const [isReady, setReady] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  /** Counts the refusals: each one moves the focus. */
  const [refusals, setRefusals] = useState(0);

  const settle = () => {
    sending.current = false;
    setBusy(false);
  };
  const store = () => {
    if (!ref.current) return;
    const values = valuesOf(ref.current);
    if (rememberAs !== undefined) rememberValues(rememberAs, values);
    onValues?.(values);
  };
  // What was typed before hydration is told before anything more can be typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(store, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    setReady(true);
    if (sendsItself) ref.current?.requestSubmit();
    if (takesFocus)
      ref.current?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
    // A page that the browser kept aside comes back as it was left: busy.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && settle();
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = ref.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    // A group takes no focus itself.
    (wrong?.querySelector("input") ?? wrong)?.focus();
  }, [refusals]);

  const refuse = (found: Problems) => {
    const { fields } = found;
    setProblems(fields && ref.current ? { ...found, fields: inOrderOf(ref.current, fields) } : found);
    setRefusals((count) => count + 1);
  };

  const problemsOf = (read: ReturnType<Rules<T>["safeParse"]>, values: Values) => ({
    ...(!read.success && fieldProblems(read.error.issues)),
    ...check?.(values),
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A ref, because a second click may come before the state of the first is drawn.
    if (sending.current) return;
    const values = valuesOf(event.currentTarget);
    const read = rules.safeParse(values);
    const fields = problemsOf(read, values);
    if (!read.success || Object.keys(fields).length > 0) {
      refuse({ fields });
      onRefused?.(fields, values);
      return;
    }
    sending.current = true;
    setBusy(true);
    setProblems({});
    try {
      const answer = await send(read.data);
      if (answer === "leaving") return;
      settle();
      if (answer) refuse(answer);
    } catch (error) {
      settle();
      throw error;
    }
  };

  /** What is being mended is wrong no more, until it is left or sent; of a list that has other rows no row is. */
  const changed = (name: string) => {
    store();
    setProblems((before) => {
      const fields = Object.entries(before.fields ?? {});
      const others = fields.filter(([field]) => field !== name && !field.startsWith(`${name}.`));
      return others.length === fields.length ? before : { fields: Object.fromEntries(others) };
    });
  };

  const leaveField = ({ target }: FocusEvent<HTMLFormElement>) => {
    const { name } = target as unknown as HTMLInputElement;
    if (!checksEarly || !name || sending.current || !ref.current) return;
    const values = valuesOf(ref.current);
    // An empty field is not wrong before it was tried: one may come back to it. Of stars that were passed the form holds nothing.
    if (!values[name]) return;
    const found = problemsOf(rules.safeParse(values), values)[name];
    if (found) setProblems((before) => ({ ...before, fields: { ...before.fields, [name]: found } }));
  };

  return (
    // Posted, should a browser ever send it by itself: a password must not stand in an address.
    <Frame
      ref={ref}
      aria-label={label}
      method="post"
      noValidate
      data-needs-scripts
      onSubmit={submit}
      onInput={({ target }) => changed((target as HTMLInputElement).name)}
      onBlur={leaveField}
    >
      <FormContext value={{ problems: problems.fields ?? {}, restored, isBusy, isReady, changed }}>
        {refusals > 0 && <ProblemSummary form={ref} problems={problems} />}
        {children}
      </FormContext>
    </Frame>
  );
}

function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
