import { swapsShares } from '@registrar/domain/processes/questions/mergers/company-after';
import { endedByMerger } from '@registrar/domain/processes/questions/mergers/merged-company';
import { publicParts } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import { frameOf, type Application } from '../../../../applications/application';
import type { DB } from '../../../../platform/database/schema.generated';
import { readTerm } from '../../../../platform/terms';

/**
 * A monopoly is judged by the committee where both companies together have more paid-up capital than the term says;
 * companies with members alone have none.
 */
export async function isForCommittee(db: Kysely<DB>, application: Application): Promise<boolean> {
  const { company, named, today } = application;
  const frame = frameOf(application);
  if (!swapsShares(frame)) return false;
  const ended = endedByMerger(frame);
  const merging = [...(company ? [company] : []), ...named.filter(({ id }) => ended.includes(id))];
  const paidUp = merging
    .flatMap(({ parts }) => parts.filter(({ aspect }) => aspect === 'CAPITAL'))
    .reduce((sum, { data }) => sum + (publicParts.CAPITAL.parse(data).paidUpCapital ?? 0), 0);
  return paidUp > (await readTerm(db, 'MERGER_TERMS', today)).committeeAbovePaisa;
}
