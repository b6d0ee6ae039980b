import { isStaff, may, roles, STAFF_ROLES, type Role } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import { groundFor, speaksFor, type Ground } from '../register/representation';
import { findApplication, type Application } from './application';

/** An application, the caller, and the relation between them. */
export interface Sight {
  readonly application: Application;
  /** `null`: the gateway itself, for a lease or a deadline that has run out. */
  readonly actor: Actor | null;
  readonly now: Date;
  /** The day in Nepal. */
  readonly today: string;
  /** The caller's own filing, or one of a company they may file for; what an officer opened is that officer's. */
  readonly isOwner: boolean;
  /** The ground on which a company's filing is theirs; null: it is not, or it has no company. */
  readonly ground: Ground | null;
  readonly isParentRepresentative: boolean;
}

/** An officer began it for a company; the company reads it once it is handed in. */
export const isOpenedByOffice = ({ applicant_role, company_id }: Application['row']): boolean =>
  company_id !== null && STAFF_ROLES.some((role) => role === applicant_role);

export async function readSight(
  db: Kysely<DB>,
  application: Application,
  actor: Actor | null,
  now: Date,
): Promise<Sight> {
  const { row } = application;
  const today = dayInNepal(now);
  const isApplicant = actor !== null && row.applicant_id === actor.accountId;
  const ground = actor === null ? null : await groundOfFiling(db, application, actor.accountId, today);
  return {
    application,
    actor,
    now,
    today,
    isOwner: isOpenedByOffice(row) || row.company_id === null ? isApplicant : ground !== null,
    ground,
    isParentRepresentative:
      actor !== null &&
      row.parent_company_id !== null &&
      (await speaksFor(db, actor.accountId, row.parent_company_id, today)),
  };
}

/** Reads an application for a caller who may see it; for others it does not exist (REQ-404). */
export async function seeFiling(
  db: Kysely<DB>,
  actor: Actor,
  id: string,
  now: Date,
  { forUpdate = false } = {},
): Promise<Sight> {
  const application = await findApplication(db, id, { forUpdate, today: dayInNepal(now) });
  const sight = application && (await readSight(db, application, actor, now));
  if (!sight || !maySee(sight)) refuse('REQ-404');
  return sight;
}

/** Officers read the applications of their office; roles that supervise it may read them too. */
export function readsOffice(role: Role): boolean {
  return may(role, 'VIEW_DESK') || may(role, 'ASSIGN_WORK');
}

/**
 * Whether the caller may know that an application exists; otherwise the answer is REQ-404. A draft is visible only to
 * its owners, and a company's application is owned by the users who may file for the company today. The system
 * administrator, who can change rules, sees no applications.
 */
export function maySee({ application: { row }, actor, isOwner, ground, isParentRepresentative }: Sight): boolean {
  if (actor === null || isOwner) return true;
  if (row.status === 'DRAFT') return false;
  if (ground !== null) return true;
  const role = asRole(actor.role);
  if (may(role, 'READ_EVERYTHING')) return true;
  if (readsOffice(role)) return row.office_id === actor.officeId;
  return may(role, 'DECIDE_GROUP_REQUEST') && isParentRepresentative;
}

/**
 * True for a caller whose only relation is the parent company's consent: the office's data and the applicant's other
 * documents are hidden from them.
 */
export function isOnlyParent({ actor, isOwner, isParentRepresentative }: Sight): boolean {
  return actor !== null && isParentRepresentative && !isOwner && !isStaff(actor.role);
}

export function asRole(role: string): Role {
  return roles.schema.parse(role);
}

/** A company's application belongs to the present representatives; a user who opened it and has left has no access. */
async function groundOfFiling(
  db: Kysely<DB>,
  { row }: Application,
  accountId: string,
  day: string,
): Promise<Ground | null> {
  if (row.company_id === null) return null;
  const ground = await groundFor(db, accountId, row.company_id, day);
  if (ground === null || ground === 'REPRESENTATIVE') return ground;
  const mandates = ground.filter(({ processes }) => processes === null || processes.includes(row.process_name));
  return mandates.length === 0 ? null : mandates;
}
