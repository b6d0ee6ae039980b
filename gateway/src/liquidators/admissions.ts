import type { Language } from '@registrar/domain/bilingual';
import type { AskAdmission, DecideAdmission, OwnAdmission } from '@registrar/domain/calls/liquidators';
import { rolesWith } from '@registrar/domain/permissions';
import { comparedCode } from '@registrar/domain/plain-text';
import type { Kysely } from 'kysely';
import { takeRole } from '../accounts/take-role';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuseField } from '../platform/refuse-field';
import { notify, notifyAll, readReceivers } from '../notifications/notify';
import { companiesOf } from '../register/representation';
import { holdLicence, NO_ACCOUNT, writeChange } from './keep-licences';
import { licenceState } from './licence-state';

/**
 * The account asks to be that of a liquidator in the list: by the licence number, and by its email, which was proven
 * when it was opened and is that of the list. What does not match is one answer, so that nothing of the list is told.
 *
 * @throws VAL-422 where it does not match, FLOW-409 for an account that acts for a company or has a filing
 */
export async function askAdmission(
  unit: UnitOfWork,
  actor: Actor,
  { licenceNumber }: AskAdmission,
  language: Language,
): Promise<void> {
  const { tx, now } = unit;
  const account = await tx
    .selectFrom('account')
    .select(['email', 'email_verified', 'role', 'office_id'])
    .where('id', '=', actor.accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const row = await tx
    .selectFrom('liquidator_licence')
    .selectAll()
    .where('licence_key', '=', comparedCode(licenceNumber))
    .forUpdate()
    .executeTakeFirst();
  const isProven = account.email_verified && row?.email === account.email.toLowerCase();
  if (!row || !isProven || licenceState(row, dayInNepal(now)) !== 'IN_FORCE')
    return refuseField(language, 'licenceNumber', 'LICENCE_NOT_PROVEN');
  if (row.account_id === actor.accountId) return;
  if (row.account_id !== null) refuse('FLOW-409', { message: 'liquidator.accountKnown' });
  await requireOwnAccount(unit, actor.accountId, account.role);
  await tx
    .updateTable('liquidator_licence')
    .set({ account_id: actor.accountId, asked_at: now, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  unit.audit({
    actor,
    action: 'LIQUIDATOR_ADMISSION_ASKED',
    objectType: 'liquidator-licence',
    objectId: row.id,
    objectVersion: row.version + 1,
    after: { accountId: actor.accountId },
  });
  const receivers = await readReceivers(unit, {
    accountIds: [],
    staff: { officeId: account.office_id, roles: rolesWith('ADMIT_LIQUIDATOR') },
  });
  await notifyAll(
    unit,
    [...receivers.keys()].map((accountId) => ({
      accountId,
      eventKey: `liquidator:${row.id}:${row.version}:asked`,
      type: 'WORK_PROCEEDING' as const,
      title: 'liquidator.asked.title' as const,
      body: 'liquidator.asked.body' as const,
      parameters: { name: row.name_english, nameNepali: row.name_nepali, licence: row.licence_number },
      link: '/de-registration-approval/liquidators',
      mail: false,
    })),
    receivers,
  );
}

/** An account of an own role: whoever acts for companies, or files, keeps that account and opens another one. */
async function requireOwnAccount({ tx, now }: UnitOfWork, accountId: string, role: string): Promise<void> {
  const acts = await companiesOf(tx, accountId, dayInNepal(now));
  const filed = await tx
    .selectFrom('application')
    .select('id')
    .where('applicant_id', '=', accountId)
    .where('discarded_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const known = await tx
    .selectFrom('liquidator_licence')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (role !== 'APPLICANT' || acts.length > 0 || filed || known)
    refuse('FLOW-409', { message: 'liquidator.accountInUse' });
}

export async function ownAdmission(db: Kysely<DB>, { accountId }: Actor): Promise<OwnAdmission> {
  const row = await db
    .selectFrom('liquidator_licence')
    .select(['licence_number', 'asked_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.asked_at ? { licenceNumber: row.licence_number, askedAt: row.asked_at.toISOString() } : null;
}

/**
 * A registrar admits the account, which has the role of a liquidator from then on, or does not.
 *
 * @throws REQ-404, VER-412, FLOW-409 where nobody asks, the licence is not in force or the account is used otherwise,
 *   PERM-403 for who wrote the email that the account has proven
 */
export async function decideAdmission(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { version: read, admit, reason }: DecideAdmission,
): Promise<void> {
  const { tx, now } = unit;
  const row = await holdLicence(unit, id, read);
  if (row.account_id === null || row.admitted_at !== null) refuse('FLOW-409', { message: 'liquidator.nobodyAsks' });
  if (row.written_by === actor.accountId) refuse('PERM-403', { message: 'liquidator.secondPerson' });
  const version = row.version + 1;
  const { account_id: accountId } = row;
  if (admit) {
    if (licenceState(row, dayInNepal(now)) !== 'IN_FORCE') refuse('FLOW-409', { message: 'liquidator.licenceEnded' });
    await becomeLiquidator(unit, actor, accountId);
  }
  await tx
    .updateTable('liquidator_licence')
    .set(admit ? { admitted_at: now, admitted_by: actor.accountId, version } : { ...NO_ACCOUNT, version })
    .where('id', '=', id)
    .execute();
  const change = { id, version, before: null, after: { accountId }, reason };
  if (admit) await writeChange(unit, actor, { ...change, act: 'ADMITTED', action: 'LIQUIDATOR_LICENCE_ADMITTED' });
  else await writeChange(unit, actor, { ...change, act: 'NOT_ADMITTED', action: 'LIQUIDATOR_LICENCE_NOT_ADMITTED' });
  await notify(unit, {
    accountId,
    eventKey: `liquidator:${id}:${version}`,
    type: 'MANDATE_CHANGED',
    title: admit ? 'liquidator.admitted.title' : 'liquidator.notAdmitted.title',
    body: admit ? 'liquidator.admitted.body' : 'liquidator.notAdmitted.body',
    remark: reason,
    parameters: { licence: row.licence_number },
    link: admit ? '/de-registration/liquidator' : '/de-registration/liquidator-admission',
  });
}

async function becomeLiquidator(unit: UnitOfWork, actor: Actor, accountId: string): Promise<void> {
  const account = await unit.tx
    .selectFrom('account')
    .select(['role', 'status'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const acts = await companiesOf(unit.tx, accountId, dayInNepal(unit.now));
  if (account.role !== 'APPLICANT' || account.status !== 'ACTIVE' || acts.length > 0)
    refuse('FLOW-409', { message: 'liquidator.accountInUse' });
  await takeRole(unit, actor, { id: accountId, role: account.role }, 'LIQUIDATOR');
}
