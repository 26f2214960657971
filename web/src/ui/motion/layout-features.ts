/** The framer-motion features for layout animations, loaded by lists only. */
export { domMax as default } from "framer-motion";
