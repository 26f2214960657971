export { t as tools } from "./tools-pIzcSiG4.js";
