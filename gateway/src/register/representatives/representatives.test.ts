import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  APPLICATION,
  callerOf,
  saveSection,
  detailOf,
  freeName,
  nameSection,
  type Caller,
} from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import {
  accept,
  askRemoval,
  companyOf,
  draftFor,
  freshCompany,
  idOf,
  invite,
  linkIn,
  newestLink,
  newKey,
  leave,
  sentTo,
} from '../../../test/representation-kit';
import { expectWhole } from '../../../test/whole-messages';

const MINUTE = 60_000;
let gateway: TestGateway;
let puja: Caller, kiran: Caller, suman: Caller, ram: Caller;
let company: string;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  kiran = await callerOf(gateway, 'kiran.representative');
  ram = await callerOf(gateway, 'ram.applicant');
  company = await companyOf(gateway, '100002');
  suman = await callerOf(gateway, 'suman.representative');
});
afterAll(() => gateway?.close());

const listOf = (caller: Caller, companyId: string) =>
  caller.call('GET', `external/api/company/${companyId}/representative`);

async function newPerson(
  username: string,
  role: 'APPLICANT' | 'COMPANY_REPRESENTATIVE' | 'INTERMEDIARY' = 'APPLICANT',
): Promise<Caller> {
  await gateway.addAccount({ username, role, emailVerified: true, language: 'en' });
  return callerOf(gateway, username);
}

test('the demonstration data: two represent company 100002, one must verify the email of 100001 first', async () => {
  const mine = await puja.call('GET', 'external/api/representative/company');
  expect(mine.body.data).toMatchObject([{ id: company, regNo: '100002', since: '2025-01-15' }]);
  const listed = await listOf(puja, company);
  expect(listed.body.data).toMatchObject({ open: true, invitations: [], history: [] });
  expect(listed.body.data).toHaveProperty(
    'representatives',
    expect.arrayContaining([
      expect.objectContaining({ nameEnglish: 'Puja Gurung', state: 'ACTIVE', until: null, self: true }),
      expect.objectContaining({ nameEnglish: 'Kiran Bajracharya', state: 'ACTIVE', self: false }),
    ]),
  );
  expect(await suman.call('GET', 'external/api/representative/company')).toMatchObject({
    status: 423,
    body: { blocker: { code: 'COMPANY_EMAIL_UNVERIFIED' } },
  });
});

test('for other users the company does not exist', async () => {
  const laxmi = await callerOf(gateway, 'laxmi.parent');
  for (const stranger of [ram, laxmi]) {
    for (const [method, path, body] of [
      ['GET', 'representative', undefined],
      ['POST', 'representative', { channel: 'EMAIL', email: 'a@b.example', nameEnglish: 'A', nameNepali: 'क' }],
      ['POST', `representative/${puja.userId}/remove`, { remark: 'x' }],
      ['POST', `representative/${puja.userId}/removal/otp`, {}],
      ['POST', `representative/${puja.userId}/removal`, { remark: 'x', otp: '123456' }],
      ['POST', `representative/${puja.userId}/removal/object`, { remark: 'x' }],
      ['POST', `representative/${puja.userId}/removal/withdraw`, { remark: 'x' }],
      ['POST', `representative/${puja.userId}/restore`, { remark: 'x' }],
      ['POST', `invitation/${puja.userId}/resend`, {}],
      ['POST', `invitation/${puja.userId}/withdraw`, {}],
      ['GET', 'mandate', undefined],
      ['POST', 'mandate', { email: 'a@b.example', processes: null, until: null }],
      ['POST', `mandate/${puja.userId}/end`, { remark: 'x' }],
    ] as const) {
      expect([
        path,
        (await stranger.call(method, `external/api/company/${company}/${path}`, body, newKey())).status,
      ]).toEqual([path, 404]);
    }
  }
  expect((await draftFor(ram, company)).status).toBe(404);
});

