import { useNavigate } from "react-router";
import { paths } from "~/paths";
import { useInvalidatePages } from "~/relay/mutate";
import { useToast } from "~/ui/Toast";

interface Joined {
  readonly databaseId: string;
  readonly name: string;
}

/** Takes whoever has just become a member of a company to its dashboard, in the place of this page, with a word about it. */
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
