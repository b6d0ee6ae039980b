import type { Language } from '@registrar/contract/shell-api';

interface Named {
  readonly nameEnglish: string;
  readonly nameNepali: string;
}

/** The name in the reader's language; the other one where it is missing, as in old records. */
export function localName(named: Named, language: Language): string {
  return language === 'ne' ? named.nameNepali || named.nameEnglish : named.nameEnglish || named.nameNepali;
}
