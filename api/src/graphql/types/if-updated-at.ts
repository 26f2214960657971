/** The description of `ifUpdatedAt`, which inputs have whose thing two people may change at once. */
export const ifUpdatedAt =
  "The `updatedAt` that was read with it: where it has changed since, nothing is done and a ConflictError says so. Left out, whatever is there is replaced.";
