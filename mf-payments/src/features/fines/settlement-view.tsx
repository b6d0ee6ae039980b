import { useTranslation } from 'react-i18next';
import type { Settlement136ka } from '@registrar/domain/calls/settlement-136ka';
import { moneyInWords } from '@registrar/domain/money';
import { useLanguage } from '@registrar/runtime';
import { useFormats } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { inLanguage } from '../in-language';
import styles from './fines.module.css';

/**
 * The smaller of all fines and a part of the paid-up capital, with both sides of it; and that it is only for a company
 * that ends.
 */
export function SettlementView({ settlement }: { readonly settlement: Settlement136ka }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, number, digits } = useFormats();
  const { fines, finesPaisa, laterPaisa, percentPaisa, payablePaisa, eligible } = settlement;
  const isLowered = eligible && percentPaisa !== null;
  return (
    <>
      <h2 className={styles['heading']} style={{ marginBlockStart: 0 }}>
        {t('settlement.title')}
      </h2>
      <p>{t('settlement.only')}</p>
      {eligible ? null : (
        <p role="status">
          <strong>{t('settlement.tooLate')}</strong> <DatePair day={settlement.eligibleIfRegisteredBefore} inline />
        </p>
      )}
      {percentPaisa === null ? <p role="status">{t('settlement.noCapital')}</p> : null}
      <dl className={styles['bill']}>
        <div className={styles['line']}>
          <dt>
            {t('settlement.fines', { count: fines.length, number: number(fines.length) })}
            <ul className={styles['list']}>
              {fines.map((fine) => (
                <li key={`${fine.eventId} ${fine.fiscalYear ?? ''}`} className={styles['soft']}>
                  {language === 'ne' ? fine.nameNepali : fine.nameEnglish}
                  {fine.fiscalYear === null ? '' : ` ${digits(fine.fiscalYear)}`}: {money(fine.unpaidPaisa)}
                </li>
              ))}
            </ul>
          </dt>
          <dd>{money(finesPaisa)}</dd>
        </div>
        {percentPaisa === null ? null : (
          <div className={styles['line']}>
            <dt>
              {t('settlement.percent', {
                percent: number(settlement.percentOfPaidUp),
                paidUp: money(settlement.paidUpPaisa),
              })}
            </dt>
            <dd>{money(percentPaisa)}</dd>
          </div>
        )}
        {isLowered && laterPaisa > 0 ? (
          <div className={styles['line']}>
            <dt>
              {t('settlement.later')} <DatePair day={settlement.eligibleIfRegisteredBefore} inline />
            </dt>
            <dd>{money(laterPaisa)}</dd>
          </div>
        ) : null}
        <div className={styles['total']}>
          <dt>
            {t(
              isLowered
                ? laterPaisa > 0
                  ? 'settlement.smallerAndLater'
                  : 'settlement.smaller'
                : 'settlement.allFines',
            )}
            <div className={styles['soft']} style={{ fontWeight: 400 }}>
              {moneyInWords(payablePaisa, language)}
            </div>
          </dt>
          <dd>{money(payablePaisa)}</dd>
        </div>
      </dl>
      <p className={styles['soft']}>
        {t('fines.rate', { law: inLanguage(language, settlement.lawReferenceNepali, settlement.lawReference) })}{' '}
        {t('settlement.asOf')} <DatePair day={settlement.assessedOn.ad} inline />
      </p>
      <p className={styles['soft']}>{t('settlement.who')}</p>
    </>
  );
}
