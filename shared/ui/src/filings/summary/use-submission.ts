import { useState } from 'react';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { offeredOf, usePerformAction } from '../perform-action';
import { useApplicationCache } from '../application';
import { summaryActions } from '../filing-actions';
import { useFilingPages } from '../filing-pages';
import { useWizard } from '../wizard/wizard-context';

export interface Refusal {
  /** Of the place it is about, as the gateway names it; absent where it is about the filing as a whole. */
  readonly path?: string;
  readonly message: string;
  /** As programs read it. */
  readonly code?: string;
}

/** The question and the action, first and again after a correction. What the gateway refuses stays to be shown. */
export function useSubmission(onRefused: () => void, performs: readonly (typeof summaryActions)[number][] = summaryActions) {
  const { detail, draft } = useWizard();
  const { navigation } = usePortal();
  const { addressOf } = useFilingPages();
  const cache = useApplicationCache();
  const submit = usePerformAction(performs);
  const offered = offeredOf(detail, performs);
  const [asking, setAsking] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const refuse = (found: readonly Refusal[]) => {
    setAsking(false);
    setRefusals(found);
    onRefused();
  };
  const send = async () => {
    if (offered === undefined || !(await draft.flush())) return setAsking(false);
    try {
      // The last save has raised the version.
      const fresh = await cache.readAnew(detail.id);
      await submit.mutateAsync({ applicationId: detail.id, action: offered.action, version: fresh?.version ?? detail.version });
      navigation.to(addressOf(detail.id, 'submitted'));
    } catch (error) {
      if (!isGatewayFailure(error)) throw error;
      refuse(error.errors !== undefined && error.errors.length > 0 ? error.errors.map(({ path, message }) => ({ path, message })) : [{ message: error.message, code: error.code }]);
    }
  };
  return { offered, asking, refusals, ask: () => setAsking(true), cancel: () => setAsking(false), forget: () => setRefusals([]), send };
}
