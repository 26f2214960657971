/** The description of `ifUpdatedAt`, which inputs have whose thing two people may change at once. */
export const ifUpdatedAt =
  "The `updatedAt` of the object when it was read. If it has changed since, nothing is saved and a ConflictError with code CHANGED_SINCE is returned. Without it, later changes are overwritten.";
