import type { ReactNode } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { isList, valueAt, type FieldDefinition, type FilingFrame } from '@registrar/domain/processes';
import { registerAspects } from '@registrar/domain/register';
import { shareBuckets } from '@registrar/domain/share-ledger';
import { useLanguage } from '@registrar/runtime';
import { FieldValue } from '../../register/company/field-value';
import { partName } from '../../register/company/part-name';
import { Sheet } from '../../base/layout/sheet';
import { AnswerValue } from '../../sections/answers/answer-value';
import { useFilingWords } from '../filing/filing-words';
import { useAnswerViews } from '../answers/answer-views';
import type { ChangedPart, TouchedAnswers } from './part-choices';
import styles from './take-over.module.css';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface ChangeOfPartProps {
  readonly changed: ChangedPart;
  /** As the filing found it. */
  readonly company: ApplicationDetail['filedCompany'];
  readonly frame: FilingFrame;
  /** The choice, below what it is about; given what the part is called. */
  readonly children: (label: string) => ReactNode;
}

/** One part of the company: what the register said and says of it, and what the answers say that come from it. */
export function ChangeOfPart({
  changed: { part, aspect, changes, answers },
  company,
  frame,
  children,
}: ChangeOfPartProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const nameOf = (key: 'nameEnglish' | 'nameNepali' | 'addressEnglish' | 'addressNepali'): string => {
    const told = changes.find(({ field }) => field === key);
    const kept = company?.parts.find((one) => `${one.aspect}/${one.subjectId ?? ''}` === part)?.data[key];
    return textOf(told?.after ?? told?.before ?? kept);
  };
  const several = part.includes('/');
  const title =
    language === 'ne'
      ? nameOf('nameNepali') || nameOf('addressNepali') || nameOf('nameEnglish')
      : nameOf('nameEnglish') || nameOf('addressEnglish') || nameOf('nameNepali');
  const aspectName = aspect === 'SHARES' ? t('takeOver.shares') : registerAspects.name(aspect)[language];
  const label = several && title !== '' ? `${aspectName}: ${title}` : aspectName;
  // what everybody reads says it in words; the rest only where nothing else tells it
  const inWords = changes.filter(({ field }) => !field.startsWith('details.') && field !== 'officeId');
  const listed = inWords.length > 0 || answers.length > 0 ? inWords : changes;
  const holderName = (owner: string): string => {
    if (shareBuckets.has(owner)) return shareBuckets.name(owner)[language];
    const data = company?.parts.find(({ subjectId }) => subjectId === owner)?.data ?? {};
    return textOf(language === 'ne' ? data['nameNepali'] : data['nameEnglish']) || t('takeOver.newHolder');
  };
  return (
    <Sheet as="section" aria-label={label}>
      <h3 className={styles['part']}>{label}</h3>
      {listed.length === 0 ? null : (
        <dl className={styles['fields']}>
          {listed.map(({ field, before, after }) => (
            <div key={field} className={styles['field']}>
              <dt>{aspect === 'SHARES' ? holderName(field) : partName(field, language)}</dt>
              <dd>
                <span className={styles['soft']}>{t('takeOver.began')}</span>
                <FieldValue path={field} value={before} />
              </dd>
              <dd>
                <span className={styles['soft']}>{t('takeOver.present')}</span>
                <FieldValue path={field} value={after} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {answers.map((touched) => (
        <Touched key={`${touched.section.key}/${touched.itemId ?? ''}`} touched={touched} frame={frame} />
      ))}
      {children(label)}
    </Sheet>
  );
}

const STATES = ['began', 'present', 'answered'] as const;

function Touched({ touched, frame }: { readonly touched: TouchedAnswers; readonly frame: FilingFrame }) {
  const t = useFilingWords();
  const language = useLanguage();
  const { section, present, answered, fields } = touched;
  const entry = isList(section) ? section.item.title(answered ?? present ?? {}, frame)[language] : '';
  return (
    <>
      <h4 className={styles['section']}>
        {isList(section)
          ? `${section.item.name[language]}${entry === '' ? '' : `: ${entry}`}`
          : section.label[language]}
      </h4>
      {present === null ? <p>{t('takeOver.entryGone')}</p> : null}
      {answered === null ? <p>{t('takeOver.entryNew')}</p> : null}
      <dl className={styles['fields']}>
        {fields.map((field) => (
          <div key={field.path} className={styles['field']}>
            <dt>{field.label[language]}</dt>
            {STATES.map((state) => {
              const data = touched[state];
              return (
                <dd key={state}>
                  <span className={styles['soft']}>{t(`takeOver.${state}`)}</span>
                  {data === null ? '–' : <Value field={field} fields={fields} frame={frame} data={data} />}
                </dd>
              );
            })}
          </div>
        ))}
      </dl>
    </>
  );
}

function Value({
  field,
  data,
  ...rest
}: {
  readonly field: FieldDefinition;
  readonly fields: readonly FieldDefinition[];
  readonly frame: FilingFrame;
  readonly data: NonNullable<TouchedAnswers['answered']>;
}) {
  const View = useAnswerViews()[field.widget] ?? AnswerValue;
  return <View field={field} data={data} value={valueAt(data, field.path)} {...rest} />;
}
