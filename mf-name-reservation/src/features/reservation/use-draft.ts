import { useEffect, useState } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { isGatewayFailure, useLeaveGuard, usePortal, useStore } from '@registrar/runtime';
import { createDraftSaver, type DraftSaver, type DraftState, type SaveFailure } from '../../model/draft-saver';
import { useApplicationCache } from './get-application';
import { saveSection } from './save-section';

export interface Draft {
  readonly state: DraftState;
  readonly change: DraftSaver['change'];
  readonly flush: DraftSaver['flush'];
  readonly version: DraftSaver['version'];
}

function failureOf(error: unknown): SaveFailure {
  if (!isGatewayFailure(error)) return 'failed';
  if (error.status === 409 || error.status === 412) return 'conflict';
  return error.cause === 'no-connection' || error.cause === 'timeout' ? 'offline' : 'failed';
}

const latestSave = ({ sections }: ApplicationDetail): string | null =>
  sections.reduce<string | null>((latest, { savedAt }) => (savedAt !== null && (latest === null || savedAt > latest) ? savedAt : latest), null);

/** The draft as it is being written: saved by itself, kept when it cannot be, guarded against leaving too early. */
export function useDraft(detail: ApplicationDetail): Draft {
  const { gateway } = usePortal();
  const cache = useApplicationCache();
  const [saver] = useState(() =>
    createDraftSaver({
      opened: detail,
      savedAt: latestSave(detail),
      save: (sectionKey, data, version) => saveSection(gateway, { applicationId: detail.id, sectionKey, version, data }),
      onSaved: cache.put,
      failureOf,
    }),
  );
  const state = useStore(saver.state);
  useLeaveGuard(state.kind !== 'untouched' && state.kind !== 'saved');

  useEffect(() => {
    const retry = () => saver.retry();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      saver.stop();
    };
  }, [saver]);

  return { state, change: saver.change, flush: saver.flush, version: saver.version };
}
