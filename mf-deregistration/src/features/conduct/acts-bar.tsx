import { useTranslation } from 'react-i18next';
import type { ProceedingDetail } from '@registrar/domain/calls/proceedings';
import { Button, Sheet } from '@registrar/ui';
import { useAbout } from './act-dialog';
import type { Act } from './conduct';
import styles from './conduct.module.css';

export interface OfActs {
  readonly proceeding: ProceedingDetail;
  readonly onAct: (act: Act) => void;
}

/** What the office can do now for the proceeding as a whole; the gateway says which. */
export function ActsBar({ proceeding, onAct }: OfActs) {
  const { t } = useTranslation();
  const { allowedActs, phases } = proceeding;
  const acts: readonly Act[] = [
    ...allowedActs.openPhase.flatMap((key): Act[] => {
      const phase = phases.find((one) => one.key === key);
      return phase === undefined ? [] : [{ kind: 'openPhase', phase }];
    }),
    ...allowedActs.publish.map((notice): Act => ({ kind: 'publish', notice })),
    ...(allowedActs.askOpinion.length > 0 ? [{ kind: 'askOpinion' } as const] : []),
  ];
  if (acts.length === 0) return null;
  return (
    <Sheet as="section" aria-labelledby="proceeding-acts">
      <h2 id="proceeding-acts" className={styles['heading']}>
        {t('conduct.acts')}
      </h2>
      <div className={styles['actions']}>
        {acts.map((act) => (
          <ActButton
            key={`${act.kind}:${act.kind === 'publish' ? act.notice.notice : ''}`}
            act={act}
            onAct={onAct}
            full
          />
        ))}
      </div>
    </Sheet>
  );
}

interface ActButtonProps {
  readonly act: Act;
  readonly onAct: (act: Act) => void;
  /** Says what it is about; beside its object only a screen reader is told. */
  readonly full?: boolean;
}

export function ActButton({ act, onAct, full = false }: ActButtonProps) {
  const { t } = useTranslation();
  const name = `${t(`conduct.${act.kind}`)}: ${useAbout()(act)}`;
  return (
    <Button size={full ? 'middle' : 'small'} aria-label={name} aria-haspopup="dialog" onClick={() => onAct(act)}>
      {full ? name : t(`conduct.${act.kind}`)}
    </Button>
  );
}
