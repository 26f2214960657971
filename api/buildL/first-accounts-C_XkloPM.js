export { t as firstAccounts } from "./first-accounts-CS6s0esv.js";
