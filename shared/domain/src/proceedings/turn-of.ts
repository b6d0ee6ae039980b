import type { AdDay } from '../calendar';
import type { ProceedingTurn } from '../enumerations/proceedings';
import { asOfDay, type PhaseState, type ProceedingFacts } from './phases-of';
import type { PhaseOpening, ProceedingKind } from './proceeding-kind';

export interface TurnOfProceeding {
  /** The phase that is open, or that is waited for. */
  readonly phase: string;
  readonly turn: ProceedingTurn;
  /** The last day of it; null: none is set. */
  readonly until: AdDay | null;
}

/**
 * Whose turn it is in a proceeding, and until when; null: it has ended. The phase that comes first counts: a form that
 * the company has not handed in yet comes before one on which the office has to decide.
 */
export function turnOf(
  kind: ProceedingKind,
  happened: ProceedingFacts,
  phases: readonly PhaseState[],
  today: AdDay,
): TurnOfProceeding | null {
  const facts = asOfDay(happened, today);
  if (facts.isEnded) return null;
  const waiting = phases.find(({ isOpen, forms }) => !isOpen || forms.some(isWaitedFor));
  const last = kind.phases.at(-1);
  // all is approved and open: the office ends it
  if (waiting === undefined) return { phase: last?.key ?? '', turn: 'OFFICE', until: null };
  const { key: phase, isOpen, awaits, forms } = waiting;
  if (isOpen) {
    if (!forms.some(({ permission }) => permission === 'OPEN')) return { phase, turn: 'OFFICE', until: null };
    const { optional } = kind.phases.find(({ key }) => key === phase) ?? {};
    return { phase, turn: 'COMPANY', until: lastDayOf(optional?.until ?? kind.late?.notice, facts) };
  }
  const turns = awaits.map((opening) => turnOfOpening(kind, opening, facts, today));
  const { turn, until } =
    turns.find((one) => one.turn === 'OFFICE') ?? turns[0] ?? ({ turn: 'OFFICE', until: null } as const);
  return { phase, turn, until };
}

/** A form that the company need not hand in is waited for while it may do so, or while nobody has decided on it. */
const isWaitedFor = ({ permission, isOptional }: PhaseState['forms'][number]): boolean =>
  permission !== 'APPROVED' && !(isOptional && permission === 'LOCKED');

function turnOfOpening(
  kind: ProceedingKind,
  opening: PhaseOpening,
  facts: ProceedingFacts,
  today: AdDay,
): Omit<TurnOfProceeding, 'phase'> {
  switch (opening.after) {
    case 'OFFICE':
    case 'SERVICE':
      return { turn: 'OFFICE', until: null };
    case 'PAYMENT':
      return { turn: 'COMPANY', until: null };
    case 'PARTNER':
      return { turn: 'PARTNER', until: lastDayOf(kind.lapses?.notice, facts) };
    case 'NOTICE': {
      const ends = lastDayOf(opening.notice, facts);
      return ends === null || ends < today ? { turn: 'OFFICE', until: null } : { turn: 'TIME', until: ends };
    }
    case 'OPINION': {
      const asked = facts.opinions.filter(({ body }) => body === opening.body).at(-1);
      return asked === undefined || asked.status !== 'REQUESTED'
        ? { turn: 'OFFICE', until: null }
        : { turn: 'BODY', until: asked.dueOn };
    }
  }
}

/** Of the notice that was given last. */
function lastDayOf(notice: string | undefined, { notices }: ProceedingFacts): AdDay | null {
  return (
    notices
      .filter(({ kind }) => kind === notice)
      .map(({ endsOn }) => endsOn)
      .sort()
      .at(-1) ?? null
  );
}
