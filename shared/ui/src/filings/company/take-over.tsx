import { useEffect, useId, useRef, useState } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { isGatewayFailure } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Radio from 'antd/es/radio';
import { FormSkeleton } from '../../base/feedback/skeletons';
import { PageHeader } from '../../base/layout/page-header';
import { StatusBadge } from '../../base/status/status-badge';
import { useApplicationCache } from '../filing/application';
import { takeOverActions } from '../filing/filing-actions';
import { useFilingFrame } from '../filing/filing-frame';
import { definitionOf, useFilingPages } from '../filing/filing-pages';
import { useFilingTitle } from '../filing/filing-title';
import { useFilingWords } from '../filing/filing-words';
import { offeredOf, usePerformAction } from '../filing/perform-action';
import { DiscardFiling } from '../actions/discard-filing';
import { ChangeOfPart } from './change-of-part';
import { ChangedNamed } from './changed-named';
import { changedParts, type ChangedPart } from './part-choices';
import styles from './take-over.module.css';

type Choice = 'take' | 'keep';

/**
 * The company has changed since this filing was begun: what changed, beside what was answered, and for each part which
 * of the two goes on.
 */
export function TakeOver({ detail }: { readonly detail: ApplicationDetail }) {
  const t = useFilingWords();
  const pages = useFilingPages();
  const definition = definitionOf(pages, detail);
  const title = useFilingTitle(detail, definition);
  const confirms = definition.register.confirmsRegister === true;
  const { frame, complete } = useFilingFrame(detail, definition);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <PageHeader
        title={title}
        badge={<StatusBadge status={detail.status} />}
        action={<DiscardFiling detail={detail} leadsTo={pages.home} />}
      >
        {t('takeOver.kept')}
      </PageHeader>
      <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
        {t('takeOver.title')}
      </h2>
      <p className={styles['lead']}>{t(confirms ? 'takeOver.leadConfirmed' : 'takeOver.lead')}</p>
      <ChangedNamed detail={detail} frame={frame} />
      {complete ? (
        <Choices
          key={detail.presentCompanyVersion}
          detail={detail}
          parts={changedParts(detail, definition, frame)}
          frame={frame}
          confirms={confirms}
        />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

interface ChoicesProps {
  readonly detail: ApplicationDetail;
  readonly parts: readonly ChangedPart[];
  readonly frame: Parameters<typeof ChangeOfPart>[0]['frame'];
  /** The filing confirms the register: its answers follow it, and nobody chooses. */
  readonly confirms: boolean;
}

function Choices({ detail, parts, frame, confirms }: ChoicesProps) {
  const t = useFilingWords();
  const cache = useApplicationCache();
  const takeOver = usePerformAction(takeOverActions);
  const complaint = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  // what nobody wrote over follows the register unless somebody says otherwise
  const choiceOf = ({ part, written }: ChangedPart): Choice | undefined =>
    confirms ? 'take' : (chosen[part] ?? (written ? undefined : 'take'));
  const open = parts.filter((part) => choiceOf(part) === undefined);
  useEffect(() => {
    if (attempt > 0) complaint.current?.focus();
  }, [attempt]);
  const goOn = async () => {
    const offered = offeredOf(detail, takeOverActions);
    setFailure(undefined);
    if (open.length > 0) return setAttempt(attempt + 1);
    if (offered === undefined) return;
    const take = parts.filter((part) => choiceOf(part) === 'take').map(({ part }) => part);
    try {
      await takeOver.mutateAsync({
        applicationId: detail.id,
        action: offered.action,
        version: detail.version,
        take,
        companyVersion: detail.presentCompanyVersion ?? undefined,
      });
      // entries of lists may have come and gone
      await cache.refresh(detail.id);
    } catch (error) {
      if (!isGatewayFailure(error)) throw error;
      setFailure(error.status === 412 ? t('takeOver.changedAgain') : error.message);
      setAttempt(attempt + 1);
      void cache.refresh(detail.id);
    }
  };
  return (
    <div className={styles['parts']}>
      {attempt > 0 && (open.length > 0 || failure !== undefined) ? (
        <div ref={complaint} tabIndex={-1}>
          <Alert type="error" showIcon role="alert" title={failure ?? t('takeOver.open', { count: open.length })} />
        </div>
      ) : null}
      {parts.map((part) => (
        <ChangeOfPart key={part.part} changed={part} company={detail.filedCompany} frame={frame}>
          {(label) =>
            confirms ? (
              <p className={styles['soft']}>
                {t(part.answers.length === 0 ? 'takeOver.noAnswer' : 'takeOver.follows')}
              </p>
            ) : (
              <PartChoice
                label={label}
                part={part}
                choice={choiceOf(part)}
                missing={attempt > 0 && choiceOf(part) === undefined}
                onChoose={(choice) => setChosen({ ...chosen, [part.part]: choice })}
              />
            )
          }
        </ChangeOfPart>
      ))}
      <div className={styles['actions']}>
        <Button type="primary" loading={takeOver.isPending} onClick={() => void goOn()}>
          {t('takeOver.goOn')}
        </Button>
      </div>
    </div>
  );
}

interface PartChoiceProps {
  readonly label: string;
  readonly part: ChangedPart;
  readonly choice: Choice | undefined;
  readonly missing: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/** Where no answer comes from the part there is nothing to choose: the filing only has to know of it. */
function PartChoice({ label, part, choice, missing, onChoose }: PartChoiceProps) {
  const t = useFilingWords();
  const id = useId();
  if (part.answers.length === 0) return <p className={styles['soft']}>{t('takeOver.noAnswer')}</p>;
  return (
    <div className={styles['choice']}>
      <span id={id} className={styles['question']}>
        {t('takeOver.question', { part: label })}
      </span>
      <Radio.Group
        aria-labelledby={id}
        value={choice}
        onChange={(event) => onChoose(event.target.value === 'take' ? 'take' : 'keep')}
        className={styles['radios']}
      >
        <Radio value="take">{t('takeOver.take')}</Radio>
        <Radio value="keep">{t('takeOver.keep')}</Radio>
      </Radio.Group>
      {missing ? <span className={styles['missing']}>{t('takeOver.choose')}</span> : null}
    </div>
  );
}
