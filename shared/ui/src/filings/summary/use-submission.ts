import { useState } from 'react';
import type { GatewayFailure } from '@registrar/contract/shell-api';
import { PROCESS_IN_TURN } from '@registrar/domain/calls/peak';
import { failureSchema } from '@registrar/domain/envelope';
import { declarationsOf } from '@registrar/domain/processes';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { offeredOf, usePerformAction } from '../filing/perform-action';
import { useApplicationCache } from '../filing/application';
import { summaryActions } from '../filing/filing-actions';
import { isOvertaken, useShowChanges } from '../company/overtaken';
import { placeOfPart } from '../filing/filing-draft';
import { useFilingPages } from '../filing/filing-pages';
import { useFilingWords } from '../filing/filing-words';
import { usePartLabel } from '../wizard/refused-parts';
import { useWizard } from '../wizard/wizard-context';
import { useTurn } from '../turn/use-turn';
import { useDeclarations } from './declarations';
import { useSeen } from './use-seen';

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
  if (reasons.length > 0)
    return reasons.map((reason) => ({ message: reason.message, wayOut: reason.wayOut ?? undefined, code }));
  return [{ message, code }];
}

interface SubmissionOptions {
  /** Places that are written on this very page, whose changes nobody has to be told. */
  readonly written?: readonly string[];
}

/**
 * The question and the action, first and again after a correction. What is handed in is the version that the page was
 * drawn from; what the gateway refuses stays to be shown.
 */
export function useSubmission(
  onRefused: () => void,
  performs: readonly (typeof summaryActions)[number][] = summaryActions,
  { written = [] }: SubmissionOptions = {},
) {
  const { detail, draft, definition, frame } = useWizard();
  const { navigation } = usePortal();
  const { addressOf } = useFilingPages();
  const cache = useApplicationCache();
  const submit = usePerformAction(performs);
  const offered = offeredOf(detail, performs);
  const showChanges = useShowChanges();
  const declarations = useDeclarations(declarationsOf(definition, frame));
  const turn = useTurn();
  const t = useFilingWords();
  const labelOf = usePartLabel();
  const [asking, setAsking] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const seen = useSeen(written, () => {
    setAsking(false);
    declarations.clear?.();
  });
  const refuse = (found: readonly Refusal[]) => {
    setAsking(false);
    setRefusals(found);
    onRefused();
  };
  const leadToChanges = () => {
    setAsking(false);
    showChanges();
  };
  /** What is typed and not saved was not read here, and would not be handed in. */
  const save = async (): Promise<boolean> => {
    if (await draft.flush()) return true;
    refuse(
      draft.waiting().map((part) => ({
        path: placeOfPart(part).sectionKey,
        message: t('wizard.notSaved', { part: labelOf(part) }),
      })),
    );
    return false;
  };
  const ask = async () => {
    if (!(await save())) return;
    await seen.settled();
    setAsking(true);
  };
  const send = async () => {
    if (offered === undefined) return setAsking(false);
    if (!(await save())) return;
    if (definition.process === PROCESS_IN_TURN && offered.action === 'submit') {
      setAsking(false);
      if (!(await turn.take())) return;
    }
    try {
      await submit.mutateAsync({
        applicationId: detail.id,
        action: offered.action,
        version: seen.version ?? detail.version,
        declared: [...declarations.accepted],
      });
      navigation.to(addressOf(detail.id, 'submitted'));
    } catch (error) {
      if (!isGatewayFailure(error)) throw error;
      const overtaken = error.status === 412;
      // the page is drawn anew from what stands there now, or another filing of the company was approved meanwhile
      if (overtaken || error.status === 409) await cache.refresh(detail.id);
      const standing = cache.known(detail.id);
      if (standing !== undefined && isOvertaken(standing)) return leadToChanges();
      if (overtaken) declarations.clear?.();
      refuse(overtaken ? [{ message: t('summary.changedMeanwhile') }] : refusalsOf(error));
    }
  };
  return {
    turn,
    offered,
    declarations,
    asking,
    refusals,
    /** Places that have changed since the page was opened. */
    changed: seen.changed,
    ask: (): void => void ask(),
    cancel: () => setAsking(false),
    forget: () => setRefusals([]),
    send,
  };
}
