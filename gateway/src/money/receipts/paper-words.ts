import type { Bilingual } from '@registrar/domain/bilingual';
import type { LetterContent } from '@registrar/domain/calls/letters';
import type { PaymentSubject } from '@registrar/domain/calls/payment-subject';
import { adToBs, longBsDate } from '@registrar/domain/calendar';
import { toNepaliDigits } from '@registrar/domain/digits';
import { formatMoney, type Paisa } from '@registrar/domain/money';

/** A text that is the same in both languages, such as a number. */
export const same = (text: string): Bilingual => ({ ne: text, en: text });

export const amountIn = (paisa: Paisa): Bilingual => ({ ne: formatMoney(paisa, 'ne'), en: formatMoney(paisa, 'en') });

/** "वि.सं. ६ मंसिर २०८३ (ई.सं. २०२६-११-२२)" and "6 Mangsir 2083 BS (2026-11-22 AD)". */
export function dayIn(day: string): Bilingual {
  const bs = adToBs(day);
  if (!bs) return { ne: toNepaliDigits(day), en: day };
  return { ne: `वि.सं. ${longBsDate(bs, 'ne')} (ई.सं. ${toNepaliDigits(day)})`, en: `${longBsDate(bs, 'en')} BS (${day} AD)` };
}

/** What was paid for: a filing or a company, with its number. */
export function subjectFact({ kind, number, nameNepali, nameEnglish }: PaymentSubject): LetterContent['facts'][number] {
  return {
    label: kind === 'COMPANY' ? { ne: 'कम्पनी', en: 'Company' } : { ne: 'निवेदन', en: 'Application' },
    value: { ne: [number, nameNepali].filter(Boolean).join(' · '), en: [number, nameEnglish].filter(Boolean).join(' · ') },
  };
}
