import { useLanguage } from '@registrar/runtime';

interface Named {
  readonly nameEnglish: string;
  readonly nameNepali: string;
}

/** Reads a name in the reader's language. */
export function useNameOf(): (named: Named) => string {
  const language = useLanguage();
  return (named) => (language === 'ne' ? named.nameNepali : named.nameEnglish);
}
