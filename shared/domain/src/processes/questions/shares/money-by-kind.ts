import type { AdDay } from '../../../calendar';
import type { DeadlineEvent } from '../../../schedules/deadlines';
import type { Charge, Lateness } from '../../definition/charge';
import type { FilingFrame } from '../../definition/filing-frame';
import { appliedOn, kindOf } from './agreement';
import { bonusAllottedOn, isBonus } from './bonus-issue';
import { isSoleHolder, isSuccession, successionOf } from './succession';

/** Nobody transfers bonus shares, and the Act names no fee for them; section 153(3): the heir of a sole holder. */
export function charges(frame: FilingFrame): readonly Charge[] | null {
  const { companyType } = frame;
  if (companyType === null) return null;
  if (isBonus(frame)) return [];
  const of = { companyType, capitalPaisa: null };
  return isSoleHolder(frame)
    ? [{ ...of, code: 'SOLE_SHAREHOLDER_HEIR', schedule: 'FEE_SOLE_SHAREHOLDER_HEIR' }]
    : [{ ...of, code: 'SHARE_TRANSFER_RECORD', schedule: 'FEE_SHARE_TRANSFER_RECORD' }];
}

/** Each kind is reported within its own time; a forfeiture and shares of the reserve have none. */
export function lateness(frame: FilingFrame): Lateness | null {
  const of = (eventId: DeadlineEvent, triggeredOn: AdDay | undefined): Lateness | null =>
    triggeredOn === undefined ? null : { eventId, triggeredOn };
  if (isBonus(frame)) return of('ALLOTMENT_RETURN', bonusAllottedOn(frame));
  if (isSoleHolder(frame)) return of('SOLE_SHAREHOLDER_HEIR', successionOf(frame).diedOn);
  return kindOf(frame) === 'TRANSFER' || isSuccession(frame) ? of('SHARE_TRANSFER_REGISTER', appliedOn(frame)) : null;
}
