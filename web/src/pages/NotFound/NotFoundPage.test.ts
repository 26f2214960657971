import { expect, test } from "vitest";
import { notFoundText } from "~/relay/not-found";
import { thrownBy } from "../../../test/thrown";
import { clientLoader, loader } from "./NotFoundPage";

test.each([
  ["the server", loader],
  ["the browser", clientLoader],
])(
  "a URL without a page is a 404 with the specification's text, on %s",
  { tags: ["2.routes.31", "2.routes.32", "8.not-found.5"] },
  (_where, load) => {
    const thrown = thrownBy(() => load());
    expect(thrown).toMatchObject({ init: { status: 404 } });
    expect(notFoundText(thrown)).toEqual({
      heading: "404 Page Not Found",
      text: "Did you forget to add the page to the router?",
    });
  },
);
