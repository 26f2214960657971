import { fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { allowMotion } from "../../../test/motion";
import { renderUi } from "../../../test/render";
import { FlowPage } from "./FlowPage";

/** Two pages of the flow, as the router draws one after the other. */
function Flow() {
  const [step, setStep] = useState<1 | 2>(1);
  const page = (contents: ReactNode) => (
    <FlowPage key={step} title="A page" step={step}>
      {contents}
      <button type="button" onClick={() => setStep(step === 1 ? 2 : 1)}>
        turn
      </button>
    </FlowPage>
  );
  return page(<p>Step {step} is here</p>);
}

const renderFlow = () =>
  renderUi(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <Flow />
    </RelayEnvironmentProvider>,
  );
const contents = (step: number) => screen.getByText(`Step ${step} is here`).parentElement as HTMLElement;
const turn = () => fireEvent.click(screen.getByRole("button", { name: "turn" }));

test("the next step enters from the end of the line, the previous one from its beginning", async () => {
  await allowMotion();
  renderFlow();
  turn();
  expect(contents(2).style.transform).toBe("translateX(32px)");
  await waitFor(() => expect(contents(2).style.transform).toBe("none"));
  turn();
  expect(contents(1).style.transform).toBe("translateX(-32px)");
  await waitFor(() => expect(contents(1).style.transform).toBe("none"));
});

test("with reduced motion a step is in its place at once", () => {
  renderFlow();
  turn();
  expect(contents(2)).not.toHaveAttribute("style");
});
