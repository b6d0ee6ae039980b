import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callerOf, filledDraft, freeName, take } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { findApplication } from '../applications/application';
import { effectsOf } from '../filings/processes/effects-of';
import { dayInNepal } from '../platform/clock';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
});
afterAll(() => gateway?.close());

test('a filing that is handed in again holds its name as before, and stands in the index once', async () => {
  const ram = await callerOf(gateway, 'ram.applicant');
  const name = freeName();
  const { id } = await take(await filledDraft(ram, name), [[ram, 'submit']]);
  const { db } = gateway.platform.database;
  const state = async () => ({
    holds: await db.selectFrom('name_hold').selectAll().where('application_id', '=', id).orderBy('script').execute(),
    entries: await db
      .selectFrom('name_entry')
      .select(['kind', 'name_english', 'held_until'])
      .where('holder_id', '=', id)
      .execute(),
  });
  const before = await state();
  expect([before.holds.length, before.entries.length]).toEqual([2, 1]);
  await gateway.platform.runUnitOfWork(async (unit) => {
    const application = await findApplication(unit.tx, id, { forUpdate: true, today: dayInNepal(unit.now) });
    if (!application) throw new Error('It was handed in');
    await effectsOf('NAME_RESERVATION').hold?.({ unit, application, actor: null, remark: null, language: 'en' });
  });
  expect(await state()).toEqual(before);
});
