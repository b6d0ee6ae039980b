import { useState } from 'react';
import type { GatewayFailure } from '@registrar/contract/shell-api';
import { PROCESS_IN_TURN } from '@registrar/domain/calls/peak';
import { failureSchema } from '@registrar/domain/envelope';
import { declarationsOf } from '@registrar/domain/processes';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { offeredOf, usePerformAction } from '../perform-action';
import { useApplicationCache } from '../application';
import { summaryActions } from '../filing-actions';
import { isOvertaken, useShowChanges } from '../company/overtaken';
import { useFilingPages } from '../filing-pages';
import { useWizard } from '../wizard/wizard-context';
import { useTurn } from '../../turn/use-turn';
import { useDeclarations } from './declarations';

export interface Refusal {
  /** Of the place it is about, as the gateway names it; absent where it is about the filing as a whole. */
  readonly path?: string;
  readonly message: string;
  /** The page of the portal where it is settled. */
  readonly wayOut?: string;
  /** As programs read it. */
  readonly code?: string;
}


const blockedSchema = failureSchema.pick({ blocker: true });

/** Place by place, or everything that the law has against it, or the one sentence. */
function refusalsOf({ errors = [], message, code, details }: GatewayFailure): readonly Refusal[] {
  if (errors.length > 0) return errors.map((error) => ({ path: error.path, message: error.message }));
  const reasons = blockedSchema.safeParse(details).data?.blocker?.reasons ?? [];
  if (reasons.length > 0) return reasons.map((reason) => ({ message: reason.message, wayOut: reason.wayOut ?? undefined, code }));
  return [{ message, code }];
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
  const turn = useTurn();
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
    if (definition.process === PROCESS_IN_TURN && offered.action === 'submit') {
      setAsking(false);
      if (!(await turn.take())) return;
    }
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
      refuse(refusalsOf(error));
    }
  };
  return { turn, offered, declarations, asking, refusals, ask: () => setAsking(true), cancel: () => setAsking(false), forget: () => setRefusals([]), send };
}
