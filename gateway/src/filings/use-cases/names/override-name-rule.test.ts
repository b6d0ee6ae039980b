import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  filledDraft,
  freeName,
  take,
  type Caller,
} from '../../../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../../../test/harness';

let gateway: TestGateway;
let ram: Caller, gita: Caller, maya: Caller, krishna: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  ram = await callerOf(gateway, 'ram.applicant');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
});
afterAll(() => gateway?.close());

/** A name with the word Nepal, which an approver may override. */
async function verified(): Promise<ApplicationDetail> {
  const { english, nepali } = freeName();
  const draft = await filledDraft(ram, {
    english: english.replace('Traders', 'Nepal'),
    nepali: nepali.replace('ट्रेडर्स', 'नेपाल'),
  });
  return take(draft, [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
  ]);
}

const override = (
  caller: Caller,
  { id }: Pick<ApplicationDetail, 'id'>,
  body: object,
  key = randomUUID(),
): Promise<Answer> =>
  caller.call(
    'POST',
    `${APPLICATION}/${id}/name-override`,
    { kind: 'NAME_FORBIDDEN_WORD', remark: 'A family name', ...body },
    { 'idempotency-key': key },
  );

const seenBy = async (caller: Caller, id: string): Promise<ApplicationDetail> =>
  detailOf(await caller.call('GET', `${APPLICATION}/${id}`));
const words = (detail: ApplicationDetail): unknown =>
  detail.nameCheck?.findings
    .filter(({ kind }) => kind === 'NAME_FORBIDDEN_WORD')
    .map(({ token, severity }) => `${token} ${severity}`);

const approval = (detail: ApplicationDetail) => detail.allowedActions.find(({ action }) => action === 'approve');

test('a word that may be overridden is submitted and flagged; the name is approved only after every such word was overridden', async () => {
  const application = await verified();
  expect(words(await seenBy(maya, application.id))).toEqual(['Nepal warn', 'नेपाल warn']);
  expect(approval(await seenBy(maya, application.id))).toMatchObject({
    allowed: false,
    reason: { code: 'FLOW-409', message: expect.stringContaining('“Nepal”') },
  });
  expect(await act(maya, application, 'approve')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Nepal') },
  });
  expect(await override(maya, application, { token: 'Nepal' })).toMatchObject({ status: 200 });
  expect(await act(maya, application, 'approve')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('नेपाल') },
  });
  const after = detailOf(await override(maya, application, { token: 'नेपाल' }));
  expect(words(after)).toEqual(['Nepal info', 'नेपाल info']);
  expect(approval(after)).toMatchObject({ allowed: true });
  expect(after.nameCheck?.findings[0]).toMatchObject({
    override: { remark: 'A family name', byEnglish: expect.stringContaining('Maya') },
    why: { en: expect.stringContaining('A family name') },
  });
  expect(await act(maya, application, 'approve')).toMatchObject({
    status: 200,
    body: { data: { status: 'APPROVED' } },
  });

  // the applicant sees in the history who overrode it and why; the findings stay with the office
  const own = await seenBy(ram, application.id);
  expect(own.nameCheck).toBeNull();
  expect(own.history.filter(({ action }) => action === 'overrideNameRule').map(({ remark }) => remark)).toEqual([
    '“Nepal”: A family name',
    '“नेपाल”: A family name',
  ]);
  const audited = await gateway.platform.database.db
    .selectFrom('audit')
    .select('action')
    .where('object_id', '=', application.id)
    .where('action', '=', 'application.overrideNameRule')
    .execute();
  expect(audited).toHaveLength(2);
});

