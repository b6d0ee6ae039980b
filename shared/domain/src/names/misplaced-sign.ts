/**
 * A vowel sign or a halanta without a letter to stand on, and one that is written twice: to the eye nothing, to a
 * search another word.
 */
export const MISPLACED_SIGN =
  /(?<![\p{L}\p{M}\u200B-\u200D])[\u0901-\u0903\u093C\u093E-\u094D]|\u094D[\u200B-\u200D]*[\u0901-\u0903\u093E-\u094D]|([\u0901-\u0903\u093C\u093E-\u094C])\1/u;
