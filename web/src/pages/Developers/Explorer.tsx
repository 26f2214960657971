import { Box, chakra, Flex, Grid } from "@chakra-ui/react";
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { paths } from "~/paths";
import { AnchorButton, Button } from "~/ui/Button";
import { formatCount } from "~/ui/count";
import { controlStyles } from "~/ui/form/control-styles";
import { NeedsScripts } from "~/ui/form/FormPage";
import { TextLink } from "~/ui/TextLink";
import examples from "./examples.json";
import { type QueryReply, runQuery, variablesError } from "./run-query";

const Label = chakra("label");
const mono = { fontFamily: "mono", fontSize: "sm", lineHeight: "1.55" } as const;
const Area = chakra("textarea", {
  base: { ...controlStyles, ...mono, display: "block", py: "2", resize: "vertical" },
});
const Input = chakra("input", { base: { ...controlStyles, fontFamily: "mono" } });
const Form = chakra("form", { base: { display: "flex", flexDirection: "column", gap: "5", minWidth: "0" } });
const Choice = chakra("select", { base: { ...controlStyles, cursor: "pointer" } });
const Answer = chakra("pre", {
  base: {
    ...mono,
    bg: "bg.muted",
    borderRadius: "md",
    p: "4",
    overflow: "auto",
    minHeight: "12rem",
    maxHeight: "70vh",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
});

const variablesOf = (index: number) => JSON.stringify(examples[index]?.variables ?? {}, null, 2);

/** Runs documents in the browser: an example or the user's own, with or without a token, and shows the response that programs get. */
export default function Explorer() {
  const [query, setQuery] = useState(examples[0]?.query ?? "");
  const [variables, setVariables] = useState(variablesOf(0));
  const [token, setToken] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [reply, setReply] = useState<QueryReply | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const id = useId();
  const problem = variablesError(variables);

  const run = async () => {
    if (isBusy || problem) return;
    setBusy(true);
    setFailure(null);
    try {
      setReply(await runQuery({ query, variables, token }));
    } catch {
      setReply(null);
      setFailure("The server could not be reached. Please try again.");
    }
    setBusy(false);
  };
  const runByKeys = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void run();
  };
  const runOnSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  const choose = (index: number) => {
    setQuery(examples[index]?.query ?? "");
    setVariables(variablesOf(index));
  };

  return (
    <>
      <NeedsScripts what="Running queries" />
      <Grid templateColumns={{ lg: "repeat(2, minmax(0, 1fr))" }} gap="8" data-needs-scripts>
        <Form onSubmit={runOnSubmit} onKeyDown={runByKeys} autoComplete="off">
          <Labelled id={`${id}-example`} label="Example">
            <Choice id={`${id}-example`} onChange={({ target }) => choose(Number(target.value))}>
              {examples.map(({ name }, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </Choice>
          </Labelled>
          <Labelled id={`${id}-query`} label="Query">
            <Area
              id={`${id}-query`}
              rows={16}
              value={query}
              dir="ltr"
              spellCheck={false}
              autoCapitalize="none"
              onChange={({ target }) => setQuery(target.value)}
            />
          </Labelled>
          <Labelled id={`${id}-variables`} label="Variables (JSON)" problem={problem}>
            <Area
              id={`${id}-variables`}
              rows={4}
              value={variables}
              dir="ltr"
              spellCheck={false}
              autoCapitalize="none"
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-variables-problem` : undefined}
              onChange={({ target }) => setVariables(target.value)}
            />
          </Labelled>
          <Labelled id={`${id}-token`} label="API token, optional">
            <Input
              id={`${id}-token`}
              type="password"
              autoComplete="off"
              value={token}
              dir="ltr"
              placeholder="assay_…"
              aria-describedby={`${id}-token-hint`}
              onChange={({ target }) => setToken(target.value)}
            />
            <Box id={`${id}-token-hint`} textStyle="small" color="fg.muted" mt="1">
              It stays on this page and is discarded when you leave it. Without a token, requests are
              anonymous; your sign-in is not used.{" "}
              <TextLink to={paths.developers("tokens")}>Create a token</TextLink>
            </Box>
          </Labelled>
          <Flex gap="3" wrap="wrap" align="center">
            <Button type="submit" aria-disabled={isBusy || problem !== null}>
              {isBusy ? "Running…" : "Run"}
            </Button>
            <Box textStyle="small" color="fg.muted">
              or Ctrl + Enter
            </Box>
            <AnchorButton href="/graphql" variant="outline" size="sm" ms="auto">
              Editor with autocomplete
            </AnchorButton>
          </Flex>
        </Form>
        <Box minWidth="0">
          <Box as="h2" textStyle="item" mb="1">
            Response
          </Box>
          <Box role="status" textStyle="small" color="fg.muted" mb="3" fontVariantNumeric="tabular-nums">
            {failure ?? (reply ? summaryOf(reply) : "Run a query to see the response.")}
          </Box>
          <Answer tabIndex={0} role="region" aria-label="Response" dir="ltr">
            {reply?.text}
          </Answer>
          {reply && reply.headers.length > 0 && (
            <>
              <Box as="h2" textStyle="item" mt="6" mb="3">
                Headers
              </Box>
              <Answer tabIndex={0} role="region" aria-label="Headers" dir="ltr" minHeight="0">
                {reply.headers.join("\n")}
              </Answer>
            </>
          )}
        </Box>
      </Grid>
    </>
  );
}

function summaryOf({ status, milliseconds, cost }: QueryReply): string {
  const summary = `Status ${status} after ${formatCount(milliseconds)} ms.`;
  if (!cost) return `${summary} Calls with a token report their cost.`;
  return `${summary} It cost ${formatCount(cost.actual)}; ${formatCount(cost.remaining)} points are left this minute.`;
}

interface LabelledProps {
  id: string;
  label: string;
  problem?: string | null;
  children: ReactNode;
}

function Labelled({ id, label, problem = null, children }: LabelledProps) {
  return (
    <div>
      <Label htmlFor={id} display="block" fontWeight="medium" textStyle="small" mb="1">
        {label}
      </Label>
      {children}
      {problem && (
        <Box id={`${id}-problem`} textStyle="small" color="danger" mt="1">
          {problem}
        </Box>
      )}
    </div>
  );
}
