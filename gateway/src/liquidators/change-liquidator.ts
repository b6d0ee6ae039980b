import type { Language } from '@registrar/domain/bilingual';
import type { ChangeLiquidator, LiquidatorOfProceeding } from '@registrar/domain/calls/liquidations';
import { liquidatorOfProceedingSchema } from '@registrar/domain/calls/liquidations';
import { addDays } from '@registrar/domain/calendar';
import { may } from '@registrar/domain/permissions';
import { partInCompany } from '@registrar/domain/processes/questions/closing/liquidator';
import type { Kysely } from 'kysely';
import { findApplication, frameOf } from '../applications/application';
import { accountsOf } from '../obligations/liquidator-accounts';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuseField } from '../platform/refuse-field';
import { conduct } from '../proceedings/lock-proceeding';
import { readableProceeding } from '../proceedings/read-proceeding';
import { appoint, namedLicence } from './appointments';
import { licenceState } from './licence-state';
import { tellAppointed, tellReplaced } from './notify-liquidator';
import { paperClaims, shownAccounts } from './shown-accounts';

/**
 * The office names another liquidator, such as one whose licence is in force. Who was named before has no access from
 * this moment on; accounts and claims stay with the liquidation.
 *
 * @throws REQ-404, VER-412, FLOW-409 for a proceeding without a liquidator; VAL-422 for a licence that is not in the
 *   list, not in force or busy, and for somebody with a part in the company
 */
export async function changeLiquidator(
  unit: UnitOfWork,
  actor: Actor,
  proceedingId: string,
  { version, licenceNumber, appointedOn, reason }: ChangeLiquidator,
  language: Language,
): Promise<void> {
  const { tx, now } = unit;
  const row = await conduct(unit, actor, { id: proceedingId, version });
  const today = dayInNepal(now);
  const former = await tx
    .selectFrom('liquidator_appointment as appointment')
    .innerJoin('liquidator_licence as licence', 'licence.id', 'appointment.licence_id')
    .selectAll('licence')
    .select('appointment.id as appointment_id')
    .where('appointment.proceeding_id', '=', proceedingId)
    .where('appointment.until', 'is', null)
    .executeTakeFirst();
  if (!former || row.opened_by_filing === null) refuse('FLOW-409', { message: 'liquidator.none' });
  const named = await namedLicence(unit, { licenceNumber, panNumber: null, companyId: row.company_id });
  if (named.problem !== null) return refuseField(language, 'licenceNumber', named.problem.code);
  const { licence } = named;
  if (licence.id === former.id) refuseField(language, 'licenceNumber', 'LIQUIDATOR_SAME');
  if (appointedOn > today) refuseField(language, 'appointedOn', 'DATE_IN_FUTURE');
  const opening = await findApplication(tx, row.opened_by_filing, { forUpdate: false, today });
  const person = { licenceNumber: licence.licence_number, panNumber: licence.pan_number ?? undefined };
  const part = opening && partInCompany(person, frameOf(opening));
  if (part) refuseField(language, 'licenceNumber', part);
  await tx
    .updateTable('liquidator_appointment')
    .set({ until: addDays(today, -1) })
    .where('id', '=', former.appointment_id)
    .execute();
  await appoint(unit, actor, { proceedingId, licenceId: licence.id, appointedOn, reason });
  unit.audit({
    actor,
    action: 'LIQUIDATOR_CHANGED',
    objectType: 'proceeding',
    objectId: proceedingId,
    objectVersion: row.version,
    before: { licenceId: former.id },
    after: { licenceId: licence.id, appointedOn },
    remark: reason,
  });
  await tellReplaced(unit, { proceedingId, licence: former }, reason);
  await tellAppointed(unit, { proceedingId, licence });
}

/** Who is and was the liquidator, with accounts and claims, for the office; null: the proceeding has none. */
export async function liquidatorOf(
  db: Kysely<DB>,
  actor: Actor,
  proceedingId: string,
  now: Date,
): Promise<LiquidatorOfProceeding> {
  const row = await readableProceeding(db, actor, proceedingId);
  const appointments = await db
    .selectFrom('liquidator_appointment as appointment')
    .innerJoin('liquidator_licence as licence', 'licence.id', 'appointment.licence_id')
    .selectAll('appointment')
    .select([
      'licence.licence_number',
      'licence.name_english',
      'licence.name_nepali',
      'licence.issued_on',
      'licence.ends_on',
      'licence.removed_on',
      'licence.admitted_at',
    ])
    .where('appointment.proceeding_id', '=', proceedingId)
    .orderBy('appointment.id', 'desc')
    .execute();
  if (appointments.length === 0) return null;
  const owed = (await accountsOf(db, { proceedingIds: [proceedingId] }, now))[0]?.accounts ?? [];
  const mayConduct = may(actor.role, 'CONDUCT_PROCEEDING') && row.office_id === actor.officeId && row.ended_at === null;
  return liquidatorOfProceedingSchema.parse({
    appointments: appointments.map((one) => ({
      id: one.id,
      nameEnglish: one.name_english,
      nameNepali: one.name_nepali,
      licenceNumber: one.licence_number,
      licence: licenceState(one, dayInNepal(now)),
      licenceEndsOn: one.ends_on,
      hasAccount: one.admitted_at !== null,
      appointedOn: one.appointed_on,
      since: one.since,
      until: one.until,
      reason: one.reason,
    })),
    accounts: await shownAccounts(db, proceedingId, owed),
    claims: await paperClaims(db, proceedingId),
    mayChange: mayConduct,
    mayReturn: mayConduct ? (owed.findLast(({ filed }) => filed !== null)?.filed?.id ?? null) : null,
    version: row.version,
  });
}
