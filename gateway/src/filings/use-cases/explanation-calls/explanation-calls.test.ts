import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  callDetailSchema,
  callPageSchema,
  callsOfCompanySchema,
  type CallDetail,
} from '@registrar/domain/calls/explanation-calls';
import { companyProcessListSchema } from '@registrar/domain/calls/company-processes';
import { deadlineListSchema } from '@registrar/domain/calls/deadlines';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { act, APPLICATION, callerOf, detailOf, saveSection, take, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { settledCompany } from '../../../../test/name-change-kit';
import { acceptDocuments, addItem, attachRequired, readDetail } from '../../../../test/registration-kit';
import { newKey } from '../../../../test/representation-kit';
import { dayInNepal } from '../../../platform/clock';

const CALLS = 'external/api/explanation-call';
const DAY = 86_400_000;
let gateway: TestGateway;
let puja: Caller, gita: Caller, maya: Caller, krishna: Caller, ram: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  [puja, gita, maya, krishna, ram] = [
    await callerOf(gateway, 'puja.representative'),
    await callerOf(gateway, 'gita.operator'),
    await callerOf(gateway, 'maya.approver'),
    await callerOf(gateway, 'krishna.approver'),
    await callerOf(gateway, 'ram.applicant'),
  ];
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const day = (days: number) => dayInNepal(new Date(gateway.clock.now().getTime() + days * DAY));
const asked = (companyId: string, more: object = {}) => ({
  companyId,
  subject: 'Registered office not found',
  matter: 'REGISTERED_OFFICE',
  approvedOn: day(0),
  text: 'The office visited the address and found nobody.',
  answerBy: day(15),
  ...more,
});
const opened = async (companyId: string, by = maya): Promise<string> => {
  const answer = await by.call('POST', CALLS, asked(companyId), newKey());
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return (answer.body.data as { id: string }).id;
};
const read = async (by: Caller, id: string): Promise<CallDetail> =>
  callDetailSchema.parse((await by.call('GET', `${CALLS}/${id}`)).body.data);
/** Moves the due day into the past. */
const passDue = (id: string) =>
  db()
    .updateTable('proceeding_notice')
    .set({ published_on: day(-20), ends_on: day(-1) })
    .where('proceeding_id', '=', id)
    .execute();
const mayFile = async (companyId: string) =>
  companyProcessListSchema
    .parse((await puja.call('GET', `external/api/company/${companyId}/process`)).body.data)
    .processes.find(({ process }) => process === 'OTHERS');
const open = (companyId: string, call: string, by = puja) =>
  by.call(
    'POST',
    APPLICATION,
    { processName: 'CALL_FOR_EXPLANATION', companyId, subject: { kind: 'PROCEEDING', id: call } },
    newKey(),
  );

async function answered(companyId: string, call: string): Promise<ApplicationDetail> {
  const draft = detailOf(await open(companyId, call));
  await saveSection(puja, draft, 'EXPLANATION', { explanation: 'The office had moved within the building.' });
  await addItem(puja, draft, 'PUBLISHED_DOCUMENT', { documentName: 'Notice of the new floor', publishedOn: day(-3) });
  await attachRequired(puja, draft.id);
  return readDetail(puja, draft.id);
}

async function verified(draft: ApplicationDetail): Promise<ApplicationDetail> {
  const claimed = await take(draft, [
    [puja, 'submit'],
    [gita, 'claim'],
  ]);
  await acceptDocuments(gita, claimed.id);
  return take(await readDetail(gita, claimed.id), [[gita, 'verify']]);
}

test('a call notifies the company at its address and its representatives with a signed letter, and is listed among its deadlines', async () => {
  const company = await settledCompany(gateway, [puja]);
  const { email } = await db()
    .selectFrom('company')
    .select('email')
    .where('id', '=', company)
    .executeTakeFirstOrThrow();
  const id = await opened(company);
  await gateway.platform.jobs.runDue();
  const call = await read(puja, id);
  expect(call).toMatchObject({
    state: 'OPEN',
    matter: 'REGISTERED_OFFICE',
    may: { answer: true, extend: false, decide: false },
    letters: [{ titleEn: 'Call for explanation' }],
  });
  expect((await gateway.messageTo(email ?? '')).body).toContain(call.number);
  expect(
    await db()
      .selectFrom('notification')
      .select('type')
      .where('account_id', '=', puja.userId)
      .where('type', '=', 'EXPLANATION_CALLED')
      .execute(),
  ).toHaveLength(1);
  expect(
    gateway.outbox.some((message) => JSON.stringify(message).includes(`Call for explanation ${call.number} for`)),
  ).toBe(true);
  const deadlines = deadlineListSchema.parse((await puja.call('GET', 'external/api/deadline')).body.data);
  expect(deadlines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'CALL_FOR_EXPLANATION',
        companyId: company,
        dueOn: day(15),
        link: `/post-amendment/call-for-explanation/${id}`,
      }),
    ]),
  );
  // both sides have lists; a stranger gets nothing
  expect(
    callsOfCompanySchema.parse((await puja.call('GET', `external/api/company/${company}/explanation-call`)).body.data),
  ).toMatchObject({ mayOpen: false, items: [{ id, state: 'OPEN' }] });
  const found = (query: string) =>
    krishna
      .call('GET', `${CALLS}?${query}`)
      .then(({ body }) => callPageSchema.parse(body.data).items.map((one) => one.id));
  expect(await found(`search=${encodeURIComponent(call.number)}&state=OPEN`)).toEqual([id]);
  expect(await found(`search=${encodeURIComponent(call.number)}&state=ANSWERED`)).toEqual([]);
  expect(await found('search=100%25')).toEqual([]);
  expect([
    await ram.call('GET', `${CALLS}/${id}`),
    await ram.call('GET', `external/api/company/${company}/explanation-call`),
    await open(company, id, ram),
  ]).toMatchObject([{ status: 404 }, { status: 404 }, { status: 404 }]);
  expect(await puja.call('POST', CALLS, asked(company), newKey())).toMatchObject({ status: 403 });
});

