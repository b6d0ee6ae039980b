import { useState } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Answers } from '@registrar/domain/processes';
import { useApplicationCache } from '@registrar/ui/filing';
import { useFilingDraft, type Conflict, type SaverState } from '@registrar/ui/sections';

export interface Draft {
  readonly state: SaverState;
  /** Raised when two versions were merged: the forms begin anew with what was decided. */
  readonly round: number;
  /** The answers of a section as they are now: typed and unsaved ones first. */
  readonly answersOf: (sectionKey: string) => Answers;
  /** Of the filing as a whole: what actions are sent over. */
  readonly version: () => number;
  change(sectionKey: string, data: Answers): void;
  /** Saves what waits; false when something could not be saved. */
  flush(): Promise<boolean>;
  settle(conflict: Conflict, data: Answers): void;
}

/** The draft as it is being written: saved by itself, kept when it cannot be, guarded against leaving too early. */
export function useDraft(detail: ApplicationDetail): Draft {
  const cache = useApplicationCache();
  const draft = useFilingDraft(detail);
  const [round, setRound] = useState(0);
  return {
    state: draft.state,
    round,
    answersOf: draft.answersOf,
    version: () => cache.known(detail.id)?.version ?? detail.version,
    change: (sectionKey, data) => draft.change(sectionKey, data, draft.versionOf(sectionKey)),
    flush: draft.flush,
    settle: (conflict, data) => {
      draft.settle(conflict.part, data);
      setRound(round + 1);
    },
  };
}
