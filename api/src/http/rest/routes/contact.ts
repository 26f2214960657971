import { z } from "zod";
import { trustedDocument } from "../../../engine/parse.ts";
import { toEnum } from "../../../graphql/enum-names.ts";
import { contactInput } from "../../../inputs/index.ts";
import { type Outcome, outcome, settled } from "../outcome.ts";
import { type Route, route } from "../route.ts";

export const contactRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: "/api/contact",
    summary:
      "Sends a message to the people who run the site, by e-mail; it is not stored once it has been mailed",
    body: contactInput,
    example: {
      name: "Ada Ahmad",
      email: "ada@example.com",
      topic: "correction",
      message: "The address of this company has changed: https://assay.example/companies/acme",
    },
    document: trustedDocument(`mutation SendContactMessage($input: SendContactMessageInput!) {
      result: sendContactMessage(input: $input) { ${outcome("ContactMessageSent { email }", "ValidationError", "ConflictError")} } }`),
    variables: ({ body }) => ({ input: { ...body, topic: toEnum("ContactTopic", body.topic) } }),
    status: 202,
    response: z.strictObject({ email: z.string().describe("The address to which the reply goes.") }),
    answer: ({ result }: { result: Outcome<{ email: string }> }) => ({ email: settled(result).email }),
  }),
];
