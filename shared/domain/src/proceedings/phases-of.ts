import type { AdDay } from '../calendar';
import { isGranted } from '../enumerations/application-status';
import { opinionBodies, type ClaimOutcome, type OpinionAnswer, type OpinionSilence } from '../enumerations/proceedings';
import type { NamedProcess } from '../enumerations/processes';
import type { RayaStatus } from '../enumerations/statuses';
import type { PhaseOpening, ProceedingKind, ProceedingPhase } from './proceeding-kind';

/** What happened in a proceeding. Days are AD days of Nepal. */
export interface ProceedingFacts {
  readonly isEnded: boolean;
  /** Filings about the proceeding that are not discarded; `decidedOn` is null while one is not decided. */
  readonly filings: readonly { readonly process: string; readonly status: string; readonly decidedOn: AdDay | null }[];
  /** Every publication or service that was not returned; one kind may be served several times. */
  readonly notices: readonly {
    readonly kind: string;
    readonly publishedOn: AdDay;
    readonly endsOn: AdDay;
    /** So long its end waits for the decision on more time; left out or null: nothing is to be decided. */
    readonly waitsUntil?: AdDay | null;
  }[];
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
    /** Left out or null: the answer was written down as text, and the judgement says what it is. */
    readonly answerKind?: OpinionAnswer | null;
    /** As the row of the body said when it was asked; left out or null: the phase says. */
    readonly silence?: OpinionSilence | null;
    /** The last phase, that of the order, waits for it, whether the kind asks this body or not. */
    readonly stops?: boolean;
  }[];
  /** The day on which what the proceeding costs was paid, or was nothing; left out or null: not yet. */
  readonly paidOn?: AdDay | null;
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
  readonly forms: readonly {
    readonly process: NamedProcess;
    readonly permission: FormPermission;
    readonly isOptional: boolean;
  }[];
}

/** The first phase is reached with the proceeding. */
const ALWAYS: AdDay = '0001-01-01';

/**
 * Every phase as of a day, in order. A phase is open when every form of the phases before it is approved, an optional
 * one that was handed in is decided, and all that it waits for has come. A notice and the office's own opening count
 * from the day on which the phase was reached: what was published before counts for nothing. It never opens early, and
 * on an earlier day it is not open yet.
 */
export function phasesOf(kind: ProceedingKind, happened: ProceedingFacts, today: AdDay): readonly PhaseState[] {
  const facts = asOfDay(happened, today);
  const states: PhaseState[] = [];
  let reachedOn: AdDay | null = ALWAYS;
  for (const phase of kind.phases) {
    const opens = [...phase.opens, ...(phase === kind.phases.at(-1) ? askedBeside(phase, facts) : [])];
    const since: AdDay | null = reachedOn !== null && reachedOn <= today ? reachedOn : null;
    const awaits: PhaseState['awaits'] =
      since === null ? [] : opens.filter((opening) => !hasCome(opening, { phase, facts, since, today }));
    const isOpen: boolean = since !== null && awaits.length === 0;
    const mayFile: boolean = isOpen && !facts.isEnded;
    const mayFileOptional: boolean = mayFile && isWithin(phase.optional?.until, facts, today);
    const forms: PhaseState['forms'] = phase.forms.map((process) => {
      const isOptional = phase.optional?.forms.includes(process) ?? false;
      const mayFileThis = (isOptional ? mayFileOptional : mayFile) && isNext(process, phase, facts);
      return { process, permission: permissionOf(process, facts, mayFileThis), isOptional };
    });
    states.push({ key: phase.key, isOpen, reachedOn: since, awaits, forms });
    reachedOn = isOpen && !isStopped(phase, facts, today) ? lastOf(reachedOn, daysDone(phase, facts)) : null;
  }
  return states;
}

