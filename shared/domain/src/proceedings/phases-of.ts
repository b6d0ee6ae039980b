import type { AdDay } from '../calendar';
import { isGranted } from '../enumerations/application-status';
import type { ClaimOutcome } from '../enumerations/proceedings';
import type { NamedProcess } from '../enumerations/processes';
import type { RayaStatus } from '../enumerations/statuses';
import type { PhaseOpening, ProceedingKind, ProceedingPhase } from './proceeding-kind';

/** What happened in a proceeding. Days are AD days of Nepal. */
export interface ProceedingFacts {
  readonly isEnded: boolean;
  /** Filings about the proceeding that are not discarded; `decidedOn` is null while one is not decided. */
  readonly filings: readonly { readonly process: string; readonly status: string; readonly decidedOn: AdDay | null }[];
  /** Every publication or service that was not returned; one kind may be served several times. */
  readonly notices: readonly { readonly kind: string; readonly publishedOn: AdDay; readonly endsOn: AdDay }[];
  /** Objections that came within a notice; `outcome` is null while one is not judged. */
  readonly objections: readonly {
    readonly notice: string;
    readonly outcome: ClaimOutcome | null;
    readonly judgedOn: AdDay | null;
  }[];
  /** Opinions in the order in which they were asked; the last one of a body counts. */
  readonly opinions: readonly {
    readonly body: string;
    readonly status: RayaStatus;
    readonly dueOn: AdDay;
    readonly answeredOn: AdDay | null;
    readonly judgedOn: AdDay | null;
  }[];
  /** Phases that the office or the partner has opened. */
  readonly opened: readonly { readonly phase: string; readonly on: AdDay }[];
}

/** LOCKED, OPEN, SUBMITTED, APPROVED: `phasePermissions` of the enumerations. */
export type FormPermission = 'LOCKED' | 'OPEN' | 'SUBMITTED' | 'APPROVED';

export interface PhaseState {
  readonly key: string;
  readonly isOpen: boolean;
  /** The day on which the phases before were approved; null: not yet. From it on the phase waits for what opens it. */
  readonly reachedOn: AdDay | null;
  /** What of that has not come yet; empty for a phase that is open or not reached. */
  readonly awaits: readonly PhaseOpening[];
  readonly forms: readonly { readonly process: NamedProcess; readonly permission: FormPermission }[];
}

/** The first phase is reached with the proceeding. */
const ALWAYS: AdDay = '0001-01-01';

/**
 * Every phase as of a day, in order. A phase is open when every form of the phases before it is approved and all that
 * it waits for has come. A notice and the office's own opening count from the day on which the phase was reached: what
 * was published before counts for nothing. It never opens early, and on an earlier day it is not open yet.
 */
export function phasesOf(kind: ProceedingKind, facts: ProceedingFacts, today: AdDay): readonly PhaseState[] {
  const states: PhaseState[] = [];
  let reachedOn: AdDay | null = ALWAYS;
  for (const phase of kind.phases) {
    const since: AdDay | null = reachedOn !== null && reachedOn <= today ? reachedOn : null;
    const awaits: PhaseState['awaits'] =
      since === null ? [] : phase.opens.filter((opening) => !hasCome(opening, { phase, facts, since, today }));
    const isOpen: boolean = since !== null && awaits.length === 0;
    const mayFile: boolean = isOpen && !facts.isEnded;
    const forms: PhaseState['forms'] = phase.forms.map((process) => ({
      process,
      permission: permissionOf(process, facts, mayFile),
    }));
    states.push({ key: phase.key, isOpen, reachedOn: since, awaits, forms });
    reachedOn = isOpen ? lastOf(reachedOn, approvalsOf(phase, facts)) : null;
  }
  return states;
}

interface Waiting {
  readonly phase: ProceedingPhase;
  readonly facts: ProceedingFacts;
  readonly since: AdDay;
  readonly today: AdDay;
}

function hasCome(opening: PhaseOpening, { phase, facts, since, today }: Waiting): boolean {
  switch (opening.after) {
    case 'NOTICE':
      return isOver(opening.notice, facts, since, today) && isUnopposed(opening.notice, facts, today);
    case 'OPINION':
      return isConsented(opening, facts, today);
    case 'OFFICE':
    case 'PARTNER':
      return facts.opened.some((one) => one.phase === phase.key && one.on >= since && one.on <= today);
  }
}

/** Published since then, and no service of it is still running: whoever was served last has the whole time. */
function isOver(notice: string, { notices }: ProceedingFacts, since: AdDay, today: AdDay): boolean {
  const counted = notices.filter(({ kind, publishedOn }) => kind === notice && publishedOn >= since);
  return counted.length > 0 && counted.every(({ endsOn }) => endsOn < today);
}

/** A convincing objection stops the phase, and so does one that nobody has judged. */
function isUnopposed(notice: string, { objections }: ProceedingFacts, today: AdDay): boolean {
  return objections.every(
    (one) => one.notice !== notice || (one.outcome === 'DISMISSED' && one.judgedOn !== null && one.judgedOn <= today),
  );
}

/** An answer that came after the last day changes nothing where silence is consent. */
function isConsented(
  { body, silence }: Extract<PhaseOpening, { after: 'OPINION' }>,
  { opinions }: ProceedingFacts,
  today: AdDay,
): boolean {
  const last = opinions.filter((one) => one.body === body).at(-1);
  if (!last) return false;
  const { status, dueOn, answeredOn, judgedOn } = last;
  const wasSilent = dueOn < today && (answeredOn === null || answeredOn > dueOn);
  if (silence === 'CONSENT' && wasSilent) return true;
  return status === 'APPROVED' && judgedOn !== null && judgedOn <= today;
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
