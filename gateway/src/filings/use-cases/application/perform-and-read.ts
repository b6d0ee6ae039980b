import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filingActions, type FilingAction } from '@registrar/domain/transitions';
import type { Actor } from '../../../platform/actor';
import { idempotently, idempotentlyRead, type IdempotentRequest } from '../../../platform/idempotency';
import type { MessageKey } from '../../../platform/language';
import type { Platform } from '../../../platform/platform';
import { refuse } from '../../../platform/refusal';
import { performAction } from '../../engine/perform-action';
import type { PerformInput } from '../../engine/permit';
import { readApplication } from '../detail/read-application';

interface Performed {
  readonly id: string;
  readonly action: FilingAction;
  readonly input: PerformInput;
}

/**
 * Performs the action once per idempotency key, and returns the application as the caller sees it afterwards; a
 * discarded draft is returned as it was before.
 */
export async function performAndRead(
  platform: Platform,
  actor: Actor,
  asked: IdempotentRequest<ApplicationDetail>,
  { id, action, input }: Performed,
): Promise<ApplicationDetail> {
  const {
    runUnitOfWork,
    database: { db },
    clock,
  } = platform;
  const { language } = input;
  if (action === 'discard') {
    return runUnitOfWork((unit) =>
      idempotently(unit, actor, asked, async () => {
        const last = await readApplication(unit.tx, actor, id, { now: unit.now, language });
        await performAction(unit, actor, id, action, input);
        return { ...last, allowedActions: [] };
      }),
    );
  }
  return idempotentlyRead(
    platform,
    actor,
    asked,
    (unit) => performAction(unit, actor, id, action, input),
    () => readApplication(db, actor, id, { now: clock.now(), language }),
  );
}

export function asAction(name: string): FilingAction {
  return filingActions.has(name) ? name : refuse('REQ-404');
}

const DONE: Partial<Record<FilingAction, MessageKey>> = {
  discard: 'filing.done.discard',
  takeCompanyVersion: 'filing.done.takeCompanyVersion',
  submit: 'filing.done.submit',
  parentVerify: 'filing.done.parentVerify',
  parentReject: 'filing.done.parentReject',
  recall: 'filing.done.recall',
  claim: 'filing.done.claim',
  release: 'filing.done.release',
  assess: 'filing.done.assess',
  sendForCorrection: 'filing.done.sendForCorrection',
  resubmit: 'filing.done.resubmit',
  requestAdditionalDocument: 'filing.done.requestAdditionalDocument',
  submitAdditionalDocument: 'filing.done.submitAdditionalDocument',
  verifyAdditionalDocument: 'filing.done.verifyAdditionalDocument',
  rejectAdditionalDocument: 'filing.done.rejectAdditionalDocument',
  verify: 'filing.done.verify',
  forward: 'filing.done.forward',
  returnForReview: 'filing.done.returnForReview',
  resume: 'filing.done.resume',
  approve: 'filing.done.approve',
  reject: 'filing.done.reject',
  revoke: 'filing.done.revoke',
};

/** The text of the toast after an action. */
export function doneMessage(action: FilingAction): MessageKey {
  return DONE[action] ?? 'filing.done.other';
}
