import type { Bilingual } from '@registrar/domain/bilingual';
import type { LetterContent } from '@registrar/domain/calls/letters';
import type { PaymentSubject } from '@registrar/domain/calls/payment-subject';
import { formatMoney, type Paisa } from '@registrar/domain/money';

/** A text that is the same in both languages, such as a number. */
export const same = (text: string): Bilingual => ({ ne: text, en: text });

export const amountIn = (paisa: Paisa): Bilingual => ({ ne: formatMoney(paisa, 'ne'), en: formatMoney(paisa, 'en') });

/** The subject of a payment: a filing or a company, with its number. */
export function subjectFact({ kind, number, nameNepali, nameEnglish }: PaymentSubject): LetterContent['facts'][number] {
  return {
    label: kind === 'COMPANY' ? { ne: 'कम्पनी', en: 'Company' } : { ne: 'निवेदन', en: 'Application' },
    value: {
      ne: [number, nameNepali].filter(Boolean).join(' · '),
      en: [number, nameEnglish].filter(Boolean).join(' · '),
    },
  };
}
