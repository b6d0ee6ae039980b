import type { Language } from '@registrar/contract/shell-api';
import type { Nsic } from '@registrar/domain/calls/lookups';

export function objectiveText({ objectiveEnglish, objectiveNepali }: Nsic, language: Language): string {
  return language === 'ne' ? objectiveNepali || objectiveEnglish : objectiveEnglish || objectiveNepali;
}
