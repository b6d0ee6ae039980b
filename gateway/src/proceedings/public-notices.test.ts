import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import {
  claimantSchema,
  claimEvidenceSchema,
  claimReceiptSchema,
  publicNoticeDetailSchema,
  publicNoticePageSchema,
  type ClaimReceipt,
} from '@registrar/domain/calls/public-notices';
import { failureSchema } from '@registrar/domain/envelope';
import { browserOf, type Browser } from '../../test/browser-kit';
import { pdf } from '../../test/documents-kit';
import { callerOf, type Caller } from '../../test/filings-kit';
import type { Answer } from '../../test/harness';
import {
  actOn,
  approvedForm,
  moveTo,
  openedProceeding,
  PROCEEDING,
  publishIn,
  readProceedingOf,
  startTestProceedings,
} from '../../test/proceedings-kit';
import { todayOf, type TestFilingOffice } from '../../test/test-filing-kit';
import { endProceeding } from './end-proceeding';
import { lockWithCompany } from './lock-proceeding';

const NOTICES = 'public/notices';
let START = '';
let office: TestFilingOffice;
let anybody: Browser;
beforeAll(async () => {
  office = await startTestProceedings();
  anybody = browserOf(office.gateway);
  START = today();
});
afterAll(() => office?.close());

const db = () => office.gateway.platform.database.db;
const today = () => todayOf(office);
const goTo = async (day: string): Promise<void> => void (office = await moveTo(office, day));
const get = (path: string) => anybody.call('GET', path, { language: 'en' });
const codeIn = (text: string): string => /\d{6}/.exec(text)?.[0] ?? '';
const fieldOf = ({ body }: Answer) => failureSchema.parse(body).errors?.map(({ path, code }) => [path, code]);

/** A proceeding whose notice appeared today. */
async function published() {
  const { id, companyId } = await openedProceeding(office);
  await approvedForm(office, id, companyId);
  expect(await publishIn(office.maya, id, today())).toMatchObject({ status: 200 });
  const [notice] = (await readProceedingOf(office.maya, id)).published;
  if (!notice) throw new Error('nothing was published');
  const { registration_number: number } = await db()
    .selectFrom('company')
    .select('registration_number')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { id, companyId, noticeId: notice.id, endsOn: notice.endsOn, number };
}

async function tokenBy(noticeId: string, email: string, browser: Browser = anybody): Promise<string> {
  const by = { by: 'EMAIL', email };
  const sent = await browser.call('POST', `${NOTICES}/${noticeId}/code`, { language: 'en', body: by });
  expect(sent).toMatchObject({ status: 200 });
  const otp = codeIn((await office.gateway.messageTo(email)).body);
  const proven = await browser.call('POST', `${NOTICES}/${noticeId}/claimant`, { body: { ...by, otp } });
  return claimantSchema.parse(proven.body.data).token;
}

const submit = (token: string, body: object, by: Browser | Caller = anybody): Promise<Answer> =>
  'username' in by
    ? by.call('POST', `public/claimant/${token}/claim`, body)
    : by.call('POST', `public/claimant/${token}/claim`, { language: 'en', body });

function bring(token: string, name = 'letter.pdf', content = pdf(), by: Browser | Caller = anybody): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const path = `public/claimant/${token}/evidence`;
  return 'username' in by ? by.call('POST', path, form) : by.call('POST', path, { language: 'en', body: form });
}
const evidenceOf = (answer: Answer): string => claimEvidenceSchema.parse(answer.body.data).id;
const receiptOf = (answer: Answer): ClaimReceipt => claimReceiptSchema.parse(answer.body.data);
const objection = { kind: 'OBJECTION', name: 'Sita Rai', text: 'It owes me wages.' };

