import { Grid } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { ShownOnce } from "~/components/share/ShownOnce";
import { CodeChecks } from "~/components/tokens/CodeChecks";
import { scopeDescriptions, scopeEnumValues } from "~/components/tokens/scopes";
import { useMutationError } from "~/components/use-mutation-error";
import type { NewToken_viewer$key } from "~/relay/__generated__/NewToken_viewer.graphql";
import type { NewTokenMutation } from "~/relay/__generated__/NewTokenMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Field } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { NeedsScripts } from "~/ui/form/FormPage";
import { fieldProblems } from "~/ui/form/problems";
import { SelectField } from "~/ui/form/SelectField";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { Section } from "~/ui/Section";
import { expiryOptions, tokenRules } from "./token-rules";

const scopeChoices = [
  { name: null, code: "read:directory", meaning: "Read public data. Every token has this scope." },
  ...Object.entries(scopeDescriptions).map(([scope, meaning]) => ({ name: scope, code: scope, meaning })),
];

/** Creates a token, personal or of a company that the user owns, and shows it once. */
export function NewToken({ viewer }: { viewer: NewToken_viewer$key }) {
  const { companies } = useFragment(
    graphql`
      fragment NewToken_viewer on User {
        companies(first: 100) {
          edges {
            node {
              databaseId
              name
              viewerRole
            }
          }
        }
      }
    `,
    viewer,
  );
  const create = useMutate<NewTokenMutation>(graphql`
    mutation NewTokenMutation($input: CreateApiTokenInput!) {
      createApiToken(input: $input) {
        __typename
        ... on ApiTokenCreated {
          secret
          apiToken {
            name
          }
          viewer {
            ...TokenLists_viewer
          }
          company {
            ...TokenLists_company
          }
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const refused = useMutationError("Token Not Created", "Failed to create the token. Please try again.");
  /** The number of tokens created here: each one resets the form. */
  const [count, setCount] = useState(0);
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  const owned = companies.edges.filter(({ node }) => node.viewerRole === "OWNER");
  return (
    <Section heading="New token">
      <NeedsScripts what="Creating a token" />
      {made && (
        <ShownOnce
          key={made.secret}
          heading={
            <>
              “<bdi>{made.name}</bdi>” was created
            </>
          }
          secret={made.secret}
          what="token"
          onDone={() => setMade(null)}
        >
          Copy the token now and store it like a password. It is shown only once: we keep no copy.
        </ShownOnce>
      )}
      <Form
        key={count}
        label="New token"
        rules={tokenRules}
        send={async ({ name, scopes, expiresInDays, company }) => {
          const { answer, failure } = await create({
            input: {
              name,
              scopes: scopes.map((scope) => scopeEnumValues[scope]),
              expiresInDays,
              companyId: company,
            },
          });
          if (failure) return refused(failure);
          const result = answer.createApiToken;
          if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
          if (result.__typename === "ConflictError") return { form: result.message };
          if (result.__typename !== "ApiTokenCreated") return null;
          setCount(count + 1);
          setMade({ name: result.apiToken.name, secret: result.secret });
          return null;
        }}
      >
        <Field
          name="name"
          label="Name"
          hint="The program that uses it."
          required
          autoComplete="off"
          limit={120}
        />
        <CodeChecks name="scopes" legend="Scopes" choices={scopeChoices} />
        <Grid templateColumns={{ sm: "repeat(2, minmax(0, 1fr))" }} gap="5">
          {owned.length > 0 && (
            <SelectField
              name="company"
              label="Acts for"
              isRequired
              options={[
                { value: "", label: "You, and all your companies" },
                ...owned.map(({ node }) => ({ value: node.databaseId, label: `Only ${node.name}` })),
              ]}
            />
          )}
          <SelectField
            name="expiresInDays"
            label="Expires"
            isRequired
            defaultValue="90"
            options={expiryOptions}
          />
        </Grid>
        <div>
          <SubmitButton busy="Creating…">Create token</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
