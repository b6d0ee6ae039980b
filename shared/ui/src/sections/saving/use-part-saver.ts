import { useEffect, useState } from 'react';
import { useKeptAnswers, useLeaveGuard, useStore } from '@registrar/runtime';
import { createPartSaver, type PartSaver, type PartSaverOptions, type Saved, type SaverState } from './part-saver';
import { sameAnswer } from '../section/same-answer';

export interface LivePartSaver extends Omit<PartSaver, 'state' | 'stop'> {
  readonly state: SaverState;
}

/**
 * Saves of this tab that are under way, by record and part: a page that is opened anew meanwhile goes on from what they
 * make.
 */
const underWay = new Map<string, Promise<Saved | undefined>>();

type Options = Pick<PartSaverOptions, 'savedAt' | 'save' | 'failureOf' | 'isPart'>;
/** What the page was opened with: a save whose answer was lost with the page before stands there. */
type StandingOf = (part: string) => Saved | undefined;

const saveOf = (record: string, part: string): string => JSON.stringify([record, part]);

/** The same saver, aware of those before it. */
function afterOthers(
  record: string,
  { save, ...options }: Options,
  standing: StandingOf | undefined,
): Omit<PartSaverOptions, 'keeper'> {
  return {
    ...options,
    savedBefore(part, data) {
      const stands = standing?.(part);
      // somebody else's answers are a conflict, which the gateway tells
      return (
        underWay.get(saveOf(record, part)) ??
        (stands !== undefined && sameAnswer(stands.data, data) ? Promise.resolve(stands) : undefined)
      );
    },
    async save(part, data, version) {
      const key = saveOf(record, part);
      const saving = save(part, data, version);
      const told = saving.then(
        (saved) => ({ data, ...saved }),
        () => undefined,
      );
      underWay.set(key, told);
      void told.finally(() => underWay.get(key) === told && underWay.delete(key));
      return saving;
    },
  };
}

/**
 * The parts of one filing as they are being written: saved by themselves, kept when they cannot be, guarded against
 * leaving too early.
 */
export function usePartSaver(
  record: string,
  options: Pick<PartSaverOptions, 'savedAt' | 'save' | 'failureOf' | 'isPart'>,
  standing?: (part: string) => Saved | undefined,
): LivePartSaver {
  const keeper = useKeptAnswers(record);
  const [saver] = useState(() => createPartSaver({ ...afterOthers(record, options, standing), keeper }));
  const state = useStore(saver.state);
  useLeaveGuard(state.kind !== 'untouched' && state.kind !== 'saved', () => saver.flush());

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
