import type { Language } from '@registrar/contract/shell-api';
import type { PaymentEntry } from '@registrar/domain/calls/payments';

export const subjectAddress = (
  { addressEnglish, addressNepali }: PaymentEntry['subject'],
  language: Language,
): string | null => (language === 'ne' ? (addressNepali ?? addressEnglish) : (addressEnglish ?? addressNepali)) || null;
