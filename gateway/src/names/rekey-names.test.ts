import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { KEYS_VERSION } from '@registrar/domain/names';
import { sql } from 'kysely';
import { addCompany } from '../../test/company-kit';
import { callerOf, filledDraft, freeName, take, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { keyNumber } from './lookup-keys';
import { rekeyNames } from './rekey-names';
import { sameKeys } from './same-keys';

let gateway: TestGateway;
let ram: Caller, sita: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  ram = await callerOf(gateway, 'ram.applicant');
  sita = await callerOf(gateway, 'sita.applicant');
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;

/** As the rules of before kept a name: by its words with the form that they did not know. */
async function keptByOlderRules(holderId: string, keys: readonly string[]): Promise<void> {
  await db()
    .updateTable('name_entry')
    .set({ keys_version: KEYS_VERSION - 1, lookup_keys: keys.map(keyNumber) })
    .where('holder_id', '=', holderId)
    .execute();
}
const pairs = () =>
  db().selectFrom('audit').select(['object_id', 'remark']).where('action', '=', 'NAMES_BECAME_SAME').execute();

test('two companies whose names became one are told to the office once, and both stay registered', async () => {
  const name = freeName();
  const [one, other] = [
    await addCompany(gateway, sita.userId, {
      english: `${name.english} Public Limited`,
      nepali: `${name.nepali} पब्लिक लिमिटेड`,
    }),
    await addCompany(gateway, sita.userId, { english: `${name.english} (P.) Ltd.`, nepali: `${name.nepali} पि. लि.` }),
  ];
  await keptByOlderRules(one.id, ['e:by older rules one']);
  await keptByOlderRules(other.id, ['e:by older rules other']);

  expect(await rekeyNames(gateway.platform)).toEqual({ rekeyed: 2, becameSame: 1 });
  expect(await pairs()).toEqual([
    { object_id: one.id, remark: expect.stringMatching(/Public Limited” .* = .*\(P\.\) Ltd\.”/u) },
  ]);
  expect(await db().selectFrom('company').select('status').where('id', 'in', [one.id, other.id]).execute()).toEqual([
    { status: 'ACTIVE' },
    { status: 'ACTIVE' },
  ]);

  expect(await rekeyNames(gateway.platform)).toEqual({ rekeyed: 0, becameSame: 0 });
  expect(await pairs()).toHaveLength(1);
});

test('a name that an application holds is held by its new key', async () => {
  const name = freeName();
  const { id } = await take(await filledDraft(ram, name), [[ram, 'submit']]);
  const held = () =>
    db()
      .selectFrom('name_hold')
      .select(['script', 'same_key'])
      .where('application_id', '=', id)
      .orderBy('script')
      .execute();
  const byTodaysRules = await held();
  await db()
    .updateTable('name_hold')
    .set({ same_key: sql<string>`same_key || ' public'` })
    .where('application_id', '=', id)
    .execute();
  await keptByOlderRules(id, ['e:by older rules']);
  expect(await rekeyNames(gateway.platform)).toMatchObject({ rekeyed: 1 });
  expect(await held()).toEqual(byTodaysRules);
});

test('an override of a name rule goes with the new key of the name', async () => {
  const name = freeName();
  const { id } = await take(await filledDraft(ram, name), [[ram, 'submit']]);
  const passed = (application: string, english: string, nepali: string) =>
    db()
      .insertInto('name_override')
      .values({
        id: randomUUID(),
        application_id: application,
        kind: 'NAME_MISMATCH',
        token: name.english.toLowerCase(),
        same_english: english,
        same_nepali: nepali,
        remark: 'Agreed',
        given_by: ram.userId,
        given_at: gateway.clock.now(),
      })
      .execute();
  const { english, nepali } = sameKeys(name);
  await passed(id, `${english} public`, `${nepali} पब्लिक`);
  // of another name of the same application it goes on to say nothing
  await passed(id, 'somebody else', 'अर्को नाम');
  await keptByOlderRules(id, ['e:by older rules']);
  await rekeyNames(gateway.platform);
  const kept = await db()
    .selectFrom('name_override')
    .select(['same_english', 'same_nepali'])
    .where('application_id', '=', id)
    .orderBy('same_english')
    .execute();
  expect(kept).toHaveLength(2);
  expect(kept).toContainEqual({ same_english: english, same_nepali: nepali });
  expect(kept).toContainEqual({ same_english: 'somebody else', same_nepali: 'अर्को नाम' });
});
