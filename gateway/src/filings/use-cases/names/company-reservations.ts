import type { OfferedReservation, TakeReservationRequest } from '@registrar/domain/calls/filing-requests';
import type { Bilingual, Language } from '@registrar/domain/bilingual';
import { savedNameDetails } from '@registrar/domain/processes/questions/names/name-details';
import type { Kysely } from 'kysely';
import { isUnpaid } from '../../../money/payment-state';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { refuse } from '../../../platform/refusal';
import type { Application } from '../../../applications/application';
import { asRecord } from '../../../applications/application-record';
import { openReservation } from './open-reservation';
import { describeReservation, reservations } from '../../facts/names/reservation';
import { fitsCompany, refuseOtherType } from '../../facts/names/reserved-name';
import { refuseStale } from '../detail/section-answers';
import { touchApplication } from '../../facts/sections/touch-application';
import { openForWriting, seeApplication } from '../../engine/writable';

const SECTION = 'NAME_DETAILS';
/** The section without a name: the answers that every name change has, with or without a reservation. */
const unnamed = ({ suffix }: Readonly<Record<string, unknown>>) => ({ suffix, isPartOfGroup: false });

/**
 * The reserved names that this company may use: the user’s own and those reserved for the company, still valid, paid,
 * and not used in another filing.
 */
export async function offeredReservations(
  db: Kysely<DB>,
  actor: Actor,
  id: string,
  now: Date,
): Promise<OfferedReservation[]> {
  const { application, isOwner } = await seeApplication(db, actor, id, now);
  const { row, companyType } = application;
  if (!isOwner) refuse('REQ-404');
  if (!takesReservation(application)) return [];
  const rows = await reservations(db)
    .select('application.company_id as reserved_for')
    .where('name_reservation.expires_on', '>=', dayInNepal(now))
    .where('name_reservation.revoked_on', 'is', null)
    .where('name_reservation.consumed_on', 'is', null)
    .where((where) =>
      where.or([
        where('application.company_id', '=', row.company_id),
        where.and([
          where('application.company_id', 'is', null),
          where('application.applicant_id', '=', actor.accountId),
        ]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('application as other')
            .select('other.id')
            .whereRef('other.reservation_id', '=', 'name_reservation.id')
            .where('other.id', '<>', row.id)
            .where('other.discarded_at', 'is', null)
            .where('other.status', '<>', 'REJECTED'),
        ),
      ),
    )
    .orderBy('name_reservation.expires_on')
    .execute();
  const offered: OfferedReservation[] = [];
  for (const found of rows)
    if (!(await isUnpaid(db, found.application_id)))
      offered.push({ ...describeReservation(found, now), fits: fitsCompany(companyType, found.company_type_id) });
  return offered;
}

/** Copies the names of a reservation into the filing, where they cannot be edited, or removes them. */
export async function takeReservation(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { reservationId, version }: TakeReservationRequest,
  language: Language,
): Promise<void> {
  const { application } = await openForWriting(unit, actor, id, { section: SECTION });
  if (!takesReservation(application)) refuse('FLOW-409');
  const saved = application.sections.get(SECTION);
  if (version !== (saved?.version ?? 0)) return refuseStale(saved);
  const taken = reservationId === null ? undefined : await openFor(unit, actor, application, reservationId, language);
  await writeName(unit, actor, application, taken);
}

/** When filed again, the reservation is used again if it is still valid; otherwise the name must be chosen again. */
export async function takeAgain(unit: UnitOfWork, actor: Actor, id: string, reservationId: string): Promise<void> {
  const { application } = await openForWriting(unit, actor, id, { section: SECTION });
  const usable = (await offeredReservations(unit.tx, actor, id, unit.now)).find(
    (offered) => offered.id === reservationId && offered.fits,
  );
  await writeName(unit, actor, application, usable && (await openFor(unit, actor, application, reservationId, 'en')));
}

const takesReservation = ({ definition }: Application): boolean => definition.process === 'NAME_CHANGE';

interface Taken {
  readonly id: string;
  readonly title: Bilingual;
  readonly answers: object;
}

/** A reservation of another user, or for another company, does not exist for the caller (REQ-404). */
async function openFor(
  unit: UnitOfWork,
  actor: Actor,
  { row, companyType }: Application,
  reservationId: string,
  language: Language,
): Promise<Taken> {
  const { id, companyTypeId, nameEnglish, nameNepali, reservedBy } = await openReservation(
    unit,
    actor,
    reservationId,
    language,
  );
  if (reservedBy.row.company_id !== null && reservedBy.row.company_id !== row.company_id) refuse('REQ-404');
  if (!fitsCompany(companyType, companyTypeId)) refuseOtherType(language);
  const other = await unit.tx
    .selectFrom('application')
    .select('id')
    .where('reservation_id', '=', id)
    .where('id', '<>', row.id)
    .where('discarded_at', 'is', null)
    .where('status', '<>', 'REJECTED')
    .executeTakeFirst();
  if (other) refuse('FLOW-409', { message: 'filing.reservationFiled' });
  const {
    companyTypeId: _,
    parentCompanyType: __,
    ...answers
  } = savedNameDetails.parse(reservedBy.sections.get(SECTION)?.data);
  return { id, title: { en: nameEnglish, ne: nameNepali }, answers: { ...answers, reservationId: id } };
}

async function writeName(
  unit: UnitOfWork,
  actor: Actor,
  application: Application,
  taken: Taken | undefined,
): Promise<void> {
  const { row, sections } = application;
  const before = sections.get(SECTION);
  // a typed name is kept when no reservation is removed
  const kept =
    row.reservation_id === null && typeof before?.data['reservationId'] !== 'string'
      ? (before?.data ?? {})
      : unnamed(before?.data ?? {});
  const data = JSON.stringify(asRecord(taken?.answers ?? kept));
  const written = { data, saved_at: unit.now, saved_by: actor.accountId, version: (before?.version ?? 0) + 1 };
  await unit.tx
    .insertInto('application_section')
    .values({ application_id: row.id, section_key: SECTION, ...written })
    .onConflict((conflict) => conflict.columns(['application_id', 'section_key']).doUpdateSet(written))
    .execute();
  await unit.tx
    .updateTable('application')
    .set({ reservation_id: taken?.id ?? null })
    .where('id', '=', row.id)
    .execute();
  await touchApplication(unit, application, taken?.title ?? { ne: '', en: '' });
}
