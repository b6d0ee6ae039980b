import { opinionBodies, type OpinionBody } from '@registrar/domain/enumerations';
import type { TermOf } from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { readTerm } from '../platform/terms';

export type OpinionRow = TermOf<`OPINION_${OpinionBody}`>;

/** How a body is asked on a day: its name and address, its days, what its silence means. */
export const readOpinionBody = (db: Kysely<DB>, body: OpinionBody, day: string): Promise<OpinionRow> =>
  readTerm(db, `OPINION_${body}`, day);

/** The bodies that have an address on a day. */
export async function bodiesWithAddress(db: Kysely<DB>, day: string): Promise<readonly OpinionBody[]> {
  const reached: OpinionBody[] = [];
  for (const body of opinionBodies.keys) if ((await readOpinionBody(db, body, day)).email !== '') reached.push(body);
  return reached;
}
