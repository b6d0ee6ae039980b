import type { AccessGround } from '@registrar/domain/calls/access-log';
import { isStaff, may } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import type { Actor } from '../../platform/actor';
import type { DB } from '../../platform/database/schema.generated';
import { authorityOfGround, groundFor, type Ground } from '../representation';

/** The ground on which a caller reads a company: representation or mandate, or otherwise their role. */
export type ReaderGround = Ground | Exclude<AccessGround, 'REPRESENTATIVE' | 'AUTHORISATION'>;

interface OfficeOfCompany {
  readonly id: string;
  readonly officeId: number;
}

/**
 * The private data of a company is open to its representatives, its intermediaries, the officers of its office, and
 * roles that read everything. Null: the caller has no ground.
 */
export async function readerGround(
  db: Kysely<DB>,
  actor: Pick<Actor, 'accountId' | 'role' | 'officeId'>,
  { id, officeId }: OfficeOfCompany,
  today: string,
): Promise<ReaderGround | null> {
  if (!isStaff(actor.role)) return groundFor(db, actor.accountId, id, today);
  if (may(actor.role, 'VIEW_DESK') && actor.officeId === officeId) return 'OFFICE';
  return may(actor.role, 'READ_EVERYTHING') ? 'READ_EVERYTHING' : null;
}

/**
 * The ground of an officer who reads by a rule of the route itself: officer of the company's office, or otherwise a
 * role that reads everything.
 */
export const groundOfStaff = (actor: Actor, officeId: number | null): ReaderGround =>
  may(actor.role, 'READ_EVERYTHING') && actor.officeId !== officeId ? 'READ_EVERYTHING' : 'OFFICE';

/** The processes that a reader may file on this ground; an office reads all of them. */
export function authorityOfReader(ground: ReaderGround): 'ALL' | readonly string[] {
  return ground === 'REPRESENTATIVE' || typeof ground !== 'string' ? authorityOfGround(ground) : 'ALL';
}