test('a notice is read by everybody as it was published, counted down, and over on the day after its last one', async () => {
  const { noticeId, endsOn, number, id } = await published();
  const read = async () => publicNoticeDetailSchema.parse((await get(`${NOTICES}/${noticeId}`)).body.data);
  const list = async (state: string) =>
    publicNoticePageSchema
      .parse((await get(`${NOTICES}?state=${state}&search=${number}`)).body.data)
      .items.map((one) => one.id);
  expect(await read()).toMatchObject({
    company: { registrationNumber: number },
    channel: 'NEWSPAPER',
    isRunning: true,
    daysLeft: (Date.parse(endsOn) - Date.parse(today())) / 86_400_000,
    takes: ['OBJECTION', 'CLAIM'],
    proceeding: { end: null },
    text: {
      english: expect.stringContaining(`registration number ${number}`),
      nepali: expect.stringContaining('दाबी'),
    },
  });
  expect([await list('RUNNING'), await list('ENDED')]).toEqual([[noticeId], []]);
  const etag = (await get(`${NOTICES}/${noticeId}`)).headers.get('etag') ?? '';
  const headers = { 'if-none-match': etag, 'accept-language': 'en' };
  expect((await fetch(`${office.gateway.url}${NOTICES}/${noticeId}`, { headers })).status).toBe(304);

  await goTo(endsOn);
  expect(await read()).toMatchObject({ isRunning: true, daysLeft: 0 });
  await goTo(addDays(endsOn, 1));
  expect(await read()).toMatchObject({ isRunning: false, daysLeft: null });
  expect([await list('RUNNING'), await list('ENDED')]).toEqual([[], [noticeId]]);
  const code = await anybody.call('POST', `${NOTICES}/${noticeId}/code`, {
    language: 'en',
    body: { by: 'EMAIL', email: 'late@example.com' },
  });
  expect(code).toMatchObject({ status: 409, body: { message: expect.stringContaining('not the time') } });
  await office.gateway.platform.runUnitOfWork(async (unit) => {
    const row = await lockWithCompany(unit, id);
    if (row) await endProceeding(unit, row, { outcome: 'WITHDRAWN', text: 'Withdrawn', actor: null });
  });
  expect((await read()).proceeding.end).toMatchObject({ name: { nameEnglish: 'Withdrawn' }, on: today() });
});

test('a notice that came back, or was never published with a text, is not there', async () => {
  await goTo(START);
  const { id, noticeId, number } = await published();
  expect(
    await actOn(office.maya, id, `notice/${noticeId}/return`, { returnedOn: today(), reason: 'Moved' }),
  ).toMatchObject({ status: 200 });
  expect((await get(`${NOTICES}/${noticeId}`)).status).toBe(404);
  const all = publicNoticePageSchema.parse((await get(`${NOTICES}?state=ENDED&search=${number}`)).body.data);
  expect(all.items).toEqual([]);
  const given = await db().selectFrom('proceeding_notice').select('id').where('text_hash', 'is', null).execute();
  for (const one of given) expect((await get(`${NOTICES}/${one.id}`)).status).toBe(404);
});

