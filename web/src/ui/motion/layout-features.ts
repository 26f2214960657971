/** What lets elements move to another place: only lists need it. */
export { domMax as default } from "framer-motion";
