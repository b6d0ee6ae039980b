import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import {
  remarkTemplateSchema,
  remarkTemplatesSchema,
  type RemarkTemplate,
  type RemarkTemplates,
} from '@registrar/domain/calls/remark-templates';
import { callerOf, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../../../test/harness';
import { newKey } from '../../../../test/representation-kit';
import { savedRemarkWording } from '../../../migrations/0090-saved-remark-wording';
import { seedRemarkTemplates } from '../../facts/remarks/seed-templates';

const TEMPLATE = 'external/api/remark-template';
let gateway: TestGateway;
let gita: Caller, bishnu: Caller, maya: Caller, ram: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  gita = await callerOf(gateway, 'gita.operator');
  bishnu = await callerOf(gateway, 'bishnu.operator');
  maya = await callerOf(gateway, 'maya.approver');
  ram = await callerOf(gateway, 'ram.applicant');
});
afterAll(() => gateway?.close());

const text = {
  reasonCode: 'TOO_SIMILAR',
  textNepali: '“{name}” र “{conflict}” झुक्किन्छन्।',
  textEnglish: '“{name}” and “{conflict}” can be confused.',
};
const listOf = async (caller: Caller): Promise<RemarkTemplates> =>
  remarkTemplatesSchema.parse((await caller.call('GET', TEMPLATE)).body.data);
const add = (caller: Caller, scope: 'OWN' | 'OFFICE', more: object = {}): Promise<Answer> =>
  caller.call('POST', TEMPLATE, { scope, ...text, ...more }, newKey());
const added = async (caller: Caller, scope: 'OWN' | 'OFFICE'): Promise<RemarkTemplate> =>
  remarkTemplateSchema.parse((await add(caller, scope)).body.data);
const change = (caller: Caller, { id, version }: RemarkTemplate, more: object = {}): Promise<Answer> =>
  caller.call('PUT', `${TEMPLATE}/${id}`, { version, retired: false, ...text, ...more });

test('every office gets default templates, once', async () => {
  const { items, mayAddForOffice } = await listOf(gita);
  expect(items.length).toBeGreaterThan(3);
  expect(items.every(({ scope, mayChange }) => scope === 'OFFICE' && !mayChange)).toBe(true);
  expect(mayAddForOffice).toBe(false);
  await seedRemarkTemplates(gateway.platform.database.db, gateway.clock.now());
  expect((await listOf(gita)).items).toHaveLength(items.length);
});

test('an unchanged default template is updated in an existing database, an edited one is not', async () => {
  const { db } = gateway.platform.database;
  const now = gateway.clock.now();
  const office_id =
    (
      await db
        .selectFrom('account')
        .select('office_id')
        .where('username', '=', 'maya.approver')
        .executeTakeFirstOrThrow()
    ).office_id ?? 0;
  const former = {
    office_id,
    reason_code: 'OBJECTIVE_DOES_NOT_FIT',
    created_at: now,
    updated_at: now,
    text_nepali: '“{name}” ले जनाउने काम रोजिएका उद्देश्यमा परेको छैन। नाम वा उद्देश्य मिलाएर फेरि निवेदन दिनुहोस्।',
    text_english:
      'What “{name}” says the company does is not among the chosen objectives. Please bring the name and the objectives together and apply again.',
  };
  const [unchanged, edited] = [randomUUID(), randomUUID()];
  await db
    .insertInto('remark_template')
    .values([
      { id: unchanged, ...former },
      { id: edited, ...former, text_english: 'Our own words.' },
    ])
    .execute();
  await sql.raw(savedRemarkWording).execute(db);
  const texts = await db
    .selectFrom('remark_template')
    .select(['id', 'text_english', 'text_nepali'])
    .where('id', 'in', [unchanged, edited])
    .execute();
  expect(texts.find(({ id }) => id === unchanged)).toMatchObject({
    text_english: expect.stringContaining('make the name and the objectives match'),
    text_nepali: expect.stringContaining('छानिएका'),
  });
  expect(texts.find(({ id }) => id === edited)).toMatchObject({
    text_english: 'Our own words.',
    text_nepali: former.text_nepali,
  });
  await db.deleteFrom('remark_template').where('id', 'in', [unchanged, edited]).execute();
});

test('own templates are private; the office’s are shared in the office', async () => {
  const own = await added(gita, 'OWN');
  const shared = await added(maya, 'OFFICE');
  const mine = (await listOf(gita)).items;
  expect(mine[0]).toMatchObject({ id: own.id, scope: 'OWN', mayChange: true });
  expect(mine).toContainEqual(expect.objectContaining({ id: shared.id, scope: 'OFFICE', mayChange: false }));
  expect((await listOf(bishnu)).items.map(({ id }) => id)).not.toContain(own.id);
  expect((await change(bishnu, own)).status).toBe(404);
  expect((await change(gita, shared)).status).toBe(403);
  expect((await add(gita, 'OFFICE')).status).toBe(403);
  expect((await ram.call('GET', TEMPLATE)).status).toBe(403);
});

test('templates of another office do not exist', async () => {
  const shared = await added(maya, 'OFFICE');
  const { db } = gateway.platform.database;
  const office = await db
    .selectFrom('office')
    .select('id')
    .where(
      'id',
      '<>',
      (
        await db
          .selectFrom('account')
          .select('office_id')
          .where('username', '=', 'maya.approver')
          .executeTakeFirstOrThrow()
      ).office_id,
    )
    .limit(1)
    .executeTakeFirstOrThrow();
  await gateway.addAccount({ username: 'far.approver', role: 'APPROVER_1', officeId: office.id });
  const far = await callerOf(gateway, 'far.approver');
  expect((await listOf(far)).items.map(({ id }) => id)).not.toContain(shared.id);
  expect((await change(far, shared)).status).toBe(404);
});

test('edited against the version that was read, and gone when it is retired', async () => {
  const own = await added(gita, 'OWN');
  const edited = remarkTemplateSchema.parse(
    (await change(gita, own, { textEnglish: 'Another text about {name}.', reasonCode: null })).body.data,
  );
  expect(edited).toMatchObject({
    textEnglish: 'Another text about {name}.',
    reasonCode: null,
    version: own.version + 1,
  });
  expect((await change(gita, own)).status).toBe(412);
  expect((await change(gita, edited, { retired: true })).status).toBe(200);
  expect((await listOf(gita)).items.map(({ id }) => id)).not.toContain(own.id);
  expect((await change(gita, { ...edited, version: edited.version + 1 })).status).toBe(404);
});

test('both languages are required, and only known placeholders may be in braces', async () => {
  expect((await add(gita, 'OWN', { textNepali: ' ' })).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ path: 'textNepali', code: 'TEMPLATE_NEPALI_REQUIRED' }],
  });
  expect((await add(gita, 'OWN', { textEnglish: 'Dear {applicant}' })).body).toMatchObject({
    errors: [{ path: 'textEnglish', code: 'TEMPLATE_PLACEHOLDER_UNKNOWN' }],
  });
});

test('the same key adds once', async () => {
  const key = newKey();
  const answers = await Promise.all([1, 2].map(() => gita.call('POST', TEMPLATE, { scope: 'OWN', ...text }, key)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
});
