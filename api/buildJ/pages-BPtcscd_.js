export { t as loadPages } from "./pages-DaRReweU.js";
