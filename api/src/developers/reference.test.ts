import { expect, test } from "vitest";
import { schema } from "../graphql/schema.ts";
import { referenceOf } from "./reference.ts";

const groups = referenceOf(schema);
const group = (name: string) => groups.find(({ title }) => title === name)?.entries ?? [];

test("every query, mutation and type of the schema stands in the reference, once", () => {
  const names = groups.flatMap(({ entries }) => entries.map(({ name }) => name));
  const types = Object.keys(schema.getTypeMap()).filter((name) => !/^(__.*|Query|Mutation)$/.test(name));
  const calls = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.keys(root?.getFields() ?? {}),
  );
  expect(names.toSorted()).toEqual([...types, ...calls].toSorted());
});

test("a query tells its arguments with their defaults as a document writes them", () => {
  const directory = group("Queries").find(({ name }) => name === "directory");
  expect(directory?.type).toBe("SoftwareConnection!");
  expect(directory?.args.find(({ name }) => name === "sort")).toMatchObject({
    type: "SoftwareSort!",
    defaultValue: "RATING",
  });
});

test("a union tells its members, an object its interfaces, an enum its values", () => {
  const named = (title: string, name: string) => group(title).find((entry) => entry.name === name);
  expect(named("Unions", "UpdateSoftwareResult")?.relatives).toEqual([
    "ConflictError",
    "SoftwareSaved",
    "ValidationError",
  ]);
  expect(named("Objects", "Software")?.relatives).toEqual(["Node"]);
  expect(named("Enums", "SoftwareSort")?.parts.map(({ name, type }) => [name, type])).toContainEqual([
    "NEWEST",
    null,
  ]);
});
