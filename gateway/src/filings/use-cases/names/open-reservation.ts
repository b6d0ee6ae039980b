import type { Language } from '@registrar/domain/bilingual';
import { validationMessage } from '@registrar/domain/messages';
import { isList, type ProcessDefinition } from '@registrar/domain/processes';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { refuse } from '../../../platform/refusal';
import type { Application } from '../../../applications/application';
import { refuseUnusableReservation } from '../../facts/gate/reservation-blocker';
import { seeApplication } from '../../engine/writable';

/** The reserved name that a filing is opened from, with the filing it was reserved by. */
export interface OpenReservation {
  readonly id: string;
  readonly companyTypeId: number;
  readonly nameEnglish: string;
  readonly nameNepali: string;
  readonly reservedBy: Application;
}

/**
 * One's own reservation, or that of a company one may file for, held for the unit of work. For anybody else it is not
 * there; one that may not be used any more says why.
 */
export async function openReservation(
  unit: UnitOfWork,
  actor: Actor,
  id: string | undefined,
  language: Language,
): Promise<OpenReservation> {
  if (id === undefined)
    refuse('VAL-422', {
      errors: [
        {
          path: 'reservationId',
          code: 'RESERVATION_REQUIRED',
          message: validationMessage('RESERVATION_REQUIRED', language),
        },
      ],
    });
  const row = await unit.tx
    .selectFrom('name_reservation')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) refuse('REQ-404');
  const { application, isOwner } = await seeApplication(unit.tx, actor, row.application_id, unit.now);
  if (!isOwner) refuse('REQ-404');
  await refuseUnusableReservation(unit.tx, { id: '', reservation_id: id }, dayInNepal(unit.now), language);
  return {
    id,
    companyTypeId: row.company_type_id,
    nameEnglish: row.name_english,
    nameNepali: row.name_nepali,
    reservedBy: application,
  };
}

/** What was answered with the reservation and is asked again under the same key, as far as the new form takes it. */
export function answersTakenOver(
  { sections }: ProcessDefinition,
  { reservedBy }: OpenReservation,
): Record<string, object> {
  return Object.fromEntries(
    sections.flatMap((section) => {
      const saved = reservedBy.sections.get(section.key);
      if (isList(section) || !saved) return [];
      const parsed = section.draft.safeParse(saved.data);
      return parsed.success && typeof parsed.data === 'object' && parsed.data !== null
        ? [[section.key, parsed.data]]
        : [];
    }),
  );
}
