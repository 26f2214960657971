import { createContext } from "react";

/** The visitor, as far as links and controls depend on it. */
export interface Visitor {
  /** Id of the signed-in user, so that data stored in the browser is theirs alone. Absent when signed out. */
  readonly id?: string;
  readonly isSignedIn: boolean;
  readonly isAdmin: boolean;
  /** Whether the e-mail address of their account is verified. Absent when signed out. */
  readonly isEmailVerified?: boolean;
}

/** The current visitor. Provided by the layout. */
export const VisitorContext = createContext<Visitor>({ isSignedIn: false, isAdmin: false });

/** The tooltip of a control that needs an account. */
export const notLoggedIn = "You are not logged in";
