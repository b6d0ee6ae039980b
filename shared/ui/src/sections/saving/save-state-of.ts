import type { SaveState } from '../../base/feedback/save-state';
import type { SaverState } from './part-saver';

/** One line about what is being saved; a conflict and a refusal have more to say and say it themselves. */
export function saveStateOf({ kind, savedAt }: SaverState): SaveState | undefined {
  if (kind === 'untouched' || kind === 'refused') return undefined;
  if (kind === 'saved') return savedAt === null ? undefined : { kind, at: savedAt };
  return { kind };
}