test('the feed is Atom in the asked language, names are text in it, and it is the same until something is published', async () => {
  await goTo(START);
  const { companyId, noticeId } = await published();
  await db().updateTable('company').set({ name_english: 'A & B <i>Ltd</i>' }).where('id', '=', companyId).execute();
  const feed = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${office.gateway.url}${NOTICES}.atom${query}`, { headers });
    return { answer, text: await answer.text() };
  };
  const { answer, text } = await feed('?lang=en');
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
  expect(text).toContain(`/notices/${noticeId}</id>`);
  expect(text).toContain('A &amp; B &lt;i&gt;Ltd&lt;/i&gt;');
  expect(text).toContain('<title>Public notices about companies</title>');
  expect((await feed('', { 'accept-language': 'np' })).text).toContain('कम्पनीसम्बन्धी सार्वजनिक सूचना');
  const again = await feed('?lang=en', { 'if-none-match': answer.headers.get('etag') ?? '' });
  expect([again.answer.status, again.text]).toEqual([304, '']);
});

test('anybody objects with a proven address and evidence, gets a number and a mail, and the office reads all of it', async () => {
  await goTo(START);
  const { id, noticeId } = await published();
  const token = await tokenBy(noticeId, 'sita@example.com');
  const [file, unused] = [evidenceOf(await bring(token)), evidenceOf(await bring(token, 'other.pdf', pdf('% other')))];
  expect(fieldOf(await submit(token, { ...objection, text: ' ', name: '' }))).toEqual([
    ['text', 'CLAIM_TEXT_REQUIRED'],
    ['name', 'CLAIMANT_NAME_REQUIRED'],
  ]);
  expect(fieldOf(await submit(token, { ...objection, name: undefined }))).toEqual([['name', 'CLAIMANT_NAME_REQUIRED']]);
  // pressed twice at once, and once more: it is one objection with one number
  const [one, other] = await Promise.all([
    submit(token, { ...objection, evidence: [file] }),
    submit(token, { ...objection, evidence: [file] }),
  ]);
  expect([one.status, other.status]).toEqual([200, 200]);
  const receipt = receiptOf(one);
  expect(receipt).toMatchObject({ number: expect.stringMatching(/^UJ-\d{4}\/\d\d-\w+-\d{6}$/), kind: 'OBJECTION' });
  expect([receiptOf(other), receiptOf(await submit(token, objection))]).toEqual([receipt, receipt]);
  expect(receipt.toldAt).not.toContain('sita@');
  expect((await office.gateway.messageTo('sita@example.com')).body).toContain(receipt.number);
  expect((await bring(token)).status).toBe(409);

  const { claims } = await readProceedingOf(office.maya, id);
  expect(claims).toMatchObject([
    {
      number: receipt.number,
      claimant: { nameEnglish: 'Sita Rai' },
      evidence: [{ id: file, name: 'letter.pdf', mediaType: 'application/pdf' }],
    },
  ]);
  const path = (evidence: string) => `${PROCEEDING}/${id}/claim/${claims[0]?.id}/evidence/${evidence}`;
  const seen = await office.gateway.call('GET', path(file), { token: office.maya.token });
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await office.maya.call('GET', path(unused))).status).toBe(404);
  expect((await office.puja.call('GET', path(file))).status).toBe(403);
  // the office and the company are told once each, in the portal alone and without a name
  const told = await office.gateway.platform.database.db
    .selectFrom('notification')
    .select(['account_id', 'title_en', 'body_en'])
    .where('event_key', '=', `proceeding:${id}:CLAIMED:${claims[0]?.id}`)
    .execute();
  expect(told.filter(({ account_id }) => account_id === office.maya.userId)).toHaveLength(1);
  expect(told.filter(({ account_id }) => account_id === office.puja.userId)).toHaveLength(1);
  expect(JSON.stringify(told)).toMatch(/Objection/);
  expect(JSON.stringify(told)).not.toMatch(/Sita|wages/);
  // the public sees nothing of it
  const shown = JSON.stringify((await get(`${NOTICES}/${noticeId}`)).body);
  for (const hidden of ['Sita', 'wages', receipt.number, 'letter.pdf']) expect(shown).not.toContain(hidden);
});

test('a second objection of the same person is refused, by the address and by the account with it; a claim is another thing', async () => {
  await goTo(START);
  const { noticeId, endsOn } = await published();
  const ram = await callerOf(office.gateway, 'ram.applicant');
  const { email } = await db()
    .selectFrom('account')
    .select('email')
    .where('id', '=', ram.userId)
    .executeTakeFirstOrThrow();
  const admitted = async () =>
    claimantSchema.parse((await ram.call('POST', `${NOTICES}/${noticeId}/claimant`, { by: 'ACCOUNT' })).body.data)
      .token;
  const own = await admitted();
  // a token of an account opens nothing to anybody else
  expect((await submit(own, objection)).status).toBe(404);
  expect((await bring(own)).status).toBe(404);
  const file = evidenceOf(await bring(own, 'proof.pdf', pdf(), ram));
  const receipt = receiptOf(await submit(own, { ...objection, name: undefined, evidence: [file] }, ram));
  expect(receipt.toldAt).toBeNull();
  expect((await office.gateway.messageTo(email)).body).toContain(receipt.number);
  const twice = { status: 409, body: { code: 'FLOW-409', message: expect.stringContaining('already') } };
  expect(await submit(await admitted(), { kind: 'OBJECTION', text: 'Again' }, ram)).toMatchObject(twice);
  await db().updateTable('account').set({ email_verified: true }).where('id', '=', ram.userId).execute();
  const byAddress = await tokenBy(noticeId, email.toLowerCase());
  expect(await submit(byAddress, objection)).toMatchObject(twice);
  expect(fieldOf(await submit(byAddress, { ...objection, kind: 'CLAIM' }))).toEqual([
    ['amountPaisa', 'CLAIM_AMOUNT_REQUIRED'],
  ]);
  expect(fieldOf(await submit(byAddress, { ...objection, kind: 'CLAIM', amountPaisa: -5 }))).toEqual([
    ['amountPaisa', 'CLAIM_AMOUNT_REQUIRED'],
  ]);
  const claim = receiptOf(await submit(byAddress, { ...objection, kind: 'CLAIM', amountPaisa: 12_000_00 }));
  expect(claim.number).toMatch(/^DB-/);
  const waiting = await tokenBy(noticeId, 'hari@example.com');
  await db()
    .updateTable('proceeding_claimant')
    .set({ expires_at: new Date('2200-01-01') })
    .where('claim_id', 'is', null)
    .execute();
  await goTo(addDays(endsOn, 1));
  expect(await submit(waiting, objection)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('not the time') },
  });
});

test('the company is refused by its account, by its address and by that of its representative', async () => {
  await goTo(START);
  const { companyId, noticeId } = await published();
  const refused = { status: 403, body: { code: 'PERM-403', message: expect.stringContaining('own proceeding') } };
  const admitted = await office.puja.call('POST', `${NOTICES}/${noticeId}/claimant`, { by: 'ACCOUNT' });
  const own = claimantSchema.parse(admitted.body.data).token;
  expect(await submit(own, { kind: 'OBJECTION', text: 'No' }, office.puja)).toMatchObject(refused);
  await db().updateTable('company').set({ email: 'Office@karnali.example' }).where('id', '=', companyId).execute();
  expect(await submit(await tokenBy(noticeId, 'office@karnali.example'), objection)).toMatchObject(refused);
  await db()
    .updateTable('account')
    .set({ email: 'puja.own@example.com', email_verified: true })
    .where('id', '=', office.puja.userId)
    .execute();
  expect(await submit(await tokenBy(noticeId, 'puja.own@example.com'), objection)).toMatchObject(refused);
});

test('a wrong code admits nobody, five of them close the code, and a code is good for its notice and caller only', async () => {
  await goTo(START);
  const [here, there] = [await published(), await published()];
  const by = { by: 'EMAIL', email: 'gopal@example.com' };
  const prove = (noticeId: string, otp: string, browser = anybody) =>
    browser.call('POST', `${NOTICES}/${noticeId}/claimant`, { body: { ...by, otp } });
  await anybody.call('POST', `${NOTICES}/${here.noticeId}/code`, { body: by });
  const otp = codeIn((await office.gateway.messageTo(by.email)).body);
  expect((await prove(there.noticeId, otp)).body.code).toBe('AUTH-OTP-INCORRECT');
  expect((await prove(here.noticeId, otp, browserOf(office.gateway))).body.code).toBe('AUTH-OTP-INCORRECT');
  const wrong = otp === '111111' ? '222222' : '111111';
  for (let tries = 0; tries < 5; tries++) expect((await prove(here.noticeId, wrong)).status).toBe(400);
  expect((await prove(here.noticeId, otp)).status).not.toBe(200);
  expect((await anybody.call('POST', `${NOTICES}/${here.noticeId}/claimant`, { body: { by: 'ACCOUNT' } })).status).toBe(
    401,
  );
  expect((await submit('no-such-token', objection)).status).toBe(404);
});

test('codes to one address are limited for each caller and for all of them together', async () => {
  await goTo(addDays(START, 1));
  const { noticeId } = await published();
  const ask = (browser: Browser) =>
    browser.call('POST', `${NOTICES}/${noticeId}/code`, { body: { by: 'EMAIL', email: 'many@example.com' } });
  expect((await ask(anybody)).status).toBe(200);
  expect((await ask(anybody)).body.code).toBe('AUTH-OTP-RESEND');
  const asked = [];
  for (let others = 0; others < 6; others++) asked.push((await ask(browserOf(office.gateway))).body.code ?? 'sent');
  expect(asked).toEqual(['sent', 'sent', 'sent', 'sent', 'RATE-429', 'RATE-429']);
});

test('evidence is judged by its bytes, its number is limited, and what nobody handed in is forgotten', async () => {
  await goTo(addDays(START, 2));
  const { noticeId } = await published();
  const token = await tokenBy(noticeId, 'maya.creditor@example.com');
  expect((await bring(token, 'letter.pdf', Buffer.from('MZ not a document'))).status).toBe(415);
  expect((await bring(token, 'large.pdf', Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024)]))).status).toBe(413);
  const brought = [];
  for (let files = 0; files < 16; files++) brought.push(await bring(token, `${files}.pdf`, pdf(`% ${files}`)));
  expect(brought.map(({ status }) => status)).toEqual([...Array.from({ length: 15 }, () => 200), 422]);
  const ids = brought.slice(0, 6).map(evidenceOf);
  expect(fieldOf(await submit(token, { ...objection, evidence: ids }))).toEqual([['evidence', 'LIST_TOO_LONG']]);
  const other = await tokenBy(noticeId, 'other.creditor@example.com');
  // a file of another token is not there
  expect((await submit(other, { ...objection, evidence: ids.slice(0, 1) })).status).toBe(404);
  office.gateway.clock.moveTo(new Date(office.gateway.clock.now().getTime() + 4 * 3_600_000 + 1000));
  expect(await submit(token, objection)).toMatchObject({ status: 409 });
});
