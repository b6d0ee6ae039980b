import { checkProposedName } from '../../../gateway/src/names/check-proposed-name';
import type { Kysely } from 'kysely';
import type { DB } from '../../../gateway/src/platform/database/schema.generated';
import { percentile } from '../statistics';
import { nearestByTrigram } from './trigrams';
import type { Variant } from './variants';

export interface CheckFigures {
  readonly p50: number;
  readonly p99: number;
  /** Processor time of this process a check; the database's is not in it. */
  readonly processorMs: number;
  readonly recallAt1: number;
  readonly recallAt10: number;
}

type Ask = (variant: Variant) => Promise<readonly { readonly english: string; readonly nepali: string }[]>;

export const byEngine =
  (db: Kysely<DB>): Ask =>
  async ({ asked }) =>
    (await checkProposedName(db, asked, { now: new Date() })).similar;
export const byTrigrams =
  (db: Kysely<DB>): Ask =>
  async ({ asked }) =>
    nearestByTrigram(db, asked);

/** Asks one question after the other, as one person would, and looks for the name that was meant. */
export async function measureChecks(variants: readonly Variant[], ask: Ask): Promise<CheckFigures> {
  const times: number[] = [];
  let [first, ten] = [0, 0];
  const before = process.cpuUsage();
  for (const variant of variants) {
    const started = performance.now();
    const found = await ask(variant);
    times.push(performance.now() - started);
    const place = found.findIndex(
      (name) => name.english === variant.meant.english && name.nepali === variant.meant.nepali,
    );
    if (place === 0) first += 1;
    if (place >= 0 && place < 10) ten += 1;
  }
  const used = process.cpuUsage(before);
  return {
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    processorMs: (used.user + used.system) / 1000 / variants.length,
    recallAt1: first / variants.length,
    recallAt10: ten / variants.length,
  };
}
