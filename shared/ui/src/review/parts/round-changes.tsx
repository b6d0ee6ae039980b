import type { FilingChange } from '@registrar/domain/calls/corrections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import {
  fieldsOf,
  isList,
  sectionOf,
  type FieldDefinition,
  type FilingFrame,
  type ProcessDefinition,
} from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { FormSkeleton } from '../../base/feedback/skeletons';
import { Sheet } from '../../base/layout/sheet';
import { useFormats } from '../../base/language/use-formats';
import Tag from 'antd/es/tag';
import { AnswerValue } from '../../sections/answers/answer-value';
import { useAnswerViews } from '../../filings/answers/answer-views';
import { useChanges } from './pins';
import styles from './review.module.css';
import { useFilingWords } from '../../filings/filing/filing-words';

/** What the applicant has changed since the office saw the filing last: place, before, after. */
export function RoundChanges({
  detail,
  definition,
  frame,
}: {
  readonly detail: ApplicationDetail;
  readonly definition: ProcessDefinition;
  readonly frame: FilingFrame;
}) {
  const t = useFilingWords();
  const language = useLanguage();
  const { number } = useFormats();
  const changes = useChanges(detail);
  if (detail.round < 2) return null;
  return (
    <Sheet as="section" aria-label={t('review.changed')}>
      <h3 className={styles['heading']}>{t('review.changed')}</h3>
      <p className={styles['soft']}>{t('review.round', { count: number(detail.round) })}</p>
      {changes.isPending ? <FormSkeleton /> : null}
      {changes.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('review.changesFailed')}
          action={<Button onClick={() => void changes.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {changes.data?.changes.length === 0 ? <p>{t('review.nothingChanged')}</p> : null}
      <ul className={styles['changes']}>
        {changes.data?.changes.map((change) => (
          <li key={change.path}>
            <strong>{language === 'ne' ? change.labelNepali : change.labelEnglish}</strong>{' '}
            <Tag>{t(`review.change.${change.kind}`)}</Tag>
            <div className={styles['beforeAfter']}>
              {change.before === null ? null : (
                <del>
                  <Told change={change} value={change.before} definition={definition} frame={frame} />
                </del>
              )}
              {change.after === null ? null : (
                <ins>
                  <Told change={change} value={change.after} definition={definition} frame={frame} />
                </ins>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** A value as its question shows it; of an entry its name, of what no question shows only that it is another one. */
function Told({
  change,
  value,
  definition,
  frame,
}: {
  readonly change: FilingChange;
  readonly value: unknown;
  readonly definition: ProcessDefinition;
  readonly frame: FilingFrame;
}) {
  const t = useFilingWords();
  const language = useLanguage();
  const views = useAnswerViews();
  const fields = fieldsAt(definition, change.path);
  const field = fields.find(({ path }) => change.path.endsWith(`.${path}`));
  if (field) {
    const View = views[field.widget] ?? AnswerValue;
    return <View field={field} fields={fields} frame={frame} data={{}} value={value} />;
  }
  if (typeof value === 'object' && value !== null && 'ne' in value && 'en' in value)
    return String(value[language] || value.en || value.ne);
  return typeof value === 'string' ? value : t('review.changedWhole');
}

function fieldsAt(definition: ProcessDefinition, path: string): readonly FieldDefinition[] {
  const section = sectionOf(definition, path.split('.')[0] ?? '');
  if (!section) return [];
  // an item as a whole is told by its name
  return isList(section) && path.split('.').length < 3 ? [] : fieldsOf(section);
}
