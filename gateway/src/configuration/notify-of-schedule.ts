import { bothCalendars } from '@registrar/domain/calendar';
import { schedules, type ScheduleKey } from '@registrar/domain/schedules';
import { notify } from '../notifications/notify';
import type { UnitOfWork } from '../platform/unit-of-work';

/** The page on which proposals wait. */
export const SCHEDULE_PAGE = '/fee-schedules';

export interface ScheduleNews {
  readonly to: string;
  readonly message: 'proposed' | 'approved' | 'refused' | 'expired';
  readonly proposalId: string;
  readonly key: ScheduleKey;
  /** Day in AD. */
  readonly validFrom: string;
  readonly remark?: string;
}

export async function notifyOfSchedule(
  unit: UnitOfWork,
  { to, message, proposalId, key, validFrom, remark = '' }: ScheduleNews,
): Promise<void> {
  const { ne, en } = schedules.name(key);
  await notify(unit, {
    accountId: to,
    eventKey: `schedule:${proposalId}:${message}`,
    type: 'SCHEDULE',
    title: `schedule.${message}.title`,
    body: `schedule.${message}.body`,
    parameters: {
      nameNepali: ne,
      nameEnglish: en,
      dayNepali: bothCalendars(validFrom, 'ne'),
      dayEnglish: bothCalendars(validFrom, 'en'),
    },
    remark,
    action: { label: 'mail.action.proposal' },
    link: `${SCHEDULE_PAGE}?tab=proposals`,
  });
}
