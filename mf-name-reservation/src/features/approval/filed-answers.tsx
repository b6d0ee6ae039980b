import { Fragment } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { fieldsOf, type FieldDefinition, type ProcessDefinition } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import { DatePair } from '@registrar/ui/components';
import { AnswerValue } from '../reservation/answer-value';
import styles from './approval.module.css';

/** Everything that was entered, block by block, in the words of the filing's definition. */
export function FiledAnswers({
  detail,
  definition,
}: {
  readonly detail: ApplicationDetail;
  readonly definition: ProcessDefinition;
}) {
  const language = useLanguage();
  return (
    <>
      {definition.sections.map((section) => {
        const data = detail.sections.find(({ key }) => key === section.key)?.data ?? {};
        // what could be left out and was, is not told
        if (section.optional && Object.values(data).every((value) => value === null || value === '')) return null;
        const asked = fieldsOf(section).filter(({ onlyWhen }) => onlyWhen === undefined || data[onlyWhen] === true);
        return (
          <section key={section.key} className={styles['block']} aria-label={section.label[language]}>
            <h3 className={styles['heading']}>{section.label[language]}</h3>
            <dl className={styles['answers']}>
              {asked.map((field) => (
                <Fragment key={field.path}>
                  <dt>{field.label[language]}</dt>
                  <dd>
                    <Answer field={field} value={data[field.path]} answers={data} />
                  </dd>
                </Fragment>
              ))}
            </dl>
          </section>
        );
      })}
    </>
  );
}

function Answer({
  field,
  value,
  answers,
}: {
  readonly field: FieldDefinition;
  readonly value: unknown;
  readonly answers: Readonly<Record<string, unknown>>;
}) {
  if (field.widget === 'date' && typeof value === 'string' && value !== '') return <DatePair day={value} inline />;
  return <AnswerValue field={field} value={value} answers={answers} />;
}
