import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail, SectionState } from '@registrar/domain/calls/filings';
import { nameReservation } from '@registrar/domain/processes/name-reservation';
import { useLanguage } from '@registrar/runtime';
import { Button, VisuallyHidden } from '@registrar/ui';
import { AnswerValue } from './answer-value';
import { stepOfSection } from './steps';
import styles from './reservation.module.css';

type Section = (typeof nameReservation)['sections'][number];

export interface AnswersProps {
  readonly detail: ApplicationDetail;
  /** Given on the check page: the way back to the step. */
  readonly onChange?: (step: string) => void;
}

/** Everything that was entered, block by block, in the words of the filing's definition. */
export function Answers({ detail, onChange }: AnswersProps) {
  return (
    <>
      {nameReservation.sections.map((section) => (
        <AnswerBlock key={section.key} section={section} state={detail.sections.find(({ key }) => key === section.key)} onChange={onChange} />
      ))}
    </>
  );
}

interface AnswerBlockProps {
  readonly section: Section;
  readonly state: SectionState | undefined;
  readonly onChange: AnswersProps['onChange'];
}

function AnswerBlock({ section, state, onChange }: AnswerBlockProps): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const data = state?.data ?? {};
  const asked = section.fields.filter((field) => !('onlyWhen' in field) || field.onlyWhen === undefined || data[field.onlyWhen] === true);
  const title = section.label[language];
  return (
    <section className={styles['block']} aria-label={title}>
      <div className={styles['blockHead']}>
        <h3 className={styles['heading']}>{title}</h3>
        {onChange === undefined ? null : (
          <Button type="link" onClick={() => onChange(stepOfSection(section.key))}>
            {t('common:action.change')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </div>
      <dl className={styles['answers']}>
        {asked.map((field) => (
          <Fragment key={field.path}>
            <dt>{field.label[language]}</dt>
            <dd>
              <AnswerValue field={field} value={data[field.path]} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
