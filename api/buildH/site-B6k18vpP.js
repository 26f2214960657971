export { t as openSite } from "./site-CUIuxC3c.js";
