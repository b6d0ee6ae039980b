import { useEffect, useState } from 'react';
import { useKeptAnswers, useLeaveGuard, useStore } from '@registrar/runtime';
import { createPartSaver, type PartSaver, type PartSaverOptions, type SaverState } from './part-saver';

export interface LivePartSaver extends Omit<PartSaver, 'state' | 'stop'> {
  readonly state: SaverState;
}

/** The parts of one filing as they are being written: saved by themselves, kept when they cannot be, guarded against leaving too early. */
export function usePartSaver(record: string, options: Pick<PartSaverOptions, 'savedAt' | 'save' | 'failureOf'>): LivePartSaver {
  const keeper = useKeptAnswers(record);
  const [saver] = useState(() => createPartSaver({ ...options, keeper }));
  const state = useStore(saver.state);
  useLeaveGuard(state.kind !== 'untouched' && state.kind !== 'saved', saver.flush);

  useEffect(() => {
    // What was kept from an earlier visit goes now.
    saver.start();
    const retry = () => saver.retry();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      saver.stop();
    };
  }, [saver]);
  return { ...saver, state };
}
