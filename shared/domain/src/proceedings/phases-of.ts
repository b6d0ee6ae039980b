import type { AdDay } from '../calendar';
import { isGranted } from '../enumerations/application-status';
import type { NamedProcess } from '../enumerations/processes';
import type { ProceedingKind, ProceedingPhase } from './proceeding-kind';

/** What happened in a proceeding. Days are AD days of Nepal. */
export interface ProceedingFacts {
  readonly isEnded: boolean;
  /** Filings about the proceeding that are not discarded; `decidedOn` is null while one is not decided. */
  readonly filings: readonly { readonly process: string; readonly status: string; readonly decidedOn: AdDay | null }[];
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
 * it waits for has come since then: a notice that was published before counts for nothing. It never opens early, and on
 * an earlier day it is not open yet.
 */
export function phasesOf(kind: ProceedingKind, facts: ProceedingFacts, today: AdDay): readonly PhaseState[] {
  const states: PhaseState[] = [];
  // the day on which the phases before were approved: from the first one nothing is waited for
  let reachedOn: AdDay | null = '0001-01-01';
  for (const phase of kind.phases) {
    const isOpen: boolean = reachedOn !== null && reachedOn <= today && hasComeTo(phase, facts, reachedOn, today);
    const mayFile: boolean = isOpen && !facts.isEnded;
    const forms: PhaseState['forms'] = phase.forms.map((process) => ({
      process,
      permission: permissionOf(process, facts, mayFile),
    }));
    states.push({ key: phase.key, isOpen, forms });
    reachedOn = isOpen ? lastOf(reachedOn, approvalsOf(phase, facts)) : null;
  }
  return states;
}

function hasComeTo(
  { key, opens }: ProceedingPhase,
  { notices, opened }: ProceedingFacts,
  since: AdDay,
  today: AdDay,
): boolean {
  return opens.every((opening) =>
    opening.after === 'NOTICE'
      ? notices.some(
          ({ kind, publishedOn, endsOn }) => kind === opening.notice && publishedOn >= since && endsOn < today,
        )
      : opened.some(({ phase, on }) => phase === key && on >= since && on <= today),
  );
}

/** The first day on which each form of the phase was approved; null for one that is not. */
function approvalsOf({ forms }: ProceedingPhase, { filings }: ProceedingFacts): readonly (AdDay | null)[] {
  return forms.map((process) => {
    const days = filings.flatMap((filing) =>
      filing.process === process && isGranted(filing.status) && filing.decidedOn !== null ? [filing.decidedOn] : [],
    );
    return days.sort()[0] ?? null;
  });
}

function lastOf(before: AdDay | null, days: readonly (AdDay | null)[]): AdDay | null {
  return days.reduce((last, day) => (last === null || day === null ? null : day > last ? day : last), before);
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
