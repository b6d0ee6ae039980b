import { Suspense, type ReactNode } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import {
  applies,
  filedAnswers,
  isList,
  type AnySection,
  type FilingFrame,
  type ProcessDefinition,
} from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import Button from 'antd/es/button';
import { VisuallyHidden } from '../../base/a11y/visually-hidden';
import { SectionAnswers } from '../../sections/answers/section-answers';
import { FormSkeleton } from '../../base/feedback/skeletons';
import { useFilingPages } from '../filing/filing-pages';
import { useAnswerViews } from './answer-views';
import { asBegun, useBegunAnswers } from './begun-answers';
import { besideField, type Beside } from './beside-answer';
import { FiledItems } from './filed-items';
import { CapitalBeforeAfter } from './capital-before-after';
import { FiledShares } from './shares-before-after';
import { FiledWorkings } from './filed-workings';
import styles from './answers.module.css';
import { useFilingWords } from '../filing/filing-words';

export interface FiledSectionsProps {
  readonly detail: ApplicationDetail;
  readonly definition: ProcessDefinition;
  readonly frame: FilingFrame;
  /** Given on the check page: the way back to the step of a section. */
  readonly onChange?: (sectionKey: string) => void;
  /** Sections that cannot be handed in as they are. */
  readonly incomplete?: ReadonlySet<string>;
  /** Behind a place, by its path and what it is called: an officer's remark. */
  readonly beside?: Beside;
}

/** Everything that was entered, section by section, in the words of the definition. */
export function FiledSections({
  detail,
  definition,
  frame,
  onChange,
  incomplete = new Set(),
  beside,
}: FiledSectionsProps) {
  const language = useLanguage();
  const views = useAnswerViews();
  const begun = useBegunAnswers(detail, definition).data;
  const { parts = {} } = useFilingPages();
  const written = new Set(
    (definition.steps ?? []).flatMap(({ kind, sections }) => (kind === 'PAPERS' ? sections : [])),
  );
  // a section that only the gateway fills in has no field, and nothing that a reader could be shown
  const isShown = (section: AnySection): boolean =>
    isList(section) || section.fields.length > 0 || written.has(section.key) || parts[section.key] !== undefined;
  const shown = definition.sections.filter(
    (section) => isShown(section) && applies(section, frame) && detail.sections.some(({ key }) => key === section.key),
  );
  // what the register answers has no step in which it could be changed
  const isAsked = (key: string): boolean =>
    definition.steps === undefined || definition.steps.some(({ sections }) => sections.includes(key));
  // nor can anything be asked of it: nobody who files could answer
  const besideOf = (key: string): Beside => (isAsked(key) ? beside : undefined);
  const answersOf = (section: AnySection): ReactNode => {
    const { filedWithRemarks: Filed = parts[section.key]?.filed } = parts[section.key] ?? {};
    if (Filed !== undefined)
      return (
        <Suspense fallback={<FormSkeleton />}>
          <Filed frame={frame} beside={besideOf(section.key)} />
        </Suspense>
      );
    if (written.has(section.key)) return <PapersNote />;
    if (isList(section))
      return (
        <FiledItems section={section} frame={frame} beside={besideOf(section.key)} begun={begun?.items[section.key]} />
      );
    const data = filedAnswers(frame, section.key);
    return (
      <SectionAnswers
        fields={section.fields}
        data={data}
        before={asBegun(data, begun?.sections[section.key])}
        frame={frame}
        views={views}
        beside={besideField(section.key, besideOf(section.key), language)}
      />
    );
  };
  return (
    <>
      {shown.map((section) => (
        <Block
          key={section.key}
          section={section}
          onChange={isAsked(section.key) ? onChange : undefined}
          incomplete={incomplete.has(section.key)}
        >
          {answersOf(section)}
          {besideOf(section.key)?.(section.key, section.label[language], false)}
        </Block>
      ))}
      <CapitalBeforeAfter definition={definition} frame={frame} />
      <FiledShares definition={definition} frame={frame} />
      <FiledWorkings definition={definition} frame={frame} />
    </>
  );
}

function PapersNote() {
  const t = useFilingWords();
  return <p className={styles['soft']}>{t('summary.papers')}</p>;
}

/** The id of the way back to a section, where a complaint about it leads. */
export const changeId = (sectionKey: string): string => `change-${sectionKey}`;

interface BlockProps {
  readonly section: AnySection;
  readonly onChange: ((sectionKey: string) => void) | undefined;
  readonly incomplete: boolean;
  readonly children: ReactNode;
}

function Block({ section, onChange, incomplete, children }: BlockProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const title = section.label[language];
  return (
    <section className={styles['block']} aria-label={title}>
      <div className={styles['blockHead']}>
        <h3 className={styles['heading']}>{title}</h3>
        {onChange === undefined ? null : (
          <span>
            {incomplete ? <span className={styles['incomplete']}>{t('summary.blockIncomplete')}</span> : null}
            <Button type="link" id={changeId(section.key)} onClick={() => onChange(section.key)}>
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
