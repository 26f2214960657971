import { auditActions, auditSubjects } from "@assay/api/inputs";
import { Box, chakra, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { actionPhrases } from "~/components/admin/audit/action-phrases";
import { ListFilter } from "~/components/admin/ListFilter";
import type { AuditFilter_administration$key } from "~/relay/__generated__/AuditFilter_administration.graphql";
import { type AdminAuditValues, adminAuditParams } from "~/search-params/admin-audit";
import { Select } from "~/ui/Select";
import { useSyncedField } from "~/ui/use-synced-field";
import { asEnum, fieldName, sentence } from "./labels";

const actions = [
  { value: "", label: "All actions" },
  ...auditActions.map((action) => ({ value: action, label: sentence(actionPhrases[asEnum(action)]) })),
];
const subjects = [
  { value: "", label: "All items" },
  ...auditSubjects.map((subject) => ({ value: subject, label: fieldName(subject) })),
];

/** Props of `AuditFilter`: the possible actors, and the page's search params. */
export interface AuditFilterProps {
  administration: AuditFilter_administration$key;
  values: AdminAuditValues;
}

/** The filters of the log. A single subject is chosen from its entries, and stays selected. */
export function AuditFilter({ administration, values }: AuditFilterProps) {
  const { administrators } = useFragment(
    graphql`
      fragment AuditFilter_administration on Administration {
        administrators: users(isAdmin: true, sort: NAME, first: 100) {
          edges {
            node {
              databaseId
              displayName
            }
          }
        }
      }
    `,
    administration,
  );
  const known = administrators.edges.map(({ node }) => ({ value: node.databaseId, label: node.displayName }));
  const isOther = values.actor !== "" && !known.some(({ value }) => value === values.actor);
  const actors = [
    { value: "", label: "Everyone" },
    ...known,
    ...(isOther ? [{ value: values.actor, label: "Someone else" }] : []),
  ];
  return (
    <ListFilter
      label="Audit log"
      searchLabel="Search by person, item or reason"
      text={values.q}
      action={adminPaths.audit()}
      hrefOf={(sent) => adminPaths.audit(adminAuditParams.read(sent))}
      keeps={{ subject: values.subject }}
    >
      <Select label="Action" name="action" value={values.action} options={actions} />
      <Select label="Person" name="actor" value={values.actor} options={actors} />
      <Select label="Item type" name="type" value={values.type} options={subjects} />
      <Flex gap="2" wrap="wrap">
        <DayField label="From" name="from" value={values.from} />
        <DayField label="To" name="to" value={values.to} />
      </Flex>
    </ListFilter>
  );
}

const Input = chakra("input", {
  base: {
    height: "10",
    px: "3",
    fontSize: "sm",
    bg: "bg.panel",
    color: "fg",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border.strong",
    borderRadius: "md",
  },
});

function DayField({ label, name, value }: { label: string; name: string; value: string }) {
  const ref = useSyncedField<HTMLInputElement>(value);
  return (
    <Box as="label" display="inline-flex" alignItems="center" gap="2" textStyle="small" color="fg.muted">
      {label}
      <Input ref={ref} type="date" name={name} defaultValue={value} min="2000-01-01" max="2999-12-31" />
    </Box>
  );
}
