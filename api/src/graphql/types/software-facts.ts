import { platforms, supportKinds } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { vocabulary } from "./vocabulary.ts";

export const PlatformEnum = vocabulary("Platform", platforms, "Where software runs.", {
  web: "In a browser.",
  windows: "Windows.",
  macos: "macOS.",
  linux: "Linux.",
  ios: "iPhone and iPad.",
  android: "Android.",
  "self-hosted": "On the customer's own servers.",
});

const SupportKindEnum = vocabulary("SupportKind", supportKinds, "How a vendor helps its customers.", {
  email: "E-mail or tickets.",
  phone: "Telephone.",
  chat: "Chat with a person.",
  forum: "A forum or community.",
  "knowledge-base": "Documentation or a knowledge base.",
  training: "Training.",
  "around-the-clock": "A person at any hour of every day.",
});

/** What input fields of a listing are made with. */
type InputFields = Parameters<NonNullable<Parameters<typeof builder.inputType>[1]["fields"]>>[0];

/** The facts that buyers compare, as input of a new listing and of a change. */
export const factInputs = (t: InputFields) => ({
  platforms: t.field({ type: [PlatformEnum], description: "Where it runs. Empty if unknown." }),
  hasFreeTrial: t.boolean({ description: "True if it can be tried for free; null if unknown." }),
  languages: t.stringList({
    description: "Languages of the product, as BCP 47 tags or English names. Empty if unknown.",
  }),
  supportKinds: t.field({
    type: [SupportKindEnum],
    description: "How the vendor helps its customers. Empty if unknown.",
  }),
  integrations: t.stringList({
    description: "Names of products that it works with, at most 100 of 120 characters each.",
  }),
  licenses: t.stringList({
    description:
      "Licenses under which it is distributed, SPDX identifiers where there are, at most 20 of 60 characters each.",
  }),
});

builder.prismaObjectFields("Software", (t) => ({
  platforms: t.field({
    type: [PlatformEnum],
    description: "Where it runs, in the order of the enum; empty if unknown.",
    select: { platforms: true },
    resolve: ({ platforms }) => platforms as (typeof PlatformEnum.$inferType)[],
  }),
  hasFreeTrial: t.exposeBoolean("hasFreeTrial", {
    nullable: true,
    description: "True if it can be tried for free; null if unknown.",
  }),
  languages: t.exposeStringList("languages", {
    description: "Languages of the product, as BCP 47 tags such as `en` or `pt-BR`; empty if unknown.",
  }),
  supportKinds: t.field({
    type: [SupportKindEnum],
    description: "How the vendor helps its customers, in the order of the enum; empty if unknown.",
    select: { supportKinds: true },
    resolve: ({ supportKinds }) => supportKinds as (typeof SupportKindEnum.$inferType)[],
  }),
  integrations: t.exposeStringList("integrations", {
    description: "Names of products that it works with, at most 100; empty if unknown.",
  }),
  licenses: t.exposeStringList("licenses", {
    description: "SPDX identifiers or names of its licenses, at most 20; empty if unknown.",
  }),
}));
