import {
  englishWords,
  nepaliWords,
  type BlacklistEntry,
  type KnownName,
  type NameKnowledge,
  type NameRules,
} from '@registrar/domain/names';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { chooseKeys } from './choose-keys';
import { lookupKeys } from './lookup-keys';
import { readCandidates } from './name-index';
import type { ProposedName } from './same-keys';
import { readBlacklist, readFrequencies, readRules } from './word-lists';

/**
 * Names expected from the index for one check. Measured: 100 find 99.9 of 100 in 400,000 names; in a larger register
 * more names share each key.
 */
const budgetFor = (names: number): number => Math.min(1_000, 90 + Math.round(names / 25_000));
/** What is compared at most, of what is expected: keys that were rare when they were counted may have become common. */
const COMPARED_OF_EXPECTED = 2;

/** All that a check asks of the register, read in two steps: what is known of the words, then the names themselves. */
export interface RegisterView {
  readonly names: readonly KnownName[];
  readonly blacklist: readonly BlacklistEntry[];
  readonly knowledge: NameKnowledge;
  readonly rules: NameRules;
}

export interface ViewOptions {
  readonly today: string;
  /** The application that asks does not stand in its own way. */
  readonly exceptHolder?: string;
}

interface KnownOfWords {
  readonly blacklist: string;
  readonly rules: string;
  readonly frequencies: string;
  readonly learnedNames: number;
  /** [key, names] of the keys that many names have. */
  readonly keys: readonly (readonly [number, number])[] | null;
  /** [English word, Nepali word, names] */
  readonly pairs: readonly (readonly [string, string, number])[] | null;
}

export async function viewRegister(db: Kysely<DB>, name: ProposedName, options: ViewOptions): Promise<RegisterView> {
  const keys = lookupKeys(name);
  const known = await readKnown(db, name, keys.all);
  const frequencyOf = new Map(known.keys ?? []);
  const budget = budgetFor(known.learnedNames);
  const pairs = new Map((known.pairs ?? []).map(([english, nepali, names]) => [`${english}\t${nepali}`, names]));
  return {
    blacklist: await readBlacklist(db, known),
    rules: await readRules(db, known),
    knowledge: {
      frequencies: await readFrequencies(db, known),
      together: (english, nepali) => pairs.get(`${english}\t${nepali}`) ?? 0,
    },
    names: await readCandidates(db, chooseKeys(keys, frequencyOf, budget), {
      today: options.today,
      most: COMPARED_OF_EXPECTED * budget,
      exceptHolder: options.exceptHolder,
    }),
  };
}

async function readKnown(db: Kysely<DB>, name: ProposedName, keys: readonly number[]): Promise<KnownOfWords> {
  const english = englishWords(name.english).map((word) => word.text);
  const nepali = nepaliWords(name.nepali).map((word) => word.text);
  const { rows } = await sql<KnownOfWords>`
    select blacklist_token as blacklist, rules_token as rules, frequencies_token as frequencies, learned_names as "learnedNames",
           (select json_agg(json_build_array(key, names)) from name_key_frequency where key = any(${[...keys]}::integer[])) as keys,
           (select json_agg(json_build_array(english, nepali, names)) from name_word_pair
             where english = any(${english}::text[]) and nepali = any(${nepali}::text[])) as pairs
      from name_lists`.execute(db);
  const [known] = rows;
  if (!known) throw new Error('The lists of the name check have no row');
  return known;
}
