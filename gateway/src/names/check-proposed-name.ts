import type { NameCheckAnswer } from '@registrar/domain/calls/names';
import { checkName, type NameCheckInput } from '@registrar/domain/names';
import type { Kysely } from 'kysely';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { viewRegister } from './name-register';
import { suggestNames } from './suggest-names';

/**
 * The one check of a name: the public page, the submission and the officer's view all ask here. It reads what could
 * stand in the way and leaves the judgement to the rules of the domain.
 */
export async function checkProposedName(
  db: Kysely<DB>,
  name: NameCheckInput,
  context: { now: Date; applicationId?: string; suggest?: boolean },
): Promise<NameCheckAnswer> {
  const today = dayInNepal(context.now);
  const view = await viewRegister(db, name, { today, exceptHolder: context.applicationId });
  const result = checkName(name, view);
  return { ...result, suggestions: context.suggest ? await suggestNames(db, name, result, today) : [] };
}
