import { type ReviewerRole, reviewerRoles } from "@assay/api/inputs";
import { chakra } from "@chakra-ui/react";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { currentFlow, saveRole } from "~/components/review-flow/draft";
import { FlowBar } from "~/components/review-flow/FlowBar";
import { roleParams } from "~/search-params/write-review";
import { Button } from "~/ui/Button";
import { useHydrated } from "~/ui/use-hydrated";
import { writePaths } from "~/write-paths";

const Form = chakra("form", {
  base: {
    mt: { base: "6", md: "8" },
    "& fieldset": {
      display: "grid",
      gridTemplateColumns: { sm: "1fr 1fr" },
      gap: { base: "2", md: "3" },
      border: "0",
      p: "0",
      m: "0",
      minWidth: "0",
    },
    "& label": {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minHeight: "12",
      px: "4",
      py: "2.5",
      lineHeight: "snug",
      bg: "bg.panel",
      borderWidth: "1px",
      borderStyle: "solid",
      borderColor: "border.strong",
      borderRadius: "lg",
      cursor: "pointer",
      transitionProperty: "background-color, border-color",
      transitionDuration: "fast",
    },
    "& label:hover": { bg: "bg.subtle" },
    "& label:has(:checked)": {
      bg: "accent.subtle",
      borderColor: "accent",
      boxShadow: "inset 0 0 0 1px var(--a-colors-accent)",
      fontWeight: "medium",
    },
    // The focus outline surrounds the whole row.
    "& label:has(:focus-visible)": { outline: "2px solid", outlineColor: "focus", outlineOffset: "2px" },
    "& input": { flexShrink: 0, width: "5", height: "5", accentColor: "var(--a-colors-accent)" },
    "& input:focus-visible": { outline: "none" },
    // Before hydration the button looks as it will afterwards.
    "&:not(:has(:checked)) button": { opacity: 0.55 },
    "& button": { width: { base: "full", sm: "auto" }, minWidth: { sm: "10rem" }, minHeight: "11" },
  },
});

/** The 14 fields of work as radio buttons. Without scripts the browser requires one and submits it. */
export function RoleForm({ role }: { role: ReviewerRole | null }) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [isPicked, setPicked] = useState(role !== null);
  // One may have been chosen before hydration, or on an earlier visit.
  useLayoutEffect(() => {
    const fields = [...(form.current?.querySelectorAll("input") ?? [])];
    const saved = fields.find(({ value }) => value === currentFlow().role);
    if (saved && !fields.some(({ checked }) => checked)) saved.checked = true;
    setPicked(fields.some(({ checked }) => checked));
  }, []);
  const goOn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new URL(writePaths.role(), window.location.href);
    sent.searchParams.set("role", String(new FormData(event.currentTarget).get("role")));
    const { role: picked } = roleParams.read(sent);
    if (!picked) return;
    saveRole(picked);
    void navigate(writePaths.products({ role: picked }));
  };
  return (
    <Form
      ref={form}
      method="get"
      action={writePaths.products()}
      aria-label="Your field of work"
      onSubmit={goOn}
      onChange={() => setPicked(true)}
    >
      <fieldset>
        <legend data-visually-hidden>Your field of work</legend>
        {reviewerRoles.map((each) => (
          <label key={each}>
            <input type="radio" name="role" value={each} defaultChecked={each === role} required />
            {each}
          </label>
        ))}
      </fieldset>
      <FlowBar mt={{ base: "4", lg: "8" }}>
        <Button type="submit" disabled={isHydrated && !isPicked}>
          Continue
        </Button>
      </FlowBar>
    </Form>
  );
}
