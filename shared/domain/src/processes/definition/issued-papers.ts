/** What an approval may issue to the company: a letter that says what was entered, or a paper that is drawn up anew. */
export type IssuedPaperKind =
  'RECORD_LETTER' | 'CERTIFICATE_OF_NAME_CHANGE' | 'CERTIFICATE_OF_CONVERSION' | 'MEMORANDUM' | 'ARTICLES';

export interface IssuedPaperDefinition {
  readonly kind: IssuedPaperKind;
  /** The provision that it rests on, as `citation` reads it; without one it names the Act alone. */
  readonly law?: string;
}
