import { sql, type Kysely } from 'kysely';
import { checkProposedName } from '../../../gateway/src/names/check-proposed-name';
import { addNameEntries } from '../../../gateway/src/names/name-index';
import type { DB } from '../../../gateway/src/platform/database/schema.generated';
import { uuidv7 } from '../../../gateway/src/platform/ids';
import { LABEL_OF, type CaseAnswer, type Label, type LabelledCase } from './labelled-cases';
import { addTrigrams, isNear, isSame, nearestByTrigram } from './trigrams';

export interface BothAnswers {
  readonly engine: CaseAnswer;
  readonly trigrams: CaseAnswer;
}

/**
 * Asks one case of the portal's own check and of plain trigrams: the case's register and blacklist are what the
 * database holds meanwhile. What was learned of words stays.
 */
export async function answerCase(db: Kysely<DB>, example: LabelledCase): Promise<BothAnswers> {
  const ids = new Map(example.registered.map(({ id }) => [uuidv7(new Date()), id]));
  await sql`truncate name_entry`.execute(db);
  await db.deleteFrom('blacklist_word').execute();
  await addNameEntries(
    db,
    [...ids.keys()].map((holderId, index) => ({
      kind: 'COMPANY',
      holderId,
      english: example.registered[index]?.en ?? '',
      nepali: example.registered[index]?.np ?? '',
    })),
  );
  for (const { en, np } of example.blacklist) {
    await db
      .insertInto('blacklist_word')
      .values({
        word_english: en,
        word_nepali: np,
        type: 'STATE',
        reason_english: '',
        reason_nepali: '',
        added_at: new Date(),
      })
      .execute();
  }
  await addTrigrams(db);
  const name = { english: example.proposedEn, nepali: example.proposedNp };
  const known = (found: readonly string[]): string[] => found.map((id) => ids.get(id) ?? id);

  const engine = await timed(async () => {
    const { outcome, similar } = await checkProposedName(db, name, { now: new Date() });
    return { outcome: LABEL_OF[outcome], hits: known(similar.map(({ id }) => id)) };
  });
  const trigrams = await timed(async () => {
    const found = await nearestByTrigram(db, name);
    const label: Label =
      blacklisted(example) ?? (isSame(found[0]) ? 'REGISTERED' : isNear(found[0]) ? 'SIMILAR' : 'AVAILABLE');
    return { outcome: label, hits: known(found.map(({ id }) => id)) };
  });
  return { engine, trigrams };
}

/** Trigrams know no blacklist: the peer looks for its words as they are written. */
function blacklisted({ blacklist, proposedEn, proposedNp }: LabelledCase): Label | undefined {
  const stands = (text: string, word: string): boolean =>
    word !== '' && ` ${text.toLowerCase()} `.includes(` ${word.toLowerCase()} `);
  return blacklist.some(({ en, np }) => stands(proposedEn, en) || stands(proposedNp, np))
    ? 'BLACKLIST_EXACT'
    : undefined;
}

async function timed(ask: () => Promise<Omit<CaseAnswer, 'ms'>>): Promise<CaseAnswer> {
  const started = performance.now();
  const answer = await ask();
  return { ...answer, ms: performance.now() - started };
}
