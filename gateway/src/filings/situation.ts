import type { Kysely } from 'kysely';
import { roles, type Role } from '@registrar/domain/permissions';
import type { TransitionActor } from '@registrar/domain/transitions';
import { isOnLeave } from '../administration/leave';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { mayFileFor, speaksFor } from '../register/representation';
import type { Application } from './application';

/** Everything the guards ask about: the application, who acts on it, and how the two are related. */
export interface Situation {
  readonly application: Application;
  /** `null`: the gateway itself, for a lease or a deadline that has run out. */
  readonly actor: Actor | null;
  readonly now: Date;
  /** Day of Nepal. */
  readonly today: string;
  /** It is the person's own filing, or that of a company they may file for. */
  readonly isOwner: boolean;
  /** The person opened it. */
  readonly isApplicant: boolean;
  readonly isParentRepresentative: boolean;
  /** The officer is away today. */
  readonly isOnLeave: boolean;
  readonly reservation: { state: 'HELD' | 'REVOKED' | 'CONSUMED'; expiresOn: string } | null;
}

export async function readSituation(db: Kysely<DB>, application: Application, actor: Actor | null, now: Date): Promise<Situation> {
  const { row } = application;
  return {
    application,
    actor,
    now,
    today: dayInNepal(now),
    isOwner: actor !== null && (await ownsApplication(db, application, actor.accountId, dayInNepal(now))),
    isApplicant: actor !== null && row.applicant_id === actor.accountId,
    isParentRepresentative: actor !== null && row.parent_company_id !== null && (await speaksFor(db, actor.accountId, row.parent_company_id, dayInNepal(now))),
    isOnLeave: actor !== null && actor.officeId !== null && (await isOnLeave(db, actor.accountId, dayInNepal(now))),
    reservation: row.status === 'APPROVED' ? await reservationOf(db, row.id) : null,
  };
}

export function roleOf(actor: Actor | null): TransitionActor {
  return actor === null ? 'SYSTEM' : asRole(actor.role);
}

export function asRole(role: string): Role {
  return roles.schema.parse(role);
}

/** An application of a company is its people's, as long as they are: whoever opened it and left has no part in it. */
async function ownsApplication(db: Kysely<DB>, { row }: Application, accountId: string, day: string): Promise<boolean> {
  if (row.company_id === null) return row.applicant_id === accountId;
  return mayFileFor(db, accountId, row.company_id, row.process_name, day);
}

async function reservationOf(db: Kysely<DB>, applicationId: string): Promise<Situation['reservation']> {
  const row = await db.selectFrom('name_reservation').select(['revoked_on', 'consumed_on', 'expires_on']).where('application_id', '=', applicationId).executeTakeFirst();
  if (!row) return null;
  return { state: row.revoked_on ? 'REVOKED' : row.consumed_on ? 'CONSUMED' : 'HELD', expiresOn: row.expires_on };
}
