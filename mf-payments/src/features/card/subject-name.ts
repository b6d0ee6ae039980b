import type { Language } from '@registrar/contract/shell-api';
import type { PaymentEntry } from '@registrar/domain/calls/payments';

/** A name that stands in one script only is shown in that. */
export const subjectName = ({ nameEnglish, nameNepali }: PaymentEntry['subject'], language: Language): string => (language === 'ne' ? nameNepali || nameEnglish : nameEnglish || nameNepali);

export const subjectAddress = ({ addressEnglish, addressNepali }: PaymentEntry['subject'], language: Language): string | null => (language === 'ne' ? addressNepali ?? addressEnglish : addressEnglish ?? addressNepali) || null;
