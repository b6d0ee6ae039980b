import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatMoney } from '@registrar/i18n/money';
import { formatNumber, localizeDigits } from '@registrar/i18n/numbers';
import { relativeDays } from '@registrar/i18n/relative-days';
import { useLanguage } from './use-language';

/** Numbers, money and days as the reader writes them. */
export function useFormats() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return useMemo(
    () => ({
      language,
      number: (value: number) => formatNumber(value, language),
      /**
       * Of telephone numbers, years and the like. Never of a number or code that is printed on a paper: it is compared
       * and copied.
       */
      digits: (text: string) => localizeDigits(text, language),
      money: (paisa: number | bigint) => formatMoney(paisa, language),
      amount: (paisa: number | bigint) => formatAmount(paisa, language),
      relativeDays: (days: number) => {
        const { key, count } = relativeDays(days);
        return t(key, { count });
      },
    }),
    [language, t],
  );
}
