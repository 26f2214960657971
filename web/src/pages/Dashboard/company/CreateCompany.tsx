import { type ComponentProps, useState } from "react";
import { Button } from "~/ui/Button";
import { CreateCompanyDialog } from "./CreateCompanyDialog";

/** The button to create a company. */
export function CreateCompany({ children, ...look }: ComponentProps<typeof Button>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button data-needs-scripts {...look} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && <CreateCompanyDialog onClose={() => setOpen(false)} />}
    </>
  );
}
