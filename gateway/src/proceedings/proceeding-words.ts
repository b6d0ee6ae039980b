import type { Bilingual } from '@registrar/domain/bilingual';
import {
  phasesOf,
  proceedingKind,
  turnOf,
  type ProceedingFacts,
  type ProceedingKind,
} from '@registrar/domain/proceedings';

export const named = ({ ne, en }: Bilingual) => ({ nameNepali: ne, nameEnglish: en });

/** How it ended; an outcome that its kind has no longer is said as it is stored. */
export const outcomeOf = (kind: string, outcome: string | null) =>
  named(proceedingKind(kind).outcomes[outcome ?? ''] ?? { ne: outcome ?? '', en: outcome ?? '' });

/** Whose turn it is, with the name of the phase; null: it has ended. */
export function turnShown(kind: ProceedingKind, facts: ProceedingFacts, today: string) {
  const turn = turnOf(kind, facts, phasesOf(kind, facts, today), today);
  if (turn === null) return null;
  const name = kind.phases.find(({ key }) => key === turn.phase)?.name ?? { ne: turn.phase, en: turn.phase };
  return { ...turn, phase: named(name), isOver: turn.until !== null && turn.until < today };
}
