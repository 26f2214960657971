import "./inputs-B-w6j7sD.js";
import { n as pictureFolder } from "./pictures-C4DE8y4k.js";
// api/src/domain/picture/names.ts
/** Name of a file in the object store. */
var objectName = ({ id, width, format }) => `pictures/${id}/${width}.${format}`;
/** The path of a file on this site. */
var filePath = ({ id, width, format }) => `${pictureFolder}/${id}/${width}.${format}`;
export { objectName as n, filePath as t };
