import { chakra } from "@chakra-ui/react";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import { buttonStyles } from "~/ui/Button";
import { Link } from "~/ui/Link";
import { notLoggedIn } from "~/ui/visitor";

// Every review of a list has one: a single styled element each.
const Ways = chakra("div", {
  base: {
    "& > p": { fontWeight: "medium", mb: "3" },
    "& > div": { display: "flex", gap: "2" },
    "& a:first-of-type": buttonStyles("solid", "sm"),
    "& a:last-of-type": buttonStyles("outline", "sm"),
  },
});

/**
 * In a Popover, for a visitor whose action needs an account: links to sign up and sign in that return to this page. `onLeave`
 * is called before either is followed.
 */
export function JoinOrLogIn({ onLeave }: { onLeave?: () => void }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <Ways>
      <p>{notLoggedIn}</p>
      <div>
        <Link to={paths.signUp(here)} {...(onLeave && { onClick: onLeave })}>
          Join
        </Link>
        <Link to={paths.signIn(here)} {...(onLeave && { onClick: onLeave })}>
          Log In
        </Link>
      </div>
    </Ways>
  );
}
