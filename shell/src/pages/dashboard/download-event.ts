import { CALENDAR_ALARMS, type Deadline } from '@registrar/domain/calls/deadlines';
import { CALENDAR_MEDIA_TYPE, writeCalendar } from '@registrar/domain/icalendar';

/** One deadline as a file for the calendar of this device; no call is needed for it. */
export function downloadEvent(deadline: Deadline, language: 'ne' | 'en'): void {
  const ne = language === 'ne';
  const title = ne ? deadline.titleNe : deadline.titleEn;
  const event = {
    uid: `${deadline.id.replace(/[^\w-]/g, '-')}@${new URL(document.baseURI).hostname}`,
    day: deadline.dueOn,
    summary: `${title}: ${ne ? deadline.aboutNe : deadline.aboutEn}`,
    description: (ne ? deadline.lawNe : deadline.lawEn) ?? '',
    stampedAt: new Date(),
    alarmsDaysBefore: CALENDAR_ALARMS,
  };
  const address = URL.createObjectURL(
    new Blob([writeCalendar({ name: title, events: [event] })], { type: CALENDAR_MEDIA_TYPE }),
  );
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = `${deadline.kind.toLowerCase().replaceAll('_', '-')}-${deadline.dueOn}.ics`;
  anchor.click();
  URL.revokeObjectURL(address);
}
