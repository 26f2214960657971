import { Grid } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AdminSettingsPageQuery } from "~/relay/__generated__/AdminSettingsPageQuery.graphql";
import type { Setup_system$key } from "~/relay/__generated__/Setup_system.graphql";
import { formatCount } from "~/ui/count";
import { Facts } from "~/ui/Facts";
import { RelativeTime } from "~/ui/RelativeTime";
import { Section } from "~/ui/Section";
import { fileSize } from "./file-size";

/** Props of `Setup`: the system, and the sign-in providers besides passwords. */
export interface SetupProps {
  system: Setup_system$key;
  providers: AdminSettingsPageQuery["response"]["signInProviders"];
}

/** The settings of the process, and the state of its database. */
export function Setup({ system, providers }: SetupProps) {
  const { database, ...facts } = useFragment(
    graphql`
      fragment Setup_system on AdministrationSystem {
        version
        nodeVersion
        publicUrl
        startedAt
        hasLimits
        databaseKind
        database {
          version
          size
          migrationCount
          latestMigration
        }
        mailTransport
        pictureStore
      }
    `,
    system,
  );
  return (
    <Grid
      columnGap="12"
      rowGap="10"
      templateColumns={{ base: "minmax(0, 1fr)", xl: "repeat(2, minmax(0, 1fr))" }}
      css={{ "& dd": { overflowWrap: "anywhere" } }}
    >
      <div>
        <Section heading="Server">
          <Facts
            facts={[
              { label: "Assay", value: facts.version },
              { label: "Node.js", value: facts.nodeVersion },
              { label: "Started", value: <RelativeTime iso={facts.startedAt} /> },
              { label: "Public address", value: facts.publicUrl },
              { label: "Rate limits", value: facts.hasLimits ? "On" : "Off: requests are not limited" },
            ]}
          />
        </Section>
      </div>
      <div>
        <Section heading="Database">
          <Facts
            facts={[
              {
                label: "Kind",
                value: facts.databaseKind === "EMBEDDED" ? "Embedded, single server" : "Database server",
              },
              { label: "PostgreSQL", value: database.version },
              { label: "Size", value: fileSize(database.size) },
              { label: "Schema", value: database.latestMigration },
              { label: "Migrations", value: `${formatCount(database.migrationCount)} applied` },
            ]}
          />
        </Section>
      </div>
      <div>
        <Section heading="Services">
          <Facts
            facts={[
              {
                label: "Mail",
                value:
                  facts.mailTransport === "SMTP"
                    ? "Sent through a mail server"
                    : "Written to the outbox, not sent",
              },
              {
                label: "Pictures",
                value: facts.pictureStore === "DATABASE" ? "In the database" : "In object storage",
              },
              {
                label: "Google sign-in",
                value: providers.includes("GOOGLE") ? "Configured" : "Not configured",
              },
            ]}
          />
        </Section>
      </div>
    </Grid>
  );
}