test('an invitation has a link, is proved by a code, and makes a representative; the others and the directors are notified', async () => {
  const sarita = await newPerson('sarita');
  const invitation = idOf(await invite(puja, company, 'sarita@example.com'));
  await sentTo(gateway, 'sarita@example.com', /Puja Gurung invites you/);
  const token = linkIn(gateway, 'sarita@example.com');
  expect((await gateway.call('GET', `external/api/representative-invitation/${token}`)).body.data).toMatchObject({
    state: 'PENDING',
    nameEnglish: 'Ramesh Karki',
    sentTo: 's*****@example.com',
    forYou: null,
    restores: false,
    company: { regNo: '100002' },
    invitedBy: { nameEnglish: 'Puja Gurung' },
  });
  expect((await gateway.call('GET', `external/api/representative-invitation/${invitation}`)).status).toBe(404);
  expect((await sarita.call('GET', 'external/api/representative-invitation')).body.data).toMatchObject([
    { id: invitation, company: { regNo: '100002' } },
  ]);
  expect((await ram.call('GET', 'external/api/representative-invitation')).body.data).toEqual([]);

  expect(await ram.call('POST', `external/api/representative-invitation/${token}/otp`, {})).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('s*****@example.com') },
  });
  expect(
    await ram.call('POST', `external/api/representative-invitation/${token}/accept`, { otp: '123456' }),
  ).toMatchObject({ status: 403 });
  expect(
    (await sarita.call('POST', `external/api/representative-invitation/${token}/accept`, { otp: '123456' })).body,
  ).toMatchObject({ code: 'AUTH-OTP-INCORRECT' });

  const second = await gateway.signIn('sarita');
  expect(await accept(gateway, sarita, 'sarita@example.com')).toMatchObject({
    status: 200,
    body: { data: { companyId: company, signInAgain: true } },
  });
  // the session of the former role on another device has ended, the calling one lasts until the next sign-in
  expect((await gateway.call('GET', 'auth/api/init', { token: second.accessToken })).status).toBe(401);
  expect((await sarita.call('GET', 'auth/api/init')).body.data).toMatchObject({
    role: { code: 'COMPANY_REPRESENTATIVE' },
  });
  // the same answer to a repeated call
  expect(
    (await sarita.call('POST', `external/api/representative-invitation/${token}/accept`, { otp: '000000' })).status,
  ).toBe(200);

  const seen = await listOf(sarita, company);
  expect(seen.body.data).toMatchObject({
    invitations: [],
    history: [
      { action: 'ACCEPTED', subject: { nameEnglish: 'sarita' } },
      { action: 'INVITED', actor: { nameEnglish: 'Puja Gurung' } },
    ],
  });
  const told = await gateway.platform.database.db
    .selectFrom('notification')
    .select('title_en')
    .where('account_id', '=', kiran.userId)
    .execute();
  expect(told.map(({ title_en }) => title_en)).toEqual(
    expect.arrayContaining(['A new representative is invited', 'The company has a new representative']),
  );
  await sentTo(gateway, 'rajendra.shakya@demo.example', /कम्पनीमा नयाँ प्रतिनिधि थपियो/);
  await sentTo(gateway, '9851000006', /कम्पनी रजिष्ट्रारको कार्यालय: .* को प्रतिनिधि हुनुभयो।$/);

  expect((await leave(sarita, company)).body.data).toEqual({ signedOut: true });
  expect((await sarita.call('GET', 'auth/api/init')).status).toBe(401);
  const again = await callerOf(gateway, 'sarita');
  expect((await listOf(again, company)).status).toBe(404);
  expect((await again.call('GET', 'auth/api/init')).body.data).toMatchObject({ role: { code: 'APPLICANT' } });
  await sentTo(gateway, 'binita.pradhan@demo.example', /प्रतिनिधिले जिम्मेवारी छाड्नुभयो/);
  const ended = await gateway.platform.database.db
    .selectFrom('session')
    .select('end_reason')
    .where('account_id', '=', sarita.userId)
    .where('ended_at', 'is not', null)
    .execute();
  expect(ended.map(({ end_reason }) => end_reason)).toEqual(
    expect.arrayContaining(['ROLE_CHANGED', 'REPRESENTATION_ENDED']),
  );

  // a representative again on the same day, with a new proof
  idOf(
    await puja.call(
      'POST',
      `external/api/company/${company}/representative/${sarita.userId}/restore`,
      { remark: 'Is back' },
      newKey(),
    ),
  );
  expect(await accept(gateway, again, 'sarita@example.com', token)).toMatchObject({ status: 200 });
  expect((await listOf(again, company)).body.data).toMatchObject({
    history: [
      { action: 'RESTORED' },
      { action: 'INVITED', remark: 'Is back' },
      { action: 'LEFT', remark: 'My own wish' },
      {},
      {},
    ],
  });
  expect((await leave(again, company)).body.data).toEqual({ signedOut: true });
  expect((await listOf(puja, company)).body.data).toMatchObject({ history: [{ action: 'LEFT' }, {}, {}, {}, {}, {}] });
});

