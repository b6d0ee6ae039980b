import type { Language } from '@registrar/contract/shell-api';
import type { Nsic } from '@registrar/domain/calls/lookups';

export function objectiveText({ objectiveEnglish, objectiveNepali }: Nsic, language: Language): string {
  const text = language === 'ne' ? objectiveNepali || objectiveEnglish : objectiveEnglish || objectiveNepali;
  // A danda stands at its word, or it would begin a line of its own.
  return text.trim().replaceAll(/\s+।/g, '।');
}
