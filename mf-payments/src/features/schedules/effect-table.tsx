import { useTranslation } from 'react-i18next';
import { bothCalendars } from '@registrar/domain/calendar';
import type { DuesEffect, SchedulePreviewRequest, ScheduleSample } from '@registrar/domain/calls/schedules';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { useLanguage } from '@registrar/runtime';
import { Alert, ListSkeleton, useFormats } from '@registrar/ui';
import { scheduleGroupOf } from '@registrar/domain/schedules';
import { ChangesTable } from './changes-table';
import { MONEY } from './rule-lines';
import { useSchedulePreview } from './schedule-calls';
import styles from './schedules.module.css';

/** Before and after, for companies on both sides of every limit. */
export function EffectTable({ request }: { readonly request: SchedulePreviewRequest | undefined }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const sample = useSampleWords();
  const preview = useSchedulePreview(request);
  if (request === undefined) return <p className={styles['soft']}>{t('schedules.effect.incomplete')}</p>;
  if (preview.isError) return <Alert type="error" showIcon role="alert" title={t('schedules.effect.failed')} />;
  if (preview.isPending) return <ListSkeleton />;
  const { samples, before, running, dues } = preview.data;
  if (!MONEY.has(scheduleGroupOf(request.key)))
    return <ChangesTable before={before} request={request} running={running} />;
  if (samples.length === 0 && dues == null) return <p className={styles['soft']}>{t('schedules.effect.none')}</p>;
  return (
    <>
      {dues == null ? null : <DuesEffectText dues={dues} />}
      {samples.length === 0 ? null : (
        <div className={styles['scroll']} role="region" aria-label={t('schedules.effect.title')} tabIndex={0}>
          <table className={styles['effect']} aria-busy={preview.isPlaceholderData}>
            <caption>{t('schedules.effect.caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('schedules.effect.sample')}</th>
                <th scope="col">{t('schedules.effect.before')}</th>
                <th scope="col">{t('schedules.effect.after')}</th>
                <th scope="col">{t('schedules.effect.difference')}</th>
              </tr>
            </thead>
            <tbody>
              {samples.map((entry) => {
                const difference = entry.afterPaisa - (entry.beforePaisa ?? 0);
                return (
                  <tr key={sample(entry)} data-changed={difference !== 0}>
                    <th scope="row">{sample(entry)}</th>
                    <td>{entry.beforePaisa === null ? '—' : money(entry.beforePaisa)}</td>
                    <td>{money(entry.afterPaisa)}</td>
                    <td>
                      {difference === 0
                        ? t('schedules.effect.same')
                        : `${difference > 0 ? '+' : '−'} ${money(Math.abs(difference))}`}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

/** What companies owe already, before and after; a gateway of the release before says nothing of it. */
function DuesEffectText({
  dues: { on, companies, dues, beforePaisa, afterPaisa, lookedAt, of },
}: {
  readonly dues: DuesEffect;
}) {
  const { t } = useTranslation();
  const { money, number, language } = useFormats();
  const day = bothCalendars(on, language);
  return (
    <div className={styles['dues']}>
      <p>
        {dues === 0
          ? t('schedules.dues.none', { day })
          : t('schedules.dues.change', {
              day,
              companies: number(companies),
              dues: number(dues),
              before: money(beforePaisa),
              after: money(afterPaisa),
            })}
      </p>
      {lookedAt === of ? null : (
        <p className={styles['soft']}>{t('schedules.dues.partly', { lookedAt: number(lookedAt), of: number(of) })}</p>
      )}
    </div>
  );
}

/** A sample in one line: the kind of company, its capital, how late. */
function useSampleWords(): (sample: ScheduleSample) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, number } = useFormats();
  return ({ companyType, capitalPaisa, formerCapitalPaisa, quantity, monthsLate, daysLate, missingReturns }) => {
    const isFine = monthsLate !== null || daysLate !== null || missingReturns !== null;
    const words = [
      companyType === null ? null : companyTypes.name(companyType)[language],
      capitalPaisa === null
        ? null
        : isFine
          ? t('schedules.effect.paidUp', { capital: money(capitalPaisa) })
          : formerCapitalPaisa === null
            ? money(capitalPaisa)
            : t('schedules.effect.increase', { from: money(formerCapitalPaisa), to: money(capitalPaisa) }),
      quantity === null ? null : t('schedules.effect.pieces', { quantity: number(quantity) }),
      monthsLate === null ? null : t('schedules.effect.monthsLate', { months: number(monthsLate) }),
      daysLate === null ? null : t('schedules.effect.daysLate', { days: number(daysLate) }),
      missingReturns === null ? null : t('schedules.effect.missingReturns', { returns: number(missingReturns) }),
    ].filter((word) => word !== null);
    return words.length === 0 ? t('schedules.effect.everybody') : words.join(', ');
  };
}