type OpinionOpening = Extract<PhaseOpening, { after: 'OPINION' }>;
/** Once a time has ended while somebody has asked for more of it, it runs on until the decision, at most so long. */
export function asOfDay(facts: ProceedingFacts, today: AdDay): ProceedingFacts {
  return {
    ...facts,
    notices: facts.notices.map((notice) => {
      const { endsOn, waitsUntil = null } = notice;
      return endsOn < today && waitsUntil !== null && waitsUntil > endsOn ? { ...notice, endsOn: waitsUntil } : notice;
    }),
  };
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
    case 'SERVICE':
      return facts.notices.some(
        ({ kind, publishedOn }) => kind === opening.notice && publishedOn >= since && publishedOn <= today,
      );
    case 'OPINION':
      return isConsented(opening, facts, today);
    case 'PAYMENT':
      return facts.paidOn != null && facts.paidOn <= today;
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

/** What the office asked of its own accord, of bodies whose opinion the order waits for. */
function askedBeside({ opens }: ProceedingPhase, { opinions }: ProceedingFacts): readonly OpinionOpening[] {
  const last = new Map(opinions.map((one) => [one.body, one]));
  return [...last.values()].flatMap(({ body, silence, stops }): OpinionOpening[] =>
    stops === true && !opens.some((one) => one.after === 'OPINION' && one.body === body)
      ? [
          {
            after: 'OPINION',
            body: opinionBodies.schema.parse(body),
            silence: silence === 'NO_OBJECTION' ? 'CONSENT' : 'NO_CONSENT',
          },
        ]
      : [],
  );
}

/**
 * An answer that came after the last day changes nothing where silence is consent. The row of a body may make its
 * silence worth less than the phase does, never more.
 */
function isConsented({ body, silence }: OpinionOpening, { opinions }: ProceedingFacts, today: AdDay): boolean {
  const last = opinions.filter((one) => one.body === body).at(-1);
  if (!last) return false;
  const { status, dueOn, answeredOn, judgedOn } = last;
  const wasSilent = dueOn < today && (answeredOn === null || answeredOn > dueOn);
  if (silence === 'CONSENT' && last.silence !== 'NOT_CONSENT' && wasSilent) return true;
  return status === 'APPROVED' && last.answerKind !== 'OBJECTION' && judgedOn !== null && judgedOn <= today;
}

/** The first day on which each form that the phase needs was approved; null for one that is not. */
function approvalsOf({ forms, optional }: ProceedingPhase, { filings }: ProceedingFacts): readonly (AdDay | null)[] {
  const needed = forms.filter((process) => optional?.forms.includes(process) !== true);
  return needed.map((process) => {
    const days = filings.flatMap((filing) =>
      filing.process === process && isGranted(filing.status) && filing.decidedOn !== null ? [filing.decidedOn] : [],
    );
    return days.sort()[0] ?? null;
  });
}

/** The days on which the phase was done: a notice of the next phase counts from the payment, too. */
const daysDone = (phase: ProceedingPhase, facts: ProceedingFacts): readonly (AdDay | null)[] => [
  ...approvalsOf(phase, facts),
  ...(phase.opens.some(({ after }) => after === 'PAYMENT') ? [facts.paidOn ?? null] : []),
];

function lastOf(before: AdDay | null, days: readonly (AdDay | null)[]): AdDay | null {
  return days.reduce((last, day) => (last === null || day === null ? null : day > last ? day : last), before);
}

/** Whoever was served last has the whole time. */
const isWithin = (notice: string | undefined, { notices }: ProceedingFacts, today: AdDay): boolean =>
  notices.some(({ kind, publishedOn, endsOn }) => kind === notice && publishedOn <= today && endsOn >= today);

/** An optional form that was handed in and is not decided yet. */
const isStopped = ({ optional }: ProceedingPhase, { filings }: ProceedingFacts, today: AdDay): boolean =>
  filings.some(
    ({ process, status, decidedOn }) =>
      optional?.forms.some((form) => form === process) === true &&
      status !== 'DRAFT' &&
      !((isGranted(status) || status === 'REJECTED') && decidedOn !== null && decidedOn <= today),
  );

/** The form that has to be approved before this one, if any, is approved. */
function isNext(process: NamedProcess, { inOrder }: ProceedingPhase, { filings }: ProceedingFacts): boolean {
  const before = inOrder?.[process];
  return before === undefined || filings.some((filing) => filing.process === before && isGranted(filing.status));
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
