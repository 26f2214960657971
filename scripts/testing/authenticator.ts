/** The code that an authenticator app shows, for journeys: pages and their tests may not import the api. */
export { totpCode } from "../../api/src/auth/totp.ts";
