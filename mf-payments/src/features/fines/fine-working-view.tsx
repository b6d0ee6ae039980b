import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FineStep, FineWorking } from '@registrar/domain/calls/fine-working';
import { moneyInWords } from '@registrar/domain/money';
import { useLanguage } from '@registrar/runtime';
import { useFormats } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { inLanguage } from '../in-language';
import styles from './fines.module.css';

/**
 * A fine that explains itself: what has to be paid today and when it becomes more, then every fact and step behind it.
 */
export function FineWorkingView({ fine }: { readonly fine: FineWorking }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const formats = useFormats();
  const { money } = formats;
  return (
    <>
      <div className={styles['answer']}>
        <div className={styles['amountBox']}>
          <span className={styles['soft']}>
            {t('fines.payOn')} <DatePair day={fine.assessedOn.ad} inline />
          </span>
          <strong className={styles['amount']}>{money(fine.payablePaisa)}</strong>
          <span className={styles['soft']}>
            {fine.payablePaisa === 0
              ? t(fine.daysLate === 0 ? 'fines.notLate' : 'fines.nothingYet')
              : moneyInWords(fine.payablePaisa, language)}
          </span>
        </div>
        {fine.grows === null ? null : (
          <div className={styles['amountBox']}>
            <span className={styles['soft']}>
              {t('fines.growsOn')} <DatePair day={fine.grows.on.ad} inline />
            </span>
            <strong className={styles['later']}>{money(fine.grows.payablePaisa)}</strong>
          </div>
        )}
      </div>
      <h2 className={styles['heading']}>{t('fines.how')}</h2>
      {fine.daysLate === 0 ? null : <p className={styles['why']}>{whyOf(fine, t, formats)}</p>}
      <dl className={styles['facts']}>
        {factsOf(fine, t, language, formats).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <NotCounted fine={fine} />
      <Bill fine={fine} />
      <p className={styles['soft']}>
        {t('fines.rate', { law: inLanguage(language, fine.schedule.lawReferenceNepali, fine.schedule.lawReference) })}
      </p>
    </>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

/** In one breath, for somebody who has never seen the Act. */
function whyOf(
  { daysLate, months, band, freeMonths }: FineWorking,
  t: Translate,
  { number }: ReturnType<typeof useFormats>,
): string {
  const late = t('fines.why.late', { count: daysLate, number: number(daysLate) });
  if (months === 0) return `${late} ${t('fines.why.excused')}`;
  const rate =
    band === null
      ? t('fines.why.monthly', { count: freeMonths, number: number(freeMonths) })
      : t(`fines.why.${band.because}`);
  return [late, t('fines.why.months', { number: number(months) }), rate, t('fines.why.byLaw')].join(' ');
}

function factsOf(
  fine: FineWorking,
  t: Translate,
  language: 'ne' | 'en',
  { money, number, digits }: ReturnType<typeof useFormats>,
): readonly (readonly [string, ReactNode])[] {
  const { band } = fine;
  const excused = fine.daysNotCounted.reduce((sum, { days }) => sum + days, 0);
  return [
    [
      t('fines.obligation'),
      `${language === 'ne' ? fine.nameNepali : fine.nameEnglish} (${t('fines.section', { section: digits(fine.section) })})`,
    ],
    [t('fines.dueOn'), <DatePair key="due" day={fine.dueOn.ad} inline />],
    [t('fines.daysLate'), t('fines.days', { count: fine.daysLate, number: number(fine.daysLate) })],
    ...(fine.daysLate === 0
      ? []
      : [
          [
            t('fines.notCounted'),
            fine.daysNotCounted.length === 0
              ? t('fines.noneNotCounted')
              : t('fines.days', { count: excused, number: number(excused) }),
          ] as const,
          [t('fines.fineFrom'), <DatePair key="from" day={fine.fineFrom.ad} inline />] as const,
          [t('fines.months'), t('fines.monthsBegun', { count: fine.months, number: number(fine.months) })] as const,
        ]),
    ...(band === null || band.because === 'NON_PROFIT'
      ? []
      : [[t(`fines.capital.${band.because}`), money(fine.paidUpPaisa)] as const]),
    ...(band === null
      ? []
      : [
          [
            t('fines.band'),
            `${t(`fines.because.${band.because}`)}: ${band.upToPaisa === null ? t('fines.bandOver', { over: money(band.overPaisa) }) : band.overPaisa === 0 ? t('fines.bandUpTo', { upTo: money(band.upToPaisa) }) : t('fines.bandBetween', { over: money(band.overPaisa), upTo: money(band.upToPaisa) })}`,
          ] as const,
        ]),
  ];
}

function NotCounted({ fine }: { readonly fine: FineWorking }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  if (fine.daysNotCounted.length === 0) return null;
  return (
    <>
      <h3 className={styles['subheading']}>{t('fines.whyNotCounted')}</h3>
      <ul className={styles['list']}>
        {fine.daysNotCounted.map((days) => (
          <li key={`${days.from} ${days.reason}`}>
            {language === 'ne' ? days.nameNepali : days.nameEnglish}:{' '}
            {t('fines.days', { count: days.days, number: number(days.days) })} (<DatePair day={days.from} inline /> –{' '}
            <DatePair day={days.to} inline />)
            {days.reference === '' ? null : (
              <div className={styles['soft']}>{inLanguage(language, days.referenceNepali, days.reference)}</div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Bill({ fine }: { readonly fine: FineWorking }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, number } = useFormats();
  if (fine.steps.length === 0)
    return fine.freeMonths > 0 && fine.months > 0 ? (
      <p>{t('fines.freeMonths', { count: fine.freeMonths, number: number(fine.freeMonths) })}</p>
    ) : null;
  return (
    <dl className={styles['bill']}>
      {fine.steps.map((step) => (
        <div key={keyOf(step)} className={styles['line']}>
          <dt>
            <StepText step={step} />
          </dt>
          <dd>{money(step.amountPaisa)}</dd>
        </div>
      ))}
      {fine.discount === null ? null : (
        <div className={styles['line']}>
          <dt>
            {t('fines.discount', { percent: number(fine.discount.percent) })}{' '}
            {fine.discount.until === null ? null : (
              <>
                ({t('fines.until')} <DatePair day={fine.discount.until} inline />)
              </>
            )}
            <div className={styles['soft']}>
              {inLanguage(language, fine.discount.lawReferenceNepali, fine.discount.lawReference)}
            </div>
          </dt>
          <dd>−{money(fine.discount.amountPaisa)}</dd>
        </div>
      )}
      <div className={styles['total']}>
        <dt>{t('fines.total')}</dt>
        <dd>{money(fine.payablePaisa)}</dd>
      </div>
    </dl>
  );
}

const keyOf = (step: FineStep): string =>
  step.kind === 'MONTHS' ? step.fiscalYear : step.kind === 'STEP' ? String(step.fromMonth) : step.kind;

function StepText({ step }: { readonly step: FineStep }) {
  const { t } = useTranslation();
  const { money, number, digits } = useFormats();
  switch (step.kind) {
    case 'STEP':
      return t('fines.step.STEP', { from: number(step.fromMonth), to: number(step.toMonth) });
    case 'YEARS':
      return t('fines.step.YEARS', { count: step.years, years: number(step.years), perYear: money(step.perYearPaisa) });
    case 'MONTHS':
      return t('fines.step.MONTHS', {
        fiscalYear: digits(step.fiscalYear),
        months: number(step.months),
        perMonth: money(step.perMonthPaisa),
        cap: money(step.capPaisa),
      });
  }
}
