import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { adToBs } from '@registrar/domain/calendar';
import { proceedingCalendarSchema, type ProceedingCalendar } from '@registrar/domain/calls/proceeding-calendar';
import { callerOf, type Caller } from '../../test/filings-kit';
import {
  actOn,
  approvedForm,
  openedProceeding,
  publishIn,
  readProceedingOf,
  startTestProceedings,
} from '../../test/proceedings-kit';
import { todayOf, type TestFilingOffice } from '../../test/test-filing-kit';

let office: TestFilingOffice;
beforeAll(async () => void (office = await startTestProceedings()));
afterAll(() => office?.close());

const CALENDAR = 'external/api/proceeding-calendar';
async function calendarOf(by: Caller, month?: string): Promise<ProceedingCalendar> {
  const answer = await by.call('GET', month === undefined ? CALENDAR : `${CALENDAR}?month=${month}`);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.message}`);
  return proceedingCalendarSchema.parse(answer.body.data);
}
const monthOf = (day: string): string => {
  const bs = adToBs(day);
  return `${bs?.year}-${String(bs?.month).padStart(2, '0')}`;
};

test('what ends in a month stands on its day, with the proceeding and whose turn it is; what came back does not', async () => {
  const { id, companyId } = await openedProceeding(office);
  await approvedForm(office, id, companyId);
  await publishIn(office.maya, id, todayOf(office));
  await actOn(office.maya, id, 'opinion', { body: 'TAX_OFFICE', question: 'Is anything owed?' });
  const { number, published, opinions } = await readProceedingOf(office.maya, id);
  const [notice] = published;
  const [opinion] = opinions;
  if (!notice || !opinion) throw new Error('A notice and an opinion are needed');
  const entriesOn = async (day: string) =>
    (await calendarOf(office.maya, monthOf(day))).days
      .find((one) => one.day === day)
      ?.endings.filter(({ proceeding }) => proceeding.id === id)
      .map(({ kind }) => kind) ?? [];
  expect(await entriesOn(notice.endsOn)).toContain('NOTICE');
  expect(await entriesOn(opinion.dueOn)).toContain('OPINION');
  const there = (await calendarOf(office.maya, monthOf(notice.endsOn))).days.flatMap(({ endings }) => endings);
  expect(there.find(({ proceeding }) => proceeding.id === id)).toMatchObject({
    proceeding: { number, nameEnglish: expect.any(String) },
    turn: { turn: 'OFFICE' },
  });

  await actOn(office.maya, id, `notice/${notice.id}/return`, {
    returnedOn: todayOf(office),
    reason: 'Nobody is there.',
  });
  expect(await entriesOn(notice.endsOn)).not.toContain('NOTICE');
});

test('months follow each other to the ends of the calendar, another month is refused, and nobody else reads it', async () => {
  const now = await calendarOf(office.maya);
  expect(now.month).toBe(monthOf(todayOf(office)));
  expect(await calendarOf(office.maya, '2083-12')).toMatchObject({
    previous: '2083-11',
    next: '2084-01',
    isCut: false,
  });
  expect(await calendarOf(office.maya, '2100-12')).toMatchObject({ next: null });
  expect(await calendarOf(office.maya, '1970-01')).toMatchObject({ previous: null });
  for (const month of ['2083-13', '2101-01', 'x'])
    expect(await office.maya.call('GET', `${CALENDAR}?month=${month}`)).toMatchObject({ status: 422 });
  expect(await (await callerOf(office.gateway, 'ram.applicant')).call('GET', CALENDAR)).toMatchObject({ status: 403 });
  const other = await office.gateway.addAccount({ username: 'other.operator', role: 'OPERATOR', officeId: 2 });
  expect(other).not.toBe('');
  expect((await calendarOf(await callerOf(office.gateway, 'other.operator'))).days).toEqual([]);
});