test('inviting does not reveal whether an address has an account', async () => {
  const one = await freshCompany(gateway, [puja.userId]);
  const known = await invite(puja, one, 'ram.applicant@demo.example');
  const unknown = await invite(puja, one, 'nobody.at.all@example.com');
  expect([known.status, known.body.message, Object.keys(known.body.data ?? {})]).toEqual([
    unknown.status,
    unknown.body.message,
    Object.keys(unknown.body.data ?? {}),
  ]);
  await sentTo(gateway, 'ram.applicant@demo.example', /invites you|प्रतिनिधि हुन निमन्त्रणा/);
  await sentTo(gateway, 'nobody.at.all@example.com', /invites you/);
  expect(await invite(puja, one, 'nobody.at.all@example.com')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('invited already') },
  });
  expect(await invite(puja, one, 'puja.representative@demo.example')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('represents the company already') },
  });
  expect((await invite(puja, one, 'not an address')).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ path: 'email' }],
  });
});

test('an invitation is sent again after a wait, with a new link; it is withdrawn, expires, and is declined with a reason', async () => {
  const one = await freshCompany(gateway, [puja.userId]);
  const id = idOf(await invite(puja, one, 'gopal@example.com'));
  const path = `external/api/company/${one}/invitation/${id}`;
  await sentTo(gateway, 'gopal@example.com', /invites you/);
  const first = linkIn(gateway, 'gopal@example.com');
  expect(await puja.call('POST', `${path}/resend`, {})).toMatchObject({
    status: 429,
    body: { message: 'The invitation can be sent again after 10 minutes.' },
  });
  gateway.clock.advance(11 * MINUTE);
  puja = await callerOf(gateway, 'puja.representative');
  expect((await puja.call('POST', `${path}/resend`, {})).status).toBe(200);
  const next = await newestLink(gateway, 'gopal@example.com', first);
  expect((await gateway.call('GET', `external/api/representative-invitation/${first}`)).status).toBe(404);
  expect(
    (await gateway.call('POST', `external/api/representative-invitation/${next}/decline`, { body: { remark: '' } }))
      .body,
  ).toMatchObject({ code: 'VAL-422' });
  expect(
    (
      await gateway.call('POST', `external/api/representative-invitation/${next}/decline`, {
        body: { remark: 'No time' },
      })
    ).status,
  ).toBe(200);
  expect((await gateway.call('GET', `external/api/representative-invitation/${next}`)).body.data).toMatchObject({
    state: 'DECLINED',
  });
  expect((await listOf(puja, one)).body.data).toMatchObject({
    invitations: [],
    history: [{ action: 'DECLINED', actor: null, remark: 'No time' }, { action: 'SENT_AGAIN' }, { action: 'INVITED' }],
  });

  const second = idOf(await invite(puja, one, 'gopal@example.com'));
  expect((await puja.call('POST', `external/api/company/${one}/invitation/${second}/withdraw`, {})).status).toBe(200);
  expect((await puja.call('POST', `external/api/company/${one}/invitation/${second}/withdraw`, {})).status).toBe(409);
});

test('the last representative cannot leave, and gets the reason and a way to resolve it', async () => {
  const one = await freshCompany(gateway, [puja.userId]);
  expect(await leave(puja, one)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/at least one representative.*Invite another person first/) },
  });
  const disabled = await gateway.addAccount({ username: 'disabled.one', role: 'COMPANY_REPRESENTATIVE' });
  const { db } = gateway.platform.database;
  await db.updateTable('account').set({ status: 'DISABLED' }).where('id', '=', disabled).execute();
  await db
    .insertInto('company_representative')
    .values({ company_id: one, account_id: disabled, since: '2025-06-01' })
    .execute();
  expect((await leave(puja, one)).status).toBe(409);
  expect((await askRemoval(gateway, puja, one, disabled)).status).toBe(200);
});

test('a representative who does not know the company’s address can resign, and do nothing else', async () => {
  const [nita, om] = [
    await newPerson('nita', 'COMPANY_REPRESENTATIVE'),
    await newPerson('om.rep', 'COMPANY_REPRESENTATIVE'),
  ];
  const one = await freshCompany(gateway, [nita.userId, om.userId]);
  await gateway.platform.database.db
    .updateTable('company')
    .set({ email_verified_at: null })
    .where('id', '=', one)
    .execute();
  expect(await askRemoval(gateway, nita, one, om.userId)).toMatchObject({
    status: 423,
    body: { blocker: { code: 'COMPANY_EMAIL_UNVERIFIED' } },
  });
  expect((await listOf(nita, one)).status).toBe(423);
  expect((await leave(nita, one, { remark: 'Left last year' })).body.data).toEqual({ signedOut: true });
  const again = await callerOf(gateway, 'nita');
  expect((await again.call('GET', 'auth/api/init')).body.data).toMatchObject({
    role: { code: 'APPLICANT' },
    restriction: null,
  });
  expect(await leave(om, one)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/at least one representative/) },
  });
});

