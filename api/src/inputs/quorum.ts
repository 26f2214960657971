/**
 * Reviewers, votes or comparisons from which something is told or decided: fewer would describe single persons, or let them decide. The
 * database function `feature_answer` has it too.
 */
export const quorum = 3;
