import { useTranslation } from 'react-i18next';
import { useFormats } from '@registrar/ui';
import { useReservationTerms } from '@registrar/ui/filing';

/**
 * What comes after an application is submitted, with the days in force; what depends on them is left out where they are
 * not known.
 */
export function useNextSteps(withParent: boolean): readonly string[] {
  const { t } = useTranslation();
  const { number } = useFormats();
  const terms = useReservationTerms();
  return [
    ...(withParent ? [t('next.parent')] : []),
    ...(terms === undefined ? [] : [t('next.review', { count: terms.decisionDays })]),
    t('next.decision'),
    ...(terms === undefined
      ? []
      : [t('next.register', { days: number(terms.validDays), formDays: number(terms.formDueDays) })]),
  ];
}
