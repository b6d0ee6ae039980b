import type { Kysely } from 'kysely';
import type { NameCheckAnswer } from '@registrar/domain/calls/names';
import { checkName, type BlacklistEntry } from '@registrar/domain/names';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { findCandidates } from './name-index';
import type { ProposedName } from './same-keys';
import { suggestNames } from './suggest-names';

/**
 * The one check of a name: the public page, the submission and the officer's view all ask here. It reads what could stand
 * in the way and leaves the judgement to the rules of the domain.
 */
export async function checkProposedName(db: Kysely<DB>, name: ProposedName, context: { now: Date; applicationId?: string; suggest?: boolean }): Promise<NameCheckAnswer> {
  const today = dayInNepal(context.now);
  const blacklist = await readBlacklist(db);
  const names = await findCandidates(db, [name], today, context.applicationId);
  const result = checkName(name, { names, blacklist });
  const taken = result.outcome === 'ALREADY_REGISTERED' || result.outcome === 'SIMILAR_EXISTS';
  const suggestions = taken && context.suggest ? await suggestNames(db, name, { today, blacklist }) : [];
  return { ...result, suggestions };
}

async function readBlacklist(db: Kysely<DB>): Promise<BlacklistEntry[]> {
  return db.selectFrom('blacklist_word').select(['word_english as english', 'word_nepali as nepali']).orderBy('id').execute();
}
