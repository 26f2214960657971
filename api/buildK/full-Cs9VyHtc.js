export { t as NotEmptyError, n as loadFull } from "./full-D3yIGpnR.js";
