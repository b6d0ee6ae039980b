import type { CompanyLock, LockCompany } from '@registrar/domain/calls/company-locks';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { Kysely, Selectable } from 'kysely';
import { proveOtp, sendOtp } from '../accounts/otp';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { CompanyLockTable, DB } from '../platform/database/schema.generated';
import { mask } from '../platform/outbound/mask';
import { Refusal, refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import { openOwnCompany, ownCompany } from '../register/open-company';
import { nameOf } from '../register/person-name';
import { lockStandsAt } from '../register/standing-locks';
import { tellOfLock } from './notify-of-lock';

const PURPOSE = 'COMPANY_LOCK';
const DAY = 24 * 3600 * 1000;
type LockRow = Selectable<CompanyLockTable>;

/** The lock that holds at this moment. */
export const standingLock = (db: Kysely<DB>, companyId: string, now: Date): Promise<LockRow | undefined> =>
  db
    .selectFrom('company_lock')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(lockStandsAt(now))
    .orderBy('locked_at', 'desc')
    .executeTakeFirst();

/** From the code to the end of a lock. */
export const releaseDays = async (db: Kysely<DB>, now: Date): Promise<number> =>
  (await readTerm(db, 'COMPANY_LOCK_TERMS', dayInNepal(now))).releaseDays;

/** REQ-404 for who does not represent the company. */
export async function readLock(db: Kysely<DB>, actor: Actor, companyId: string, now: Date): Promise<CompanyLock> {
  const { id, regNo, nameEnglish, nameNepali } = await ownCompany(db, actor, companyId, now);
  const lock = await standingLock(db, companyId, now);
  const email = await contactOf(db, companyId);
  return {
    company: { id, regNo, nameEnglish, nameNepali },
    contact: email === null ? null : mask(email),
    releaseHours: (await releaseDays(db, now)) * 24,
    lock: lock
      ? {
          id: lock.id,
          reason: lock.reason,
          lockedAt: lock.locked_at.toISOString(),
          lockedBy: await nameOf(db, lock.locked_by),
          releasesAt: lock.releases_at?.toISOString() ?? null,
          version: lock.version,
        }
      : null,
  };
}

const contactOf = async (db: Kysely<DB>, companyId: string): Promise<string | null> =>
  (await db.selectFrom('company').select('email').where('id', '=', companyId).executeTakeFirst())?.email ?? null;

/** A submission holds the company as well: it comes before the lock, or is refused. FLOW-409: it is locked already. */
export async function lockCompany(
  unit: UnitOfWork,
  actor: Actor,
  companyId: string,
  asked: LockCompany,
): Promise<void> {
  await openOwnCompany(unit, actor, companyId);
  if (await standingLock(unit.tx, companyId, unit.now)) refuse('FLOW-409', { message: 'lock.already' });
  const id = unit.newId();
  await unit.tx
    .insertInto('company_lock')
    .values({ id, company_id: companyId, locked_by: actor.accountId, locked_at: unit.now, reason: asked.reason })
    .execute();
  unit.audit({
    actor,
    action: 'COMPANY_LOCKED',
    objectType: 'company-lock',
    objectId: id,
    after: { companyId },
    remark: asked.reason,
  });
  await tellOfLock(unit, companyId, { event: 'locked', key: id, remark: asked.reason });
}

/** The code goes to the official email of the company, never to who asks. FLOW-409: not locked, or no email. */
export async function sendReleaseCode(
  unit: UnitOfWork,
  pepper: string,
  actor: Actor,
  companyId: string,
): Promise<OtpSent> {
  await openOwnCompany(unit, actor, companyId);
  const lock = await requireLock(unit, companyId);
  const email = await contactOf(unit.tx, companyId);
  if (email === null) refuse('FLOW-409', { message: 'lock.noContact' });
  const sent = await sendOtp(unit, pepper, {
    purpose: PURPOSE,
    subject: subjectOf(lock),
    recipient: { channel: 'EMAIL', address: email, language: 'np' },
  });
  return { ...sent, sentTo: mask(email) };
}

/** A wrong code is returned as a refusal, so that it is counted. */
export async function releaseByCode(
  unit: UnitOfWork,
  pepper: string,
  { actor, companyId, otp }: { readonly actor: Actor; readonly companyId: string; readonly otp: string },
): Promise<Refusal | undefined> {
  await openOwnCompany(unit, actor, companyId);
  const lock = await requireLock(unit, companyId);
  if (lock.releases_at !== null) refuse('FLOW-409', { message: 'lock.releasing' });
  const proven = await proveOtp(unit, pepper, { purpose: PURPOSE, subject: subjectOf(lock), code: otp });
  if (proven instanceof Refusal) return proven;
  const days = await releaseDays(unit.tx, unit.now);
  const releasesAt = new Date(unit.now.getTime() + days * DAY);
  await write(unit, actor, lock, {
    change: { release_asked_by: actor.accountId, releases_at: releasesAt },
    action: 'COMPANY_LOCK_RELEASE_ASKED',
  });
  await tellOfLock(unit, companyId, { event: 'releasing', key: `${lock.id}:${lock.version}` });
  return undefined;
}

/** Any representative keeps it locked within the day. FLOW-409: nobody releases it. */
export async function keepLocked(unit: UnitOfWork, actor: Actor, companyId: string): Promise<void> {
  await openOwnCompany(unit, actor, companyId);
  const lock = await requireLock(unit, companyId);
  if (lock.releases_at === null) refuse('FLOW-409', { message: 'lock.notReleasing' });
  await write(unit, actor, lock, {
    change: { release_asked_by: null, releases_at: null },
    action: 'COMPANY_LOCK_KEPT',
  });
  await tellOfLock(unit, companyId, { event: 'kept', key: `${lock.id}:${lock.version}` });
}

/** By two persons of the office, at once. */
export async function releaseByOffice(
  unit: UnitOfWork,
  actor: Actor,
  companyId: string,
  remark: string,
): Promise<void> {
  const lock = await requireLock(unit, companyId);
  await write(unit, actor, lock, { change: { released_at: unit.now }, action: 'COMPANY_LOCK_RELEASED', remark });
  await tellOfLock(unit, companyId, { event: 'released', key: lock.id, remark });
}

/** The company is held by the caller. */
async function requireLock({ tx, now }: UnitOfWork, companyId: string): Promise<LockRow> {
  return (await standingLock(tx, companyId, now)) ?? refuse('FLOW-409', { message: 'lock.none' });
}

/** A code is for this lock and this release; what was kept locked needs a new one. */
const subjectOf = ({ id, version }: LockRow): string => `${id}:${version}`;

async function write(
  unit: UnitOfWork,
  actor: Actor,
  lock: LockRow,
  {
    change,
    action,
    remark,
  }: {
    readonly change: Partial<Pick<LockRow, 'release_asked_by' | 'releases_at' | 'released_at'>>;
    readonly action: 'COMPANY_LOCK_RELEASE_ASKED' | 'COMPANY_LOCK_KEPT' | 'COMPANY_LOCK_RELEASED';
    readonly remark?: string;
  },
): Promise<void> {
  await unit.tx
    .updateTable('company_lock')
    .set({ ...change, version: lock.version + 1 })
    .where('id', '=', lock.id)
    .execute();
  unit.audit({
    actor,
    action,
    objectType: 'company-lock',
    objectId: lock.id,
    objectVersion: lock.version + 1,
    after: { companyId: lock.company_id, ...change },
    ...(remark !== undefined && { remark }),
  });
}
