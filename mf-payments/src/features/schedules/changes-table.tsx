import { useTranslation } from 'react-i18next';
import type { SchedulePreviewRequest, ScheduleRow } from '@registrar/domain/calls/schedules';
import { useFormats } from '@registrar/ui';
import { ruleLines, type RuleLine } from './rule-lines';
import { exampleOf } from './term-lines';
import styles from './schedules.module.css';

interface ChangesTableProps {
  readonly before: ScheduleRow | null;
  readonly request: SchedulePreviewRequest;
  /** Filings that go on with what they began with; null where there are none of that kind. */
  readonly running: number | null;
}

interface Change {
  readonly term: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly example: string | null;
}

/** What a rule says today and what it is to say, line by line; lines that stay as they are are left out. */
export function ChangesTable({ before, request, running }: ChangesTableProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const words = { t, formats };
  const { key } = request;
  const [was, is] = [before === null ? [] : ruleLines(key, before.value, words), ruleLines(key, request.value, words)];
  const changes = compare(was, is).map((change): Change => ({
    ...change,
    example: exampleOf(
      key,
      is.findIndex(({ term }) => term === change.term),
      request,
      words,
    ),
  }));
  return (
    <>
      {changes.length === 0 ? (
        <p className={styles['soft']}>{t('schedules.changes.none')}</p>
      ) : (
        <div className={styles['scroll']} role="region" aria-label={t('schedules.changes.title')} tabIndex={0}>
          <table className={`${styles['effect']} ${styles['changes']}`}>
            <caption>{t('schedules.changes.caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('schedules.changes.what')}</th>
                <th scope="col">{t('schedules.effect.before')}</th>
                <th scope="col">{t('schedules.effect.after')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ term, before: former, after, example }) => (
                <tr key={term} data-changed>
                  <th scope="row">{term}</th>
                  <td>{former ?? t('schedules.changes.nothing')}</td>
                  <td>
                    {after ?? t('schedules.changes.nothing')}
                    {example === null ? null : <div className={styles['soft']}>{example}</div>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {running === null || running === 0 ? null : (
        <p className={styles['soft']}>
          {t('schedules.documents.running', { count: running, running: formats.number(running) })}
        </p>
      )}
    </>
  );
}

/** By what each line is about; lines that say the same on both sides are no change. */
function compare(was: readonly RuleLine[], is: readonly RuleLine[]): Omit<Change, 'example'>[] {
  const textOf = (lines: readonly RuleLine[], term: string) => lines.find((line) => line.term === term)?.text;
  const all = [...new Set([...is, ...was].map(({ term }) => term))];
  return all
    .map((term) => ({ term, before: textOf(was, term), after: textOf(is, term) }))
    .filter(({ before, after }) => before !== after);
}
