import { createContext } from "react";

/** Who looks at the page, as far as links and controls differ by it. */
export interface Visitor {
  /** Names who is signed in, so that what is kept in the browser is theirs alone; left out where nobody is. */
  readonly id?: string;
  readonly isSignedIn: boolean;
  readonly isAdmin: boolean;
  /** False where the address of their account is not proved yet; left out where nobody is signed in. */
  readonly isEmailVerified?: boolean;
}

/** Who looks at the page. Given by the layout. */
export const VisitorContext = createContext<Visitor>({ isSignedIn: false, isAdmin: false });

/** What is said to a visitor of something that needs an account. */
export const notLoggedIn = "You are not logged in";
