import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useInlineForm } from "./use-inline-form";

test("input is restored, and without input nothing is stored", () => {
  const { result } = renderHook(useInlineForm);
  const type = (notes: string) => act(() => result.current.formProps.onValues({ notes }));
  act(() => result.current.open());
  // The form tells of what it begins with.
  type("Before");
  act(() => result.current.close());
  expect(result.current.formProps.values).toBeUndefined();
  act(() => result.current.open());
  type("Later");
  type("Later, and more");
  act(() => result.current.close());
  expect(result.current.formProps.values).toEqual({ notes: "Later, and more" });
  act(() => result.current.done());
  expect(result.current.formProps.values).toBeUndefined();
});
