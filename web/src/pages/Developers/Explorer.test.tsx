import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderUi } from "../../../test/render";
import Explorer from "./Explorer";

function answering(response: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => response());
  vi.stubGlobal("fetch", fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  return fetch;
}

const run = () => userEvent.click(screen.getByRole("button", { name: "Run" }));
const answer = () => screen.getByRole("region", { name: "Response" });

test("an example runs as a visitor, and its response is shown", async () => {
  const fetch = answering(() => Response.json({ data: { categoryTree: [] } }));
  renderUi(<Explorer />);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Example" }), "The categories");
  await run();
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe("/graphql");
  expect(init?.credentials).toBe("omit");
  expect(init?.headers).not.toHaveProperty("authorization");
  expect(JSON.parse(String(init?.body))).toMatchObject({ variables: {} });
  expect(answer()).toHaveTextContent('"categoryTree": []');
  expect(screen.getByRole("status")).toHaveTextContent(/^Status 200 after \d+ ms\. Calls with a token/);
});

test("with a token it shows the cost of the call and the headers", async () => {
  const cost = { requested: 3, actual: 2, remaining: 59_998, resetAt: "" };
  const fetch = answering(() =>
    Response.json({ data: {}, extensions: { cost } }, { headers: { "RateLimit-Remaining": "59998" } }),
  );
  renderUi(<Explorer />);
  await userEvent.type(screen.getByLabelText("API token, optional"), " assay_secret ");
  await run();
  expect(fetch.mock.calls[0]?.[1]?.headers).toHaveProperty("authorization", "Bearer assay_secret");
  expect(screen.getByRole("status")).toHaveTextContent("It cost 2; 59,998 points are left this minute.");
  expect(screen.getByRole("region", { name: "Headers" })).toHaveTextContent("ratelimit-remaining: 59998");
});

test("the token is in a form, and Enter in it runs the query without reloading the page", async () => {
  const fetch = answering(() => Response.json({ data: {} }));
  renderUi(<Explorer />);
  const token = screen.getByLabelText("API token, optional");
  expect(token.closest("form")).not.toBeNull();
  await userEvent.type(token, "assay_secret{Enter}");
  expect(fetch).toHaveBeenCalledOnce();
  expect(answer()).toHaveTextContent('"data": {}');
});

test("invalid JSON in the variables is reported at the field, and nothing is sent", async () => {
  const fetch = answering(() => Response.json({}));
  renderUi(<Explorer />);
  const variables = screen.getByRole("textbox", { name: "Variables (JSON)" });
  await userEvent.type(variables, "nonsense");
  expect(variables).toHaveAccessibleDescription(/must be a JSON object/);
  await run();
  expect(fetch).not.toHaveBeenCalled();
});

test("errors are shown unchanged, and so is a missing response", async () => {
  answering(() => Response.json({ errors: [{ message: "No token" }] }, { status: 401 }));
  const { unmount } = renderUi(<Explorer />);
  await run();
  expect(screen.getByRole("status")).toHaveTextContent("Status 401");
  expect(answer()).toHaveTextContent("No token");
  unmount();
  answering(() => Promise.reject(new TypeError("offline")));
  renderUi(<Explorer />);
  await run();
  expect(screen.getByRole("status")).toHaveTextContent("The server could not be reached. Please try again.");
});
