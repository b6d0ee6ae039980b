import type { AdDay } from '../calendar';
import { isGranted } from '../enumerations/application-status';
import type { NamedProcess } from '../enumerations/processes';
import type { ProceedingKind, ProceedingPhase } from './proceeding-kind';

/** What happened in a proceeding. Days are AD days of Nepal. */
export interface ProceedingFacts {
  readonly isEnded: boolean;
  /** Filings about the proceeding that are not discarded, with their status. */
  readonly filings: readonly { readonly process: string; readonly status: string }[];
  readonly notices: readonly { readonly kind: string; readonly publishedOn: AdDay; readonly endsOn: AdDay }[];
  /** Phases that the office has opened. */
  readonly opened: readonly { readonly phase: string; readonly on: AdDay }[];
}

/** LOCKED, OPEN, SUBMITTED, APPROVED: `phasePermissions` of the enumerations. */
export type FormPermission = 'LOCKED' | 'OPEN' | 'SUBMITTED' | 'APPROVED';

export interface PhaseState {
  readonly key: string;
  readonly isOpen: boolean;
  readonly forms: readonly { readonly process: NamedProcess; readonly permission: FormPermission }[];
}

/**
 * Every phase as of a day, in order. A phase is open when every form of the phases before it is approved and all that
 * it waits for has come; it never opens early, and on an earlier day it is not open yet.
 */
export function phasesOf(kind: ProceedingKind, facts: ProceedingFacts, today: AdDay): readonly PhaseState[] {
  const states: PhaseState[] = [];
  let isReached = true;
  for (const phase of kind.phases) {
    const isOpen: boolean = isReached && hasComeTo(phase, facts, today);
    const mayFile: boolean = isOpen && !facts.isEnded;
    const forms: PhaseState['forms'] = phase.forms.map((process) => ({
      process,
      permission: permissionOf(process, facts, mayFile),
    }));
    states.push({ key: phase.key, isOpen, forms });
    isReached = isOpen && forms.every(({ permission }) => permission === 'APPROVED');
  }
  return states;
}

function hasComeTo({ key, opens }: ProceedingPhase, { notices, opened }: ProceedingFacts, today: AdDay): boolean {
  return opens.every((opening) =>
    opening.after === 'NOTICE'
      ? notices.some((notice) => notice.kind === opening.notice && notice.endsOn < today)
      : opened.some(({ phase, on }) => phase === key && on <= today),
  );
}

/** A filing that was rejected leaves its form open; one that is sent back for correction stays handed in. */
function permissionOf(process: NamedProcess, { filings }: ProceedingFacts, mayFile: boolean): FormPermission {
  const handedIn = filings.filter(
    (filing) => filing.process === process && filing.status !== 'DRAFT' && filing.status !== 'REJECTED',
  );
  if (handedIn.some(({ status }) => isGranted(status))) return 'APPROVED';
  if (handedIn.length > 0) return 'SUBMITTED';
  return mayFile ? 'OPEN' : 'LOCKED';
}
