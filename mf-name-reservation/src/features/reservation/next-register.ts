import { useTranslation } from 'react-i18next';
import { useFormats } from '@registrar/ui';
import { useReservationTerms } from '@registrar/ui/filing';

/** What comes after the approval, with the days in force; nothing where they are not known. */
export function useNextRegister(): string | null {
  const { t } = useTranslation();
  const { number } = useFormats();
  const terms = useReservationTerms();
  return terms === undefined ? null : t('next.register', { days: number(terms.validDays), formDays: number(terms.formDueDays) });
}
