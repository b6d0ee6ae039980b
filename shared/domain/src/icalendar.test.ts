import { expect, test } from '@jest/globals';
import { writeCalendar, type CalendarEvent } from './icalendar';

const event: CalendarEvent = {
  uid: 'annual-report@portal.example',
  day: '2027-01-14',
  summary: 'Annual report; accounts, notes',
  description: 'Line one\nLine two \\ end',
  url: 'https://portal.example/dashboard',
  stampedAt: new Date('2026-11-21T10:00:00.123Z'),
  alarmsDaysBefore: [7, 1, 0],
};
const unfold = (text: string): string => text.replaceAll('\r\n ', '');

test('an event is a whole day, with its signs escaped and its bells in the morning', () => {
  const lines = unfold(writeCalendar({ name: 'Deadlines', events: [event] })).split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-1)).toBe('');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:annual-report@portal.example',
      'DTSTAMP:20261121T100000Z',
      'DTSTART;VALUE=DATE:20270114',
      'DTEND;VALUE=DATE:20270115',
      'SUMMARY:Annual report\\; accounts\\, notes',
      'DESCRIPTION:Line one\\nLine two \\\\ end',
      'URL:https://portal.example/dashboard',
      'TRIGGER:-P6DT15H',
      'TRIGGER:-PT15H',
      'TRIGGER:PT9H',
    ]),
  );
});

test('no line is longer than 75 octets, and no letter is cut', () => {
  const summary = 'वार्षिक विवरण पेश गर्ने अन्तिम दिन, त्रिवेणी व्यापार समूह लिमिटेड, '.repeat(6);
  const calendar = writeCalendar({ name: 'म्याद', events: [{ ...event, summary }] });
  for (const line of calendar.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfold(calendar)).toContain(`SUMMARY:${summary.replaceAll(',', '\\,')}`);
});

test('a calendar without events is one nevertheless', () => {
  expect(writeCalendar({ name: 'Deadlines', events: [] })).toMatch(
    /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[^]*END:VCALENDAR\r\n$/,
  );
});