test('past its due day it blocks the company and links to the answer; the answer removes the block, and the decision is in register and letter', async () => {
  const company = await settledCompany(gateway, [puja]);
  const id = await opened(company);
  expect(await mayFile(company)).toMatchObject({ allowed: true });
  await passDue(id);
  expect(await mayFile(company)).toMatchObject({
    allowed: false,
    reasons: [{ code: 'OPEN_CALL_FOR_EXPLANATION', wayOut: `/post-amendment/call-for-explanation/${id}` }],
  });
  expect(await puja.call('POST', APPLICATION, { processName: 'OTHERS', companyId: company }, newKey())).toMatchObject({
    status: 423,
  });
  const waiting = await verified(await answered(company, id));
  expect(await mayFile(company)).toMatchObject({ allowed: true });
  const call = await read(maya, id);
  expect(call).toMatchObject({ state: 'ANSWERED', may: { decide: true }, answer: { id: waiting.id } });
  const order = { version: call.version, outcome: 'ORDER', text: 'Put up a sign board within 15 days.' };
  expect(await maya.call('POST', `${CALLS}/${id}/decision`, order, newKey())).toMatchObject({ status: 200 });
  expect(await maya.call('POST', `${CALLS}/${id}/decision`, order, newKey())).toMatchObject({ status: 412 });
  expect(await read(puja, id)).toMatchObject({
    state: 'ORDERED',
    decision: { outcome: 'ORDER', text: order.text },
    letters: [{}, { titleEn: 'Decision on a call for explanation' }],
  });
  expect((await readDetail(puja, waiting.id)).status).toBe('APPROVED');
  const entered = await db()
    .selectFrom('register_entry')
    .select(['aspect', 'after', 'subject_id'])
    .where('company_id', '=', company)
    .where('application_id', '=', waiting.id)
    .execute();
  expect(entered).toMatchObject([
    {
      aspect: 'NOTE',
      subject_id: id,
      after: { details: { outcome: 'ORDER', published: [{ documentName: 'Notice of the new floor' }] } },
    },
  ]);
  expect(await open(company, id)).toMatchObject({ status: 409 });
  // after the revocation it waits for an answer again
  await take(await readDetail(krishna, waiting.id), [
    [krishna, 'revoke', { remark: 'Decided in error.', reasonCode: 'OTHER' }],
  ]);
  expect(await read(puja, id)).toMatchObject({ state: 'PAST_DUE', decision: null, letters: [{}] });
}, 180_000);

test('approved with the filings it is closed; refused it stays open; sent back it waits for the company without a block', async () => {
  const company = await settledCompany(gateway, [puja]);
  const id = await opened(company);
  await passDue(id);
  const first = await verified(await answered(company, id));
  await take(first, [[maya, 'reject', { remark: 'It answers nothing.', reasonCode: 'OTHER' }]]);
  expect(await read(puja, id)).toMatchObject({ state: 'PAST_DUE', may: { answer: true } });
  expect(await mayFile(company)).toMatchObject({ allowed: false });
  const again = await verified(await answered(company, id));
  expect(
    await maya.call('POST', `${APPLICATION}/${again.id}/pin`, {
      kind: 'FIELD',
      path: 'EXPLANATION.explanation',
      remark: 'Say since when.',
    }),
  ).toMatchObject({ status: 200 });
  expect(
    await act(maya, await readDetail(maya, again.id), 'sendForCorrection', { remark: 'Once more, please.' }),
  ).toMatchObject({ status: 200 });
  expect(await read(maya, id)).toMatchObject({ state: 'SENT_BACK' });
  expect(await mayFile(company)).toMatchObject({ allowed: true });
}, 180_000);

