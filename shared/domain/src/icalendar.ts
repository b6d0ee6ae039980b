import { addDays, type AdDay } from './calendar';

/** One all-day event (RFC 5545). The same `uid` later on replaces it in the reader's calendar. */
export interface CalendarEvent {
  readonly uid: string;
  readonly day: AdDay;
  readonly summary: string;
  readonly description: string;
  readonly url?: string;
  /** When what it says was last made up. */
  readonly stampedAt: Date;
  /** Days before at whose nine o'clock in the morning the calendar rings. */
  readonly alarmsDaysBefore: readonly number[];
}

export const CALENDAR_MEDIA_TYPE = 'text/calendar; charset=utf-8';
const LONGEST_LINE = 75;
const MORNING = 9;

export function writeCalendar({
  name,
  events,
}: {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
}): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Office of the Company Registrar//Portal//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    text('NAME', name),
    text('X-WR-CALNAME', name),
    'X-WR-TIMEZONE:Asia/Kathmandu',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines({ uid, day, summary, description, url, stampedAt, alarmsDaysBefore }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stampedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    text('SUMMARY', summary),
    text('DESCRIPTION', description),
    ...(url === undefined ? [] : [`URL:${url}`]),
    'TRANSP:TRANSPARENT',
    ...alarmsDaysBefore.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      text('DESCRIPTION', summary),
      `TRIGGER:${trigger(days)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

const compact = (day: AdDay): string => day.replaceAll('-', '');

/** Counted from the midnight with which the day begins. */
function trigger(daysBefore: number): string {
  return daysBefore === 0 ? `PT${MORNING}H` : `-P${daysBefore === 1 ? '' : `${daysBefore - 1}D`}T${24 - MORNING}H`;
}

function text(property: string, value: string): string {
  return `${property}:${value.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')}`;
}

/** Lines of at most 75 octets; a letter of three octets is never cut. */
function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = octets(character);
    if (length + size > LONGEST_LINE) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}

function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
