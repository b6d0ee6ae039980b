import type { AccessGround } from '@registrar/domain/calls/access-log';
import { isStaff, may } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import type { Actor } from '../../platform/actor';
import type { DB } from '../../platform/database/schema.generated';
import { authorityOfGround, groundFor, type Ground } from '../representation';

/** On what somebody reads of a company: their own right to it, or what they are without one. */
export type ReaderGround = Ground | Exclude<AccessGround, 'REPRESENTATIVE' | 'AUTHORISATION'>;

interface OfficeOfCompany {
  readonly id: string;
  readonly officeId: number;
}

/**
 * The private side of a company is for who speaks for it today, for who acts for it, for the officers of its office,
 * and for who may read everything; null: the company is nothing of theirs.
 */
export async function readerGround(
  db: Kysely<DB>,
  actor: Actor,
  { id, officeId }: OfficeOfCompany,
  today: string,
): Promise<ReaderGround | null> {
  if (!isStaff(actor.role)) return groundFor(db, actor.accountId, id, today);
  if (may(actor.role, 'VIEW_DESK') && actor.officeId === officeId) return 'OFFICE';
  return may(actor.role, 'READ_EVERYTHING') ? 'READ_EVERYTHING' : null;
}

/** Of an officer who reads what a rule of its own has opened: as of its office, or else as who may read everything. */
export const groundOfStaff = (actor: Actor, officeId: number | null): ReaderGround =>
  may(actor.role, 'READ_EVERYTHING') && actor.officeId !== officeId ? 'READ_EVERYTHING' : 'OFFICE';

/** In which processes a reader may file on this ground; an office reads all of them. */
export function authorityOfReader(ground: ReaderGround): 'ALL' | readonly string[] {
  return ground === 'REPRESENTATIVE' || typeof ground !== 'string' ? authorityOfGround(ground) : 'ALL';
}