test('an extension removes the block; there is no decision before the due day, and an unanswered call is not decided by one officer alone', async () => {
  const company = await settledCompany(gateway, [puja]);
  const id = await opened(company);
  const decide = (by: Caller, version: number) =>
    by.call(
      'POST',
      `${CALLS}/${id}/decision`,
      { version, outcome: 'CLOSED', text: 'The company is reached again.' },
      newKey(),
    );
  expect(await decide(krishna, 1)).toMatchObject({ status: 409 });
  await passDue(id);
  expect(
    await maya.call('POST', `${CALLS}/${id}/extension`, {
      version: 1,
      answerBy: day(20),
      reason: 'The company asked for time.',
    }),
  ).toMatchObject({ status: 200 });
  expect(await read(puja, id)).toMatchObject({
    state: 'OPEN',
    answerBy: day(20),
    extensions: [{ fromDay: day(-1), toDay: day(20) }],
  });
  expect(await mayFile(company)).toMatchObject({ allowed: true });
  await passDue(id);
  expect([await read(maya, id), await decide(maya, 2)]).toMatchObject([
    { may: { decide: false }, undecidable: expect.stringContaining('another officer') },
    { status: 403 },
  ]);
  expect(await decide(krishna, 2)).toMatchObject({ status: 200 });
  expect(await read(puja, id)).toMatchObject({ state: 'CLOSED' });
  expect(await mayFile(company)).toMatchObject({ allowed: true });
});

test.each([
  [
    { subject: '' },
    'subject',
    'CALL_SUBJECT_REQUIRED',
    'Subject of the call is required',
    'कैफियत तलबको विषय अनिवार्य छ।',
  ],
  [
    { matter: 'x' },
    'matter',
    'CALL_MATTER_REQUIRED',
    'What the call concerns is required',
    'कुन कुराको सम्बन्धमा अनिवार्य छ।',
  ],
  [{ approvedOn: '2083-13-40' }, 'approvedOn', 'DATE_FORMAT', undefined, undefined],
  [{ approvedOn: '2099-01-01' }, 'approvedOn', 'DATE_IN_FUTURE', undefined, undefined],
  [
    { approvedOn: '1950-01-01' },
    'approvedOn',
    'BEFORE_REGISTRATION',
    'The date cannot be before the registration of the company',
    'मिति कम्पनी दर्ता हुनुअघिको हुन मिल्दैन।',
  ],
  [
    { text: 'x'.repeat(1000) },
    'text',
    'TOO_LONG',
    'At most 999 characters are allowed',
    'बढीमा ९९९ अक्षर मात्र लेख्न मिल्छ।',
  ],
  [
    { answerBy: '2020-01-01' },
    'answerBy',
    'CALL_ANSWER_BY_PAST',
    'The last day to answer must be tomorrow or later',
    'जवाफ दिने अन्तिम मिति भोलि वा त्यसपछिको हुनुपर्छ।',
  ],
  [
    { answerBy: '2099-01-01' },
    'answerBy',
    'CALL_ANSWER_BY_TOO_FAR',
    'At most 180 days may be given to answer',
    'जवाफ दिन बढीमा १८० दिनको समय दिन मिल्छ।',
  ],
])('%# is refused at its field, in both languages', async (bad, path, code, en, ne) => {
  const company = await db()
    .selectFrom('company')
    .select('id')
    .where('registered_on', 'is not', null)
    .where('status', '=', 'ACTIVE')
    .where('office_id', '=', 1)
    .orderBy('registration_number')
    .executeTakeFirstOrThrow();
  for (const [language, message] of [
    ['en', en],
    ['np', ne],
  ] as const) {
    const refused = await maya.call('POST', CALLS, asked(company.id, bad), {
      ...newKey(),
      'accept-language': language,
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ path, code, ...(message !== undefined && { message }) }] },
    });
  }
});

test('an answer without a published document, or with a future one, is refused at its field', async () => {
  const company = await settledCompany(gateway, [puja]);
  const draft = detailOf(await open(company, await opened(company)));
  expect(await act(puja, draft, 'submit')).toMatchObject({
    status: 422,
    body: {
      errors: expect.arrayContaining([
        expect.objectContaining({
          code: 'PUBLISHED_DOCUMENT_REQUIRED',
          message: 'At least one published document is required',
        }),
      ]),
    },
  });
  const add = (publishedOn: string) =>
    puja.call(
      'POST',
      `${APPLICATION}/${draft.id}/section/PUBLISHED_DOCUMENT/item`,
      { documentName: 'Notice', publishedOn },
      newKey(),
    );
  expect(await add(day(1))).toMatchObject({
    status: 200,
    body: { data: { item: { errors: [{ path: 'publishedOn', code: 'DATE_IN_FUTURE' }] } } },
  });
  expect(await add('2026-02-31')).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'publishedOn', code: 'DATE_FORMAT' }] },
  });
});
