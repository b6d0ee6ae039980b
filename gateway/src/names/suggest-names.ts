import type { Kysely } from 'kysely';
import { checkName, type BlacklistEntry } from '@registrar/domain/names';
import type { DB } from '../platform/database/schema.generated';
import { findCandidates } from './name-index';
import type { ProposedName } from './same-keys';

/** Words of good omen and of the land, which set a name apart when they come before it. */
const LEADING_WORDS: readonly ProposedName[] = [
  { english: 'Himchuli', nepali: 'हिमचुली' },
  { english: 'Sunaulo', nepali: 'सुनौलो' },
  { english: 'Tribeni', nepali: 'त्रिवेणी' },
  { english: 'Aarohan', nepali: 'आरोहण' },
  { english: 'Milansar', nepali: 'मिलनसार' },
];
const SUGGESTIONS_MAXIMUM = 3;

/** Variants of a taken name that are free today. One query for all of them. */
export async function suggestNames(db: Kysely<DB>, name: ProposedName, world: { today: string; blacklist: readonly BlacklistEntry[] }): Promise<ProposedName[]> {
  if (!name.english || !name.nepali) return [];
  const variants = LEADING_WORDS.map((word) => ({ english: `${word.english} ${name.english}`, nepali: `${word.nepali} ${name.nepali}` }));
  const names = await findCandidates(db, variants, world.today);
  return variants.filter((variant) => checkName(variant, { names, blacklist: world.blacklist }).outcome === 'AVAILABLE').slice(0, SUGGESTIONS_MAXIMUM);
}
