import { isStaff, may, roles, type Role } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import { groundFor, speaksFor, type Ground } from '../register/representation';
import { findApplication, type Application } from './application';

/** An application, who looks at it, and how the two are related. */
export interface Sight {
  readonly application: Application;
  /** `null`: the gateway itself, for a lease or a deadline that has run out. */
  readonly actor: Actor | null;
  readonly now: Date;
  /** Day of Nepal. */
  readonly today: string;
  /** It is the person's own filing, or that of a company they may file for. */
  readonly isOwner: boolean;
  /** On what it is theirs as a filing of a company; null: it is not, or it has no company. */
  readonly ground: Ground | null;
  readonly isParentRepresentative: boolean;
}

export async function readSight(
  db: Kysely<DB>,
  application: Application,
  actor: Actor | null,
  now: Date,
): Promise<Sight> {
  const { row } = application;
  const today = dayInNepal(now);
  const ground = actor === null ? null : await groundOfFiling(db, application, actor.accountId, today);
  return {
    application,
    actor,
    now,
    today,
    isOwner: ground !== null || (actor !== null && row.company_id === null && row.applicant_id === actor.accountId),
    ground,
    isParentRepresentative:
      actor !== null &&
      row.parent_company_id !== null &&
      (await speaksFor(db, actor.accountId, row.parent_company_id, today)),
  };
}

/** An application for whoever may see it; for anybody else it is not there. */
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

/** Officers work on what their office has received; those who keep order in it may look. */
export function readsOffice(role: Role): boolean {
  return may(role, 'VIEW_DESK') || may(role, 'ASSIGN_WORK');
}

/**
 * Who may know that an application exists. For everybody else it is not there. A draft is its owner's alone, and an
 * application of a company is owned by whoever may file for it today. The system administrator, who can change the
 * rules, sees no cases.
 */
export function maySee({ application: { row }, actor, isOwner, isParentRepresentative }: Sight): boolean {
  if (actor === null || isOwner) return true;
  if (row.status === 'DRAFT') return false;
  const role = asRole(actor.role);
  if (may(role, 'READ_EVERYTHING')) return true;
  if (readsOffice(role)) return row.office_id === actor.officeId;
  return may(role, 'DECIDE_GROUP_REQUEST') && isParentRepresentative;
}

/**
 * Asked for its consent, and nothing else to the application: the office's part and the applicant's other papers are
 * not the parent company's.
 */
export function isOnlyParent({ actor, isOwner, isParentRepresentative }: Sight): boolean {
  return actor !== null && isParentRepresentative && !isOwner && !isStaff(actor.role);
}

export function asRole(role: string): Role {
  return roles.schema.parse(role);
}

/** An application of a company is its people's, as long as they are: whoever opened it and left has no part in it. */
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
