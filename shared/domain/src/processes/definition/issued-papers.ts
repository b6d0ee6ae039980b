/**
 * A document that an approval may issue to the company: a letter about what was entered, or a newly drawn up document.
 */
export type IssuedPaperKind =
  'RECORD_LETTER' | 'CERTIFICATE_OF_NAME_CHANGE' | 'CERTIFICATE_OF_CONVERSION' | 'MEMORANDUM' | 'ARTICLES';

export interface IssuedPaperDefinition {
  readonly kind: IssuedPaperKind;
  /** The provision of the Act that it is based on, as `citation` reads it; without one it names the Act only. */
  readonly law?: string;
}
