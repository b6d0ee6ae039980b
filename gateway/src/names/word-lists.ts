import {
  consentBodies,
  NOTHING_LEARNED,
  type BlacklistEntry,
  type NameRules,
  type WordFrequencies,
} from '@registrar/domain/names';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { referenceData } from '../platform/reference-data';
import { TokenMemory } from './token-memory';

/**
 * The commonest words of each script; all others count as rare. This is all of the register that a gateway keeps in
 * memory.
 */
const COMMONEST = 4_000;

export interface ListTokens {
  readonly blacklist: string;
  readonly rules: string;
  readonly frequencies: string;
  readonly learnedNames: number;
}

const blacklists = new TokenMemory<readonly BlacklistEntry[]>();
const ruleLists = new TokenMemory<NameRules>();
const frequencies = new TokenMemory<WordFrequencies>();

export function readBlacklist(db: Kysely<DB>, { blacklist }: ListTokens): Promise<readonly BlacklistEntry[]> {
  return blacklists.get(blacklist, () =>
    db
      .selectFrom('blacklist_word')
      .select(['word_english as english', 'word_nepali as nepali'])
      .where('retired_at', 'is', null)
      .orderBy('id')
      .execute(),
  );
}

/** The office's word lists as they are under this token. */
export function readRules(db: Kysely<DB>, { rules }: Pick<ListTokens, 'rules'>): Promise<NameRules> {
  return ruleLists.get(rules, async () => {
    const rows = await db
      .selectFrom('name_rule_word')
      .selectAll()
      .where('retired_at', 'is', null)
      .orderBy('word_english')
      .orderBy('word_nepali')
      .execute();
    const words = rows.map(
      ({ list, word_english: english, word_nepali: nepali, mode, overridable, body, nsic_prefixes: nsicPrefixes }) => ({
        list,
        english,
        nepali,
        mode,
        overridable,
        body,
        nsicPrefixes,
      }),
    );
    const of = (wanted: (typeof words)[number]['list']) => words.filter(({ list }) => list === wanted);
    return {
      forbidden: of('FORBIDDEN').map(({ english, nepali, mode, overridable }) => ({
        english,
        nepali,
        mode,
        overridable,
      })),
      pronouns: of('PRONOUN').map(({ english, nepali }) => ({ english, nepali })),
      dotCom: of('DOT_COM').map(({ english, nepali }) => ({ english, nepali })),
      consent: of('CONSENT').map(({ english, nepali, mode, body }) => ({
        english,
        nepali,
        mode,
        body: consentBodies.schema.parse(body),
      })),
      activities: of('ACTIVITY').map(({ english, nepali, nsicPrefixes }) => ({ english, nepali, nsicPrefixes })),
    };
  });
}

/** The word lists of this moment, with the token they have until somebody changes them. */
export const currentRules = referenceData(
  async (db): Promise<{ readonly token: string; readonly rules: NameRules }> => {
    const { rules_token: token } = await db.selectFrom('name_lists').select('rules_token').executeTakeFirstOrThrow();
    return { token, rules: await readRules(db, { rules: token }) };
  },
);

/** How common words are, as the register last taught it. */
export async function readFrequencies(db: Kysely<DB>, tokens: ListTokens): Promise<WordFrequencies> {
  if (tokens.learnedNames === 0) return NOTHING_LEARNED.frequencies;
  return frequencies.get(tokens.frequencies, async () => {
    const counts = { english: new Map<string, number>(), nepali: new Map<string, number>() };
    for (const script of ['english', 'nepali'] as const) {
      const rows = await db
        .selectFrom('name_word')
        .select(['word', 'names'])
        .where('script', '=', script)
        .orderBy('names', 'desc')
        .limit(COMMONEST)
        .execute();
      for (const { word, names } of rows) counts[script].set(word, names);
    }
    return { names: tokens.learnedNames, count: (script, text) => counts[script].get(text) ?? 0 };
  });
}
