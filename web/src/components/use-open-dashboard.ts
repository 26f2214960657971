import { useNavigate } from "react-router";
import { paths } from "~/paths";
import { useForgetPages } from "~/relay/mutate";
import { useToast } from "~/ui/Toast";

interface Joined {
  readonly databaseId: string;
  readonly name: string;
}

/** Takes whoever has just become a member of a company to its dashboard, in the place of this page, with a word about it. */
export function useArrive(): (company: Joined, welcome: string) => void {
  const forgetPages = useForgetPages();
  const navigate = useNavigate();
  const toast = useToast();
  return ({ databaseId, name }, welcome) => {
    toast({ title: welcome, description: name });
    // Pages that say which companies one has, or that this one is unclaimed, say so of before.
    forgetPages();
    void navigate(paths.dashboard({ company: databaseId }), { replace: true });
  };
}
