import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { DataExport_files$key } from "~/relay/__generated__/DataExport_files.graphql";
import { formatCount } from "~/ui/count";
import { Facts } from "~/ui/Facts";
import { RelativeTime } from "~/ui/RelativeTime";
import { Section } from "~/ui/Section";
import { fileSize } from "./file-size";

/** When the files of the data export were made, how long that took, and under which terms they are offered. */
export function DataExport({ files }: { files: DataExport_files$key | null | undefined }) {
  const made = useFragment(
    graphql`
      fragment DataExport_files on DataExport {
        createdAt
        finishedAt
        terms
        files {
          records
          bytes
        }
      }
    `,
    files ?? null,
  );
  return (
    <Section heading="Data export" mt="12">
      <Box as="p" textStyle="small" color="fg.muted" mb="3" maxWidth="prose">
        Files with everything that is public, made once a day for partners who keep a copy.
      </Box>
      <Facts facts={made ? factsOf(made) : [{ label: "Made", value: "Not yet, but within a few minutes" }]} />
    </Section>
  );
}

interface Made {
  readonly createdAt: string;
  readonly finishedAt: string;
  readonly terms: string | null | undefined;
  readonly files: readonly { readonly records: number; readonly bytes: number }[];
}

function factsOf({ createdAt, finishedAt, terms, files }: Made) {
  const seconds = (Date.parse(finishedAt) - Date.parse(createdAt)) / 1000;
  const sum = (of: "records" | "bytes") => files.reduce((total, file) => total + file[of], 0);
  return [
    { label: "Made", value: <RelativeTime iso={createdAt} /> },
    { label: "Took", value: `${seconds.toFixed(1)} seconds` },
    { label: "Records", value: formatCount(sum("records")) },
    { label: "Size", value: fileSize(sum("bytes")) },
    { label: "Terms of use", value: terms ?? "Not stated: set DATA_TERMS" },
  ];
}
