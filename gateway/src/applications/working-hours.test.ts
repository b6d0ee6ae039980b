import { expect, test } from '@jest/globals';
import { addWorkingHours, type OfficeHours } from './working-hours';

const office: OfficeHours = { opensAt: '10:00', closesAt: '17:00', closedWeekdays: [6] };
/** A local time in Nepal as an instant. */
const nepal = (day: string, time: string): Date => new Date(`${day}T${time}:00+05:45`);

test.each([
  ['within one day', nepal('2026-11-22', '10:00'), 5, nepal('2026-11-22', '15:00')],
  ['over night', nepal('2026-11-22', '15:00'), 8, nepal('2026-11-23', '16:00')],
  ['over Saturday', nepal('2026-11-20', '16:00'), 8, nepal('2026-11-22', '17:00')],
  ['from before the office opens', nepal('2026-11-22', '06:00'), 1, nepal('2026-11-22', '11:00')],
  ['from after it has closed', nepal('2026-11-22', '19:00'), 1, nepal('2026-11-23', '11:00')],
  ['from a Saturday', nepal('2026-11-21', '12:00'), 7, nepal('2026-11-22', '17:00')],
])('counts working hours %s', (_name, from, hours, expected) => {
  expect(addWorkingHours(from, hours, office)).toEqual(expected);
});
