import { CALENDAR_ALARMS, type Deadline } from '@registrar/domain/calls/deadlines';
import { writeCalendar } from '@registrar/domain/icalendar';
import { sentence, type WireLanguage } from '../platform/language';

/** Deadlines as a calendar that programs read, in one language. */
export function deadlineCalendar(
  deadlines: readonly Deadline[],
  { language, portalUrl, now }: { language: WireLanguage; portalUrl: string; now: Date },
): string {
  const nepali = language === 'np';
  const host = new URL(portalUrl).hostname;
  return writeCalendar({
    name: sentence('deadline.calendarName', language),
    events: deadlines.map((deadline) => {
      const link = `${portalUrl}${deadline.link ?? '/dashboard'}`;
      const law = nepali ? deadline.lawNe : deadline.lawEn;
      return {
        uid: `${deadline.id.replace(/[^\w-]/g, '-')}@${host}`,
        day: deadline.dueOn,
        summary: nepali ? `${deadline.titleNe}: ${deadline.aboutNe}` : `${deadline.titleEn}: ${deadline.aboutEn}`,
        description: [...(law === null ? [] : [law]), sentence('deadline.calendarNote', language)].join('\n'),
        url: link,
        stampedAt: now,
        alarmsDaysBefore: CALENDAR_ALARMS,
      };
    }),
  });
}
