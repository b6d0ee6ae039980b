import { checkName } from '@registrar/domain/names';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { viewRegister } from './name-register';
import type { ProposedName } from './same-keys';

/** Words of good omen and of the land, which set a name apart when they come before it. */
const LEADING_WORDS: readonly ProposedName[] = [
  { english: 'Himchuli', nepali: 'हिमचुली' },
  { english: 'Sunaulo', nepali: 'सुनौलो' },
  { english: 'Tribeni', nepali: 'त्रिवेणी' },
  { english: 'Aarohan', nepali: 'आरोहण' },
  { english: 'Milansar', nepali: 'मिलनसार' },
  { english: 'Pragati', nepali: 'प्रगति' },
  { english: 'Samriddha', nepali: 'समृद्ध' },
  { english: 'Unnati', nepali: 'उन्नति' },
  { english: 'Sirjana', nepali: 'सिर्जना' },
  { english: 'Sagarmatha', nepali: 'सगरमाथा' },
  { english: 'Dhaulagiri', nepali: 'धौलागिरी' },
  { english: 'Bishwas', nepali: 'विश्वास' },
];
const SUGGESTIONS_MAXIMUM = 3;
const TRIED = 5;

/** Variants of a taken name that are free today. Where among the words one begins depends on the name, so that not everybody is offered the same. */
export async function suggestNames(db: Kysely<DB>, name: ProposedName, today: string): Promise<ProposedName[]> {
  if (!name.english || !name.nepali) return [];
  const first = [...name.english].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const free: ProposedName[] = [];
  for (let turn = 0; turn < TRIED && free.length < SUGGESTIONS_MAXIMUM; turn += 1) {
    const word = LEADING_WORDS[(first + turn) % LEADING_WORDS.length];
    if (!word) continue;
    const variant = { english: `${word.english} ${name.english}`, nepali: `${word.nepali} ${name.nepali}` };
    if (checkName(variant, await viewRegister(db, variant, { today })).outcome === 'AVAILABLE') free.push(variant);
  }
  return free;
}
