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

/** The reserved name that a filing is opened from, with the filing that reserved it. */
export interface OpenReservation {
  readonly id: string;
  readonly companyTypeId: number;
  readonly nameEnglish: string;
  readonly nameNepali: string;
  readonly reservedBy: Application;
}

/**
 * Locks the user's own reservation, or that of a company they may file for. Any other does not exist (REQ-404); one
 * that can no longer be used is refused with the reason.
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

/** The answers of the reservation whose keys are in the new form too, as far as the new form accepts them. */
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
