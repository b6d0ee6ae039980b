import { Trans, useTranslation } from 'react-i18next';
import type { ScheduleRow } from '@registrar/domain/calls/schedules';
import type { ScheduleKey } from '@registrar/domain/schedules';
import { useLanguage } from '@registrar/runtime';
import { useFormats } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { Tag } from '@registrar/ui/antd';
import { inLanguage } from '../in-language';
import { ruleLines } from './rule-lines';
import styles from './schedules.module.css';

/** What a row says, line by line. */
export function RuleView({
  scheduleKey,
  value,
}: {
  readonly scheduleKey: ScheduleKey;
  readonly value: ScheduleRow['value'];
}) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <dl className={styles['rule']}>
      {ruleLines(scheduleKey, value, { t, formats }).map(({ term, text }, at) => (
        <div key={at}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** From when to when a row holds. */
export function RowDays({ row: { validFrom, validTo } }: { readonly row: Pick<ScheduleRow, 'validFrom' | 'validTo'> }) {
  const { t } = useTranslation();
  return (
    <div className={styles['days']}>
      <span>
        <Trans
          t={t}
          i18nKey="schedules.from"
          components={{ soft: <span className={styles['soft']} />, day: <DatePair day={validFrom} inline /> }}
        />
      </span>
      {validTo === null ? null : (
        <span>
          <Trans
            t={t}
            i18nKey="schedules.to"
            components={{ soft: <span className={styles['soft']} />, day: <DatePair day={validTo} inline /> }}
          />
        </span>
      )}
    </div>
  );
}

const COLOURS = { A: 'success', B: 'processing', C: 'warning' } as const;

/** The law behind a row, and how sure its amounts are. */
export function RowBasis({
  row: { reference, referenceNepali, certainty },
}: {
  readonly row: Pick<ScheduleRow, 'reference' | 'referenceNepali' | 'certainty'>;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles['basis']}>
      <Tag color={COLOURS[certainty]}>{t(`schedules.certainty.${certainty}`)}</Tag>
      <span>{inLanguage(language, referenceNepali, reference)}</span>
    </div>
  );
}
