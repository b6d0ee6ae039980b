import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionState } from '@registrar/domain/calls/filing-sections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { nameReservation } from '@registrar/domain/processes/filings/name-reservation/definition';
import { useLanguage } from '@registrar/runtime';
import { Button, VisuallyHidden } from '@registrar/ui';
import { stepOfPath } from '@registrar/ui/filing';
import { AnswerValue } from './answer-value';
import styles from './reservation.module.css';

type Section = (typeof nameReservation)['sections'][number];

export interface AnswersProps {
  readonly detail: ApplicationDetail;
  /** Given on the check page: the way back to the step. */
  readonly onChange?: (step: string) => void;
  /** Steps that cannot be handed in as they are. */
  readonly incomplete?: readonly string[];
  /** Stands after the objectives, where the step of it stands. */
  readonly documents: ReactNode;
}

/** Everything that was entered, block by block, in the words of the filing's definition. */
export function Answers({ detail, onChange, incomplete = [], documents }: AnswersProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      {nameReservation.sections.map((section) => (
        <Fragment key={section.key}>
          <Block
            title={section.label[language]}
            step={stepOfPath(nameReservation.steps, section.key) ?? ''}
            onChange={onChange}
            incomplete={incomplete}
          >
            <AnswerList section={section} state={detail.sections.find(({ key }) => key === section.key)} />
          </Block>
          {section.key === 'OBJECTIVE_DETAILS' && documents !== null ? (
            <Block title={t('documents.title')} step="documents" onChange={onChange} incomplete={incomplete}>
              {documents}
            </Block>
          ) : null}
        </Fragment>
      ))}
    </>
  );
}

interface BlockProps extends Pick<AnswersProps, 'onChange'> {
  readonly title: string;
  readonly step: string;
  readonly incomplete: readonly string[];
  readonly children: ReactNode;
}

/** The id of the way back to a step, where a complaint about it leads. */
export const changeId = (step: string): string => `change-${step}`;

function Block({ title, step, onChange, incomplete, children }: BlockProps) {
  const { t } = useTranslation();
  return (
    <section className={styles['block']} aria-label={title}>
      <div className={styles['blockHead']}>
        <h3 className={styles['heading']}>{title}</h3>
        {onChange === undefined ? null : (
          <span>
            {incomplete.includes(step) ? (
              <span className={styles['incomplete']}>{t('check.blockIncomplete')}</span>
            ) : null}
            <Button type="link" id={changeId(step)} onClick={() => onChange(step)}>
              {t('common:action.change')}
              <VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          </span>
        )}
      </div>
      {children}
    </section>
  );
}

function AnswerList({ section, state }: { readonly section: Section; readonly state: SectionState | undefined }) {
  const language = useLanguage();
  const data = state?.data ?? {};
  const asked = section.fields.filter(
    (field) => !('onlyWhen' in field) || field.onlyWhen === undefined || data[field.onlyWhen] === true,
  );
  return (
    <dl className={styles['answers']}>
      {asked.map((field) => (
        <Fragment key={field.path}>
          <dt>{field.label[language]}</dt>
          <dd>
            <AnswerValue field={field} value={data[field.path]} answers={data} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