test('an invitation is on the dashboard of the person whose proved address it went to, until it is answered', async () => {
  const one = await freshCompany(gateway, [puja.userId]);
  const mina = await newPerson('mina');
  const id = idOf(await invite(puja, one, 'mina@example.com'));
  const stepsOf = async (caller: Caller) => (await caller.call('GET', 'auth/api/dashboard-info')).body.data;
  const waiting = expect.objectContaining({
    code: 'ANSWER_INVITATION',
    link: `/representative-invitation/${id}`,
    titleEn: expect.stringContaining('Answer the invitation'),
    titleNe: expect.stringContaining('निमन्त्रणा'),
  });
  expect(await stepsOf(mina)).toMatchObject({ nextSteps: expect.arrayContaining([waiting]) });
  expect(await stepsOf(ram)).not.toMatchObject({ nextSteps: expect.arrayContaining([waiting]) });
  await gateway.platform.database.db
    .updateTable('account')
    .set({ email_verified: false })
    .where('id', '=', mina.userId)
    .execute();
  expect(await stepsOf(mina)).not.toMatchObject({ nextSteps: expect.arrayContaining([waiting]) });
  await gateway.platform.database.db
    .updateTable('account')
    .set({ email_verified: true })
    .where('id', '=', mina.userId)
    .execute();
  expect(
    (await mina.call('POST', `external/api/representative-invitation/${id}/decline`, { remark: 'No time' })).status,
  ).toBe(200);
  expect(await stepsOf(mina)).not.toMatchObject({ nextSteps: expect.arrayContaining([waiting]) });
});

test('two leave at the same time: one remains', async () => {
  const [asha, bimal] = [
    await newPerson('asha', 'COMPANY_REPRESENTATIVE'),
    await newPerson('bimal', 'COMPANY_REPRESENTATIVE'),
  ];
  const one = await freshCompany(gateway, [asha.userId, bimal.userId]);
  const outcomes = await Promise.all([leave(asha, one), leave(bimal, one)]);
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = await gateway.platform.database.db
    .selectFrom('company_representative')
    .select('account_id')
    .where('company_id', '=', one)
    .where('until', 'is', null)
    .execute();
  expect(left).toHaveLength(1);
});

test('the same key resigns once; drafts stay with the company', async () => {
  const [dil, maya] = [
    await newPerson('dil', 'COMPANY_REPRESENTATIVE'),
    await newPerson('maya.rep', 'COMPANY_REPRESENTATIVE'),
  ];
  const [one, other] = [
    await freshCompany(gateway, [dil.userId, maya.userId]),
    await freshCompany(gateway, [maya.userId]),
  ];
  const draft = detailOf(await draftFor(maya, one));
  expect((await draftFor(dil, one)).body).toMatchObject({
    code: 'FLOW-409',
    message: expect.stringContaining('open draft'),
  });
  const named = detailOf(await saveSection(dil, draft, 'NAME_DETAILS', nameSection(freeName())));

  const key = newKey();
  const [first, second] = [await leave(maya, one, { key }), await leave(maya, one, { key })];
  expect([first.status, second.status, first.body.data]).toEqual([200, 200, { signedOut: false }]);
  expect((await listOf(dil, one)).body.data).toMatchObject({ history: [{ action: 'LEFT' }] });
  expect((await listOf(maya, other)).status).toBe(200);
  expect((await maya.call('GET', `${APPLICATION}/${draft.id}`)).status).toBe(404);
  expect((await saveSection(maya, named, 'NAME_DETAILS', nameSection(freeName()))).status).toBe(404);
  expect((await maya.call('GET', APPLICATION)).body.data).toMatchObject({ total: 0 });
  expect((await maya.call('GET', 'auth/api/dashboard-info')).body.data).toMatchObject({ recentApplications: [] });
  expect((await dil.call('GET', APPLICATION)).body.data).toMatchObject({ total: 1, items: [{ id: draft.id }] });
});

test('an intermediary and an officer cannot become representatives; a deregistered company cannot be changed', async () => {
  const one = await freshCompany(gateway, [puja.userId]);
  const hari = await callerOf(gateway, 'hari.intermediary');
  idOf(await invite(puja, one, 'hari.intermediary@demo.example'));
  expect(await accept(gateway, hari, 'hari.intermediary@demo.example')).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('intermediary’s account') },
  });
  await gateway.platform.database.db
    .updateTable('company')
    .set({ status: 'DEREGISTERED' })
    .where('id', '=', one)
    .execute();
  expect((await invite(puja, one, 'late@example.com')).body).toMatchObject({
    code: 'FLOW-409',
    message: expect.stringContaining('de-registered'),
  });
  expect((await listOf(puja, one)).body.data).toMatchObject({ open: false });
});

test('no sent message has an unfilled placeholder', async () => {
  await gateway.platform.jobs.runDue();
  expectWhole(gateway.outbox);
});
