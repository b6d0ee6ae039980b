import { useTranslation } from 'react-i18next';
import type { ProceedingDetail } from '@registrar/domain/calls/proceedings';
import { opinionBodies, phasePermissions, processName } from '@registrar/domain/enumerations';
import { useLanguage } from '@registrar/runtime';
import { localName, Sheet } from '@registrar/ui';
import { Steps } from '@registrar/ui/antd';
import styles from './proceedings.module.css';
import { TurnTag } from './turn-tag';

type Phase = ProceedingDetail['phases'][number];

/** The line of phases: what each asks, how far that is, and what it still waits for. */
export function ProceedingPhases({
  proceeding,
}: {
  readonly proceeding: Pick<ProceedingDetail, 'phases' | 'turn' | 'notices' | 'end'>;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { phases, turn } = proceeding;
  const at = phases.findIndex((phase) => !isDone(phase));
  return (
    <Sheet as="section" aria-labelledby="proceeding-phases">
      <h2 id="proceeding-phases" className={styles['heading']}>
        {t('proceedings.phases')}
      </h2>
      {turn === null ? null : (
        <div className={styles['turn']}>
          <TurnTag turn={turn} />
        </div>
      )}
      <Steps
        type="dot"
        orientation="vertical"
        current={at === -1 ? phases.length : at}
        items={phases.map((phase, index) => ({
          key: phase.key,
          title: localName(phase.name, language),
          // an ended proceeding goes no further, whatever had come by then
          status: isDone(phase) ? 'finish' : index === at && proceeding.end === null ? 'process' : 'wait',
          content: <PhaseFacts phase={phase} notices={proceeding.notices} />,
        }))}
      />
    </Sheet>
  );
}

const isDone = ({ isOpen, forms }: Phase): boolean =>
  // a form that need not be handed in is waited for no longer once its time is over
  isOpen &&
  forms.every(
    ({ permission, isOptional }) => permission === 'APPROVED' || (isOptional === true && permission === 'LOCKED'),
  );

function PhaseFacts({ phase, notices }: { readonly phase: Phase; readonly notices: ProceedingDetail['notices'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (phase.forms.length === 0 && phase.awaits.length === 0) return null;
  const nameOf = (key: string) => {
    const notice = notices.find((one) => one.notice === key);
    return notice === undefined ? key : localName(notice.name, language);
  };
  return (
    <ul className={styles['list']}>
      {phase.forms.map(({ process, permission }) => (
        <li key={process}>
          {processName(process)[language]}: {phasePermissions.name(permission)[language]}
        </li>
      ))}
      {phase.awaits.map((opening) => {
        switch (opening.after) {
          case 'NOTICE':
            return <li key={opening.notice}>{t('proceedings.awaits.NOTICE', { notice: nameOf(opening.notice) })}</li>;
          case 'SERVICE':
            return <li key="SERVICE">{t('proceedings.awaits.SERVICE', { notice: nameOf(opening.notice) })}</li>;
          case 'OPINION':
            return (
              <li key={opening.body}>
                {t('proceedings.awaits.OPINION', { body: opinionBodies.name(opening.body)[language] })}
              </li>
            );
          default:
            return <li key={opening.after}>{t(`proceedings.awaits.${opening.after}`)}</li>;
        }
      })}
    </ul>
  );
}
