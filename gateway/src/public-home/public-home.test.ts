import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publicHomeSchema, type PublicHome } from '@registrar/domain/calls/public-home';
import { sql } from 'kysely';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { readDueRules } from '../obligations/due-rules';
import { seasonOn } from './season';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
});
afterAll(() => gateway?.close());

const asked = async (): Promise<PublicHome> => {
  const answer = await fetch(new URL('public/home', gateway.url));
  const { data }: { data?: unknown } = JSON.parse(await answer.text());
  return publicHomeSchema.parse(data);
};
const stateOf = ({ services }: PublicHome, name: string) => services.find(({ service }) => service === name)?.state;

test('what is due this season follows the deadlines in force', async () => {
  const rules = await readDueRules(gateway.platform.database.db);
  const inMangsir = seasonOn('2026-11-30', rules);
  expect(inMangsir.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['GENERAL_MEETING', 'ANNUAL_REPORT_S80_ALL', 'INVENTORY_S51_NO_AGM', 'REPORT_S78']),
  );
  expect(new Set(inMangsir.map(({ fiscalYear }) => fiscalYear))).toEqual(new Set(['2082/83']));
  expect(inMangsir.every(({ daysLeft }) => daysLeft >= 0)).toBe(true);
  // a month more by the configuration is a month later here
  const later = seasonOn('2026-11-30', (event, from) =>
    event === 'ANNUAL_REPORT_S80_ALL' ? { bsMonths: 7 } : rules(event, from),
  );
  const dayOf = (items: typeof later) => items.find(({ event }) => event === 'ANNUAL_REPORT_S80_ALL')?.dueOn ?? '';
  expect(dayOf(later) > dayOf(inMangsir)).toBe(true);
  // in Baisakh nothing is near: the nearest day alone
  expect(seasonOn('2027-05-01', rules)).toHaveLength(1);
});

test('services work until the gateway has seen that one does not, and its answer is kept a minute', async () => {
  const { db } = gateway.platform.database;
  const first = await asked();
  expect(first.services.map(({ state }) => state)).toEqual(first.services.map(() => 'WORKING'));
  const stuck = (kind: string) =>
    sql`insert into job (kind, payload, run_at, attempts, max_attempts, last_error, created_at)
        select ${kind}, '{}', ${gateway.clock.now()}::timestamptz + interval '1 day', 4, 350, 'refused', ${gateway.clock.now()}
          from generate_series(1, 3)`.execute(db);
  await gateway.jobsDone();
  await sql`update job set done_at = done_at - interval '1 day' where kind = 'mail' and done_at is not null`.execute(
    db,
  );
  await stuck('mail');
  expect(stateOf(await asked(), 'EMAIL')).toBe('WORKING');
  gateway.clock.advance(61_000);
  const later = await asked();
  expect(stateOf(later, 'EMAIL')).toBe('DISTURBED');
  expect(stateOf(later, 'PAYMENT')).toBe('WORKING');
});
