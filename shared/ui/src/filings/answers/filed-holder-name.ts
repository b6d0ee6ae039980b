import type { Language } from '@registrar/domain/bilingual';
import { filedItems, type FilingFrame } from '@registrar/domain/processes';
import { holderTitle } from '@registrar/domain/processes/questions/item-title';

/** The name of a holder whom the filing brings into the register, from whichever list says it; empty: none does. */
export function filedHolderName(frame: FilingFrame, id: string, language: Language): string {
  for (const section of Object.keys(frame.answers)) {
    const item = filedItems(frame, section).find((one) => one.id === id);
    if (item) return holderTitle(item.data)[language];
  }
  return '';
}
