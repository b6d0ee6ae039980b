import { reservationStateOf } from '../../../applications/reservation-state';
import { checklistOf } from '../../facts/checklist/checklist';
import { sectionsComplete } from '../../facts/sections/section-state';
import { mayBeUndone } from '../../processes/enter-changes';
import { isInOffice } from '../access/guards';
import type { Guard, Guards } from '../handlers/guard';

/** A name reservation can be revoked while it is held; any other approval while its entries can be undone. */
const mayBeRevoked: Guard = async (situation) => {
  const { application, db, today } = situation;
  if (!(await isInOffice(situation))) return false;
  const reservation = reservationStateOf(application.records.reservation);
  if (reservation === null) return mayBeUndone(db, application);
  return reservation.state === 'HELD' && reservation.expiresOn >= today;
};

/** Guards on what must be complete before the office decides. */
export const decisionGuards: Guards<
  'CHECKLIST_COMPLETE' | 'OPERATOR_MAY_REJECT' | 'AUTO_APPROVAL_ALLOWED' | 'FITS_TODAYS_FORM' | 'MAY_BE_REVOKED'
> = {
  CHECKLIST_COMPLETE: ({ application }) => checklistOf(application).every(({ checked }) => checked !== null),
  OPERATOR_MAY_REJECT: ({ application }) => application.definition.office.operatorMayReject,
  AUTO_APPROVAL_ALLOWED: ({ application: { definition }, actor }) => definition.office.autoApprove && actor === null,
  /** It was answered by the form of today, or its answers are good by that too. */
  FITS_TODAYS_FORM: (situation) => {
    const { row, definition } = situation.application;
    return row.definition_version === definition.version || sectionsComplete(situation);
  },
  MAY_BE_REVOKED: mayBeRevoked,
};
