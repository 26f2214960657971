import { useNavigate } from "react-router";
import { paths } from "~/paths";
import { useInvalidatePages } from "~/relay/mutate";
import { useToast } from "~/ui/Toast";

interface Joined {
  readonly databaseId: string;
  readonly name: string;
}

/** Opens a company's dashboard after joining it, replacing this page, with a toast. */
export function useOpenDashboard(): (company: Joined, welcome: string) => void {
  const invalidatePages = useInvalidatePages();
  const navigate = useNavigate();
  const toast = useToast();
  return ({ databaseId, name }, welcome) => {
    toast({ title: welcome, description: name });
    // Pages that say which companies one has, or that this one is unclaimed, say so of before.
    invalidatePages();
    void navigate(paths.dashboard({ company: databaseId }), { replace: true });
  };
}
