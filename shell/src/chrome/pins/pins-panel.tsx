import type { Build } from '@registrar/contract/builds';
import { Button, ErrorPanel, ListSkeleton } from '@registrar/ui';
import { Dialog } from '@registrar/ui/components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PinsService } from '../../remotes/pins';
import { BuildChoice } from './build-choice';
import { pinsNamespace } from './pins-namespace';
import styles from './pins.module.css';

/** Version by remote; a remote that is not named is shown as it is live. */
type Chosen = Readonly<Record<string, string>>;

interface PinsPanelProps {
  readonly service: Pick<PinsService, 'builds' | 'apply' | 'closePanel'>;
  readonly current: Chosen;
}

/** For whoever may pin: all builds, and which of them this browser is to show. */
export default function PinsPanel({ service, current }: PinsPanelProps) {
  const { t } = useTranslation(pinsNamespace);
  const [chosen, setChosen] = useState(current);
  const [applying, setApplying] = useState(false);
  const builds = useQuery({ queryKey: ['published-builds'], queryFn: service.builds, staleTime: 0, retry: false });
  const apply = async (wanted: Chosen) => {
    setApplying(true);
    await service.apply(wanted);
    service.closePanel();
  };
  const footer = (
    <div className={styles['footer']}>
      <Button onClick={service.closePanel}>{t('action.cancel', { ns: 'common' })}</Button>
      <Button disabled={applying} onClick={() => void apply({})}>
        {t('clear')}
      </Button>
      <Button type="primary" disabled={applying || !builds.isSuccess} onClick={() => void apply(chosen)}>
        {t('apply')}
      </Button>
    </div>
  );
  return (
    <Dialog open title={t('title')} size="xl" footer={footer} onCancel={service.closePanel}>
      <p className={styles['explanation']}>{t('explanation')}</p>
      {builds.isPending && <ListSkeleton />}
      {builds.isError && <ErrorPanel onRefresh={() => void builds.refetch()} />}
      {builds.isSuccess &&
        remotesOf(builds.data.remotes).map(([remote, list]) => (
          <BuildChoice
            key={remote}
            remote={remote}
            builds={list}
            chosen={chosen[remote] ?? null}
            onChoose={(version) => setChosen(withChoice(chosen, remote, version))}
          />
        ))}
    </Dialog>
  );
}

/** Shells cannot be pinned: the shell is what reads the pins. */
const remotesOf = (remotes: Readonly<Record<string, readonly Build[]>>) =>
  Object.entries(remotes).filter(([remote]) => remote.startsWith('mf-'));

function withChoice(chosen: Chosen, remote: string, version: string | null): Chosen {
  const { [remote]: _, ...others } = chosen;
  return version === null ? others : { ...others, [remote]: version };
}
