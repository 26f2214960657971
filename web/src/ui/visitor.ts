import { createContext } from "react";

/** Who looks at the page, as far as controls differ by it. Given by the layout. */
export const VisitorContext = createContext<{ readonly isSignedIn: boolean }>({ isSignedIn: false });
