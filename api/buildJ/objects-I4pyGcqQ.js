// api/src/pictures/objects.ts
/** An object store request failed. The message has the status, but not the response text. */
var ObjectStoreError = class extends Error {};
export { ObjectStoreError as t };
