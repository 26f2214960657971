import { render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RelativeTime } from "~/ui/RelativeTime";
import { BootContext } from "./boot";
import { resetClock, setClockBy, startClock } from "./clock";

afterEach(resetClock);

const boot = { now: "2026-11-20T12:00:00.000Z", publicUrl: "", records: {}, site: {} };
/** The relative time of half past nine on a page that was rendered at noon. */
function words(): string | null {
  const { unmount } = render(
    <BootContext value={boot}>
      <RelativeTime iso="2026-11-20T09:30:00.000Z" />
    </BootContext>,
  );
  const text = screen.getByText(/ago$/).textContent;
  unmount();
  return text;
}

test("an old page shows the right time once newer data have arrived", () => {
  expect(words()).toBe("about 3 hours ago");
  startClock();
  expect(words()).toBe("about 3 hours ago");
  setClockBy(new Headers({ date: "Fri, 20 Nov 2026 16:10:00 GMT" }));
  expect(words()).toBe("about 7 hours ago");
});

test("before hydration a page shows the server's times", () => {
  setClockBy(new Headers({ date: "Fri, 20 Nov 2026 18:30:00 GMT" }));
  expect(words()).toBe("about 3 hours ago");
});

test("a cached response counts with its age, and an older one does not set the clock back", () => {
  startClock();
  setClockBy(new Headers({ date: "Fri, 20 Nov 2026 12:10:00 GMT", age: "14400" }));
  expect(words()).toBe("about 7 hours ago");
  setClockBy(new Headers({ date: "Fri, 20 Nov 2026 08:00:00 GMT" }));
  expect(words()).toBe("about 7 hours ago");
  setClockBy(new Headers());
  expect(words()).toBe("about 7 hours ago");
});
