import { useTranslation } from 'react-i18next';
import type { StandingShares } from '@registrar/domain/processes/filings/annual-report/share-statement';
import { useLanguage } from '@registrar/runtime';
import { localName, Sheet, useFormats } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import styles from './share-record.module.css';

/** What register and ledger held on a day. */
export function StandingShareRecord({
  standing: {
    asOf,
    authorizedCapital,
    issuedCapital,
    paidUpCapital,
    ratePerShare,
    amountOutstanding,
    issuedShares,
    holders,
    heldShares,
    reservedShares,
    forfeitedShares,
    directors,
  },
}: {
  readonly standing: StandingShares;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, number } = useFormats();
  const amounts = [
    ['authorizedCapital', authorizedCapital],
    ['issuedCapital', issuedCapital],
    ['paidUpCapital', paidUpCapital],
    ['ratePerShare', ratePerShare],
    ['amountOutstanding', amountOutstanding],
  ] as const;
  const quantities = [
    ['issuedShares', issuedShares],
    ['holders', holders],
    ['heldShares', heldShares],
    ['reservedShares', reservedShares],
    ['forfeitedShares', forfeitedShares],
  ] as const;
  const unknown = t('shareRecord.unknown');
  return (
    <Sheet as="section" aria-label={t('shareRecord.title')} style={{ marginBlockEnd: 20 }}>
      <h3 className={styles['heading']}>
        {t('shareRecord.title')} <DatePair day={asOf} inline />
      </h3>
      <dl className={styles['facts']}>
        {amounts.map(([key, amount]) => (
          <div key={key}>
            <dt>{t(`shareRecord.${key}`)}</dt>
            <dd>{amount == null ? unknown : money(amount)}</dd>
          </div>
        ))}
        {quantities.map(([key, quantity]) => (
          <div key={key}>
            <dt>{t(`shareRecord.${key}`)}</dt>
            <dd>{quantity == null ? unknown : number(quantity)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('shareRecord.directors')}</dt>
          <dd>{directors.length === 0 ? unknown : directors.map((one) => localName(one, language)).join(', ')}</dd>
        </div>
      </dl>
    </Sheet>
  );
}
