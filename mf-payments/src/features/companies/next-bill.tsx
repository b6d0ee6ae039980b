import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Button, Flex, localName, Sheet, useFormats } from '@registrar/ui';
import { billsAddress, COMPANIES, useCompanyBills, usePayBill } from './company-bills';

/** On the page of a bill that is one of several: how many are left, and once this one is paid the next. */
export function NextBill({ isPaid }: { readonly isPaid: boolean }) {
  const [address] = useSearchParams();
  const companies = address.get(COMPANIES);
  return companies === null || companies === '' ? null : <Strip companies={companies} isPaid={isPaid} />;
}

function Strip({ companies, isPaid }: { readonly companies: string; readonly isPaid: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, number } = useFormats();
  const { data } = useCompanyBills(companies);
  const pay = usePayBill(companies);
  if (data === undefined) return null;
  const toPay = data.bills.filter(({ underWay }) => !underWay);
  const [next] = toPay;
  return (
    <Sheet as="section" aria-label={t('bills.title')} style={{ marginBlockEnd: 16 }}>
      <Flex wrap gap="small" align="center" justify="space-between">
        <span>
          {toPay.length === 0
            ? t('bills.allPaid')
            : t('bills.left', { count: toPay.length, number: number(toPay.length) })}{' '}
          <PortalLink to={billsAddress(companies)}>{t('bills.toList')}</PortalLink>
        </span>
        {isPaid && next !== undefined ? (
          <Button type="primary" loading={pay.isPending} onClick={() => pay.mutate(next)}>
            {t('bills.nextIs', { company: localName(next.company, language), amount: money(next.totalPaisa) })}
          </Button>
        ) : null}
      </Flex>
    </Sheet>
  );
}
