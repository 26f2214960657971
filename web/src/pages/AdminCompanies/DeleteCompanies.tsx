import { Box } from "@chakra-ui/react";
import { TypedConfirmDialog } from "~/components/admin/TypedConfirmDialog";
import type { Change } from "~/components/admin/use-changes";
import { type CompanyRecord, useCompanyChanges } from "./use-company-changes";

/** Props of `DeleteCompanies`: which companies, and what makes the change. */
export interface DeleteCompaniesProps {
  companies: readonly CompanyRecord[];
  onConfirm: (change: Change<CompanyRecord>) => Promise<void>;
  onClose: () => void;
}

/** Asks before companies are deleted: the name of one has to be typed, the number of several. */
export function DeleteCompanies({ companies, onConfirm, onClose }: DeleteCompaniesProps) {
  const { remove } = useCompanyChanges();
  const [first] = companies;
  if (!first) return null;
  const isOne = companies.length === 1;
  return (
    <TypedConfirmDialog
      things={companies}
      heading={isOne ? `Delete ${first.name}?` : `Delete ${companies.length} companies?`}
      name={isOne ? first.name : `delete ${companies.length} companies`}
      confirm="Delete permanently"
      busy="Deleting…"
      onConfirm={() => onConfirm(remove)}
      onClose={onClose}
    >
      <Box as="ul" ps="5" css={{ listStyleType: "disc" }}>
        <li>Listings with reviews stay on the site with them, Live and without a company.</li>
        <li>Other listings, answers to reviews and leads are deleted.</li>
        <li>Members lose their access.</li>
        <li>This cannot be undone.</li>
      </Box>
    </TypedConfirmDialog>
  );
}