test('only the deciding officer may override, with a remark, and only a word of the name', async () => {
  const application = await verified();
  expect(await override(gita, application, { token: 'Nepal' })).toMatchObject({ status: 403 });
  expect(await override(ram, application, { token: 'Nepal' })).toMatchObject({ status: 403 });
  expect(await override(maya, application, { token: 'Nepal', remark: '  ' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'remark', code: 'REMARK_REQUIRED' }] },
  });
  expect(await override(maya, application, { token: 'Super' })).toMatchObject({ status: 422 });
  expect(await override(maya, application, { token: 'Nepal', kind: 'BLACKLIST_SIMILAR' })).toMatchObject({
    status: 422,
  });
  expect(await override(maya, application, { token: 'Nepal', kind: 'BLACKLIST_EXACT' })).toMatchObject({ status: 422 });
  // the verifier is excluded, whatever role they have now
  await gateway.platform.database.db
    .updateTable('application')
    .set({ verified_by: maya.userId })
    .where('id', '=', application.id)
    .execute();
  expect(await override(maya, application, { token: 'Nepal' })).toMatchObject({ status: 403 });
  expect(await override(krishna, application, { token: 'Nepal' })).toMatchObject({ status: 200 });
});

test('only at the decision, and once, even if several officers try', async () => {
  const { english, nepali } = freeName();
  const draft = await filledDraft(ram, {
    english: english.replace('Traders', 'Nepal'),
    nepali: nepali.replace('ट्रेडर्स', 'नेपाल'),
  });
  const submitted = await take(draft, [[ram, 'submit']]);
  expect(await override(maya, submitted, { token: 'Nepal' })).toMatchObject({ status: 409 });
  const ready = await take(submitted, [
    [gita, 'claim'],
    [gita, 'verify'],
  ]);
  const answers = await Promise.all([
    override(maya, ready, { token: 'Nepal' }),
    override(krishna, ready, { token: 'Nepal' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const key = randomUUID();
  expect(await override(maya, ready, { token: 'नेपाल' }, key)).toMatchObject({ status: 200 });
  expect(await override(maya, ready, { token: 'नेपाल' }, key)).toMatchObject({ status: 200 });
});

test('a word similar to a blacklisted one can be overridden too, and a mismatch of the scripts', async () => {
  const { english, nepali } = freeName();
  const draft = await filledDraft(ram, { english: `Interpoll ${english}`, nepali: `इन्टरपोल्ल ${nepali}` });
  const application = await take(draft, [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
  ]);
  const seen = await seenBy(maya, application.id);
  const hit = seen.nameCheck?.findings.find(({ kind }) => kind === 'BLACKLIST_SIMILAR');
  expect(hit).toMatchObject({ severity: 'warn', overridable: true });
  expect(await act(maya, application, 'approve')).toMatchObject({ status: 409 });
  const after = detailOf(await override(maya, application, { kind: 'BLACKLIST_SIMILAR', token: hit?.token }));
  expect(after.nameCheck).toMatchObject({ outcome: 'BLACKLIST_SIMILAR' });
  expect(await act(maya, application, 'approve')).toMatchObject({ status: 200 });

  const [first, other] = [freeName(), freeName()];
  const odd = await take(await filledDraft(ram, { english: first.english, nepali: other.nepali }), [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
  ]);
  const mismatch = (await seenBy(maya, odd.id)).nameCheck?.findings.find(({ kind }) => kind === 'NAME_MISMATCH');
  expect(await override(maya, odd, { kind: 'NAME_MISMATCH', token: mismatch?.token })).toMatchObject({ status: 200 });
  expect((await seenBy(maya, odd.id)).nameCheck?.findings).toContainEqual(
    expect.objectContaining({ kind: 'NAME_MISMATCH', severity: 'info', token: mismatch?.token }),
  );
});

test('another name of the same application is checked again', async () => {
  const application = await verified();
  expect(await override(maya, application, { token: 'Nepal' })).toMatchObject({ status: 200 });
  const { english, nepali } = freeName();
  const section = { english: english.replace('Traders', 'Nepal'), nepali: nepali.replace('ट्रेडर्स', 'नेपाल') };
  const { db } = gateway.platform.database;
  const row = await db
    .selectFrom('application_section')
    .select('data')
    .where('application_id', '=', application.id)
    .where('section_key', '=', 'NAME_DETAILS')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('application_section')
    .set({ data: JSON.stringify({ ...(row.data ?? {}), ...section }) })
    .where('application_id', '=', application.id)
    .where('section_key', '=', 'NAME_DETAILS')
    .execute();
  expect(words(await seenBy(maya, application.id))).toEqual(['Nepal warn', 'नेपाल warn']);
});
