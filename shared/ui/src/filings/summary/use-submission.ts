import { useState } from 'react';
import { declarationsOf } from '@registrar/domain/processes';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { offeredOf, usePerformAction } from '../perform-action';
import { useApplicationCache } from '../application';
import { summaryActions } from '../filing-actions';
import { isOvertaken, useShowChanges } from '../company/overtaken';
import { useFilingPages } from '../filing-pages';
import { useWizard } from '../wizard/wizard-context';
import { useDeclarations } from './declarations';

export interface Refusal {
  /** Of the place it is about, as the gateway names it; absent where it is about the filing as a whole. */
  readonly path?: string;
  readonly message: string;
  /** As programs read it. */
  readonly code?: string;
}

/** The question and the action, first and again after a correction. What the gateway refuses stays to be shown. */
export function useSubmission(onRefused: () => void, performs: readonly (typeof summaryActions)[number][] = summaryActions) {
  const { detail, draft, definition } = useWizard();
  const { navigation } = usePortal();
  const { addressOf } = useFilingPages();
  const cache = useApplicationCache();
  const submit = usePerformAction(performs);
  const offered = offeredOf(detail, performs);
  const showChanges = useShowChanges();
  const declarations = useDeclarations(declarationsOf(definition));
  const [asking, setAsking] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const refuse = (found: readonly Refusal[]) => {
    setAsking(false);
    setRefusals(found);
    onRefused();
  };
  const leadToChanges = () => {
    setAsking(false);
    showChanges();
  };
  const send = async () => {
    if (offered === undefined || !(await draft.flush())) return setAsking(false);
    try {
      // The last save has raised the version.
      const fresh = await cache.readAnew(detail.id);
      if (fresh !== undefined && isOvertaken(fresh)) return leadToChanges();
      await submit.mutateAsync({ applicationId: detail.id, action: offered.action, version: fresh?.version ?? detail.version, declared: [...declarations.accepted] });
      navigation.to(addressOf(detail.id, 'submitted'));
    } catch (error) {
      if (!isGatewayFailure(error)) throw error;
      // another filing may have been approved between the two calls
      const standing = error.status === 409 ? await cache.readAnew(detail.id) : undefined;
      if (standing !== undefined && isOvertaken(standing)) return leadToChanges();
      refuse(error.errors !== undefined && error.errors.length > 0 ? error.errors.map(({ path, message }) => ({ path, message })) : [{ message: error.message, code: error.code }]);
    }
  };
  return { offered, declarations, asking, refusals, ask: () => setAsking(true), cancel: () => setAsking(false), forget: () => setRefusals([]), send };
}
