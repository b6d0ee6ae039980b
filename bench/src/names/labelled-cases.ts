import { readFileSync } from 'node:fs';
import type { NameOutcome } from '@registrar/domain/names';
import { z } from 'zod';

const labels = ['BLACKLIST_EXACT', 'REGISTERED', 'BLACKLIST_SIMILAR', 'MISMATCH', 'SIMILAR', 'AVAILABLE'] as const;
export type Label = (typeof labels)[number];

/** One question with the answer it should have, and a small register and blacklist of its own. */
const caseSchema = z.object({
  id: z.string(),
  category: z.string(),
  proposedEn: z.string(),
  proposedNp: z.string(),
  registered: z.array(z.object({ id: z.string(), en: z.string(), np: z.string() })),
  blacklist: z.array(z.object({ en: z.string(), np: z.string() })),
  expectedOutcome: z.enum(labels),
  alsoAccept: z.array(z.string()).default([]),
  expectedHit: z.string().optional(),
});
export type LabelledCase = z.infer<typeof caseSchema>;

export interface CaseAnswer {
  readonly outcome: Label;
  /** Ids of the names that are shown, the nearest first. */
  readonly hits: readonly string[];
  readonly ms: number;
}

export interface Score {
  readonly cases: number;
  readonly outcomeAccuracy: number;
  readonly recallAt10: number;
  readonly falseFlagRate: number;
  readonly falseMismatchRate: number;
  readonly missedMismatchRate: number;
  readonly p50ms: number;
  readonly p99ms: number;
}

export function readCases(file: string): LabelledCase[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => caseSchema.parse(JSON.parse(line)));
}

export const LABEL_OF: Readonly<Record<NameOutcome, Label>> = {
  BLACKLIST_EXACT: 'BLACKLIST_EXACT',
  ALREADY_REGISTERED: 'REGISTERED',
  BLACKLIST_SIMILAR: 'BLACKLIST_SIMILAR',
  NAME_MISMATCH: 'MISMATCH',
  SIMILAR_EXISTS: 'SIMILAR',
  AVAILABLE: 'AVAILABLE',
};

/** Names that must not be called too near, names that agree in the two scripts, names that do not. */
const isHardNegative = ({ category }: LabelledCase): boolean => /^hard-|^hand-negative/.test(category);
const isControl = ({ category }: LabelledCase): boolean => /^ctl-|^hand-control/.test(category);
const isMismatch = ({ expectedOutcome }: LabelledCase): boolean => expectedOutcome === 'MISMATCH';

export interface Judged {
  readonly example: LabelledCase;
  readonly answer: CaseAnswer;
  readonly right: boolean;
}

export function judgeCases(cases: readonly LabelledCase[], answers: readonly CaseAnswer[]): Judged[] {
  return cases.flatMap((example, index) => {
    const answer = answers[index];
    return answer
      ? [
          {
            example,
            answer,
            right: answer.outcome === example.expectedOutcome || example.alsoAccept.includes(answer.outcome),
          },
        ]
      : [];
  });
}

export function scoreOf(
  judged: readonly Judged[],
  percentile: (values: readonly number[], percent: number) => number,
): Score {
  const share = (all: readonly Judged[], counts: (one: Judged) => boolean): number =>
    all.length === 0 ? 0 : round(all.filter(counts).length / all.length, 4);
  const times = judged.map(({ answer }) => answer.ms);
  return {
    cases: judged.length,
    outcomeAccuracy: share(judged, ({ right }) => right),
    recallAt10: share(
      judged.filter(({ example }) => example.expectedHit !== undefined),
      ({ example, answer }) => answer.hits.slice(0, 10).includes(example.expectedHit ?? ''),
    ),
    falseFlagRate: share(
      judged.filter(({ example }) => isHardNegative(example)),
      ({ answer }) => answer.outcome === 'SIMILAR' || answer.outcome === 'REGISTERED',
    ),
    falseMismatchRate: share(
      judged.filter(({ example }) => isControl(example)),
      ({ answer }) => answer.outcome === 'MISMATCH',
    ),
    missedMismatchRate: share(
      judged.filter(({ example }) => isMismatch(example)),
      ({ answer }) => answer.outcome !== 'MISMATCH',
    ),
    p50ms: round(percentile(times, 50), 2),
    p99ms: round(percentile(times, 99), 2),
  };
}

const round = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;
