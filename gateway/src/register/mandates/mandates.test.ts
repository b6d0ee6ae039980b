import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  freeName,
  nameSection,
  saveSection,
  take,
  type Caller,
} from '../../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../../test/harness';
import { draftFor, freshCompany, idOf, newKey, sentTo } from '../../../test/representation-kit';
import { expectWhole } from '../../../test/whole-messages';

const DAY = 24 * 3600 * 1000;
let gateway: TestGateway;
let puja: Caller, hari: Caller, gita: Caller, maya: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  hari = await callerOf(gateway, 'hari.intermediary');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
});
afterAll(() => gateway?.close());

const offer = (companyId: string, email: string, more: object = {}) =>
  puja.call(
    'POST',
    `external/api/company/${companyId}/mandate`,
    { email, processes: null, until: null, ...more },
    newKey(),
  );
const ask = (companyId: string, more: object = {}) =>
  hari.call('POST', 'external/api/mandate', { companyId, processes: null, until: null, ...more }, newKey());
const own = (id: string, step: string, remark?: string) =>
  hari.call('POST', `external/api/mandate/${id}/${step}`, { remark });
const ofCompany = (companyId: string, id: string, step: string, remark?: string) =>
  puja.call('POST', `external/api/company/${companyId}/mandate/${id}/${step}`, { remark });
const statusOf = async (answer: Promise<Answer>) => (await answer).status;

test('an intermediary files for a company after it accepted, and for none before', async () => {
  const company = await freshCompany(gateway, [puja.userId]);
  expect(await statusOf(draftFor(hari, company))).toBe(404);
  const id = idOf(await offer(company, 'hari.intermediary@demo.example', { note: 'Name reservations of this year' }));
  expect(await statusOf(draftFor(hari, company))).toBe(404);
  // the company does not learn whose address it is
  expect((await puja.call('GET', `external/api/company/${company}/mandate`)).body.data).toMatchObject([
    { id, state: 'PENDING', intermediary: null, email: 'hari.intermediary@demo.example', steps: ['withdraw'] },
  ]);
  expect((await hari.call('GET', 'external/api/mandate')).body.data).toMatchObject([
    { id, askedBy: 'COMPANY', note: 'Name reservations of this year', steps: ['accept', 'decline'] },
  ]);
  expect(await statusOf(ofCompany(company, id, 'accept'))).toBe(409);
  expect(await statusOf(own(id, 'accept'))).toBe(200);
  expect(await statusOf(own(id, 'accept'))).toBe(200); // a repeated request changes nothing
  expect((await puja.call('GET', `external/api/company/${company}/mandate`)).body.data).toMatchObject([
    { state: 'ACCEPTED', intermediary: { nameEnglish: 'Hari Bahadur Thapa' }, steps: ['end'] },
  ]);
  await sentTo(gateway, 'puja.representative@demo.example', /accepted the authorisation|मध्यस्थकर्ताले अख्तियारी स्वीकार/);

  const draft = detailOf(await draftFor(hari, company));
  const named = detailOf(await saveSection(hari, draft, 'NAME_DETAILS', nameSection(freeName())));
  const ready = detailOf(await saveSection(puja, named, 'OBJECTIVE_DETAILS', { nsicCodes: ['0001'] }));
  expect((await ofCompany(company, id, 'end')).body).toMatchObject({ code: 'VAL-422', errors: [{ path: 'remark' }] });
  expect(await statusOf(ofCompany(company, id, 'end', 'The work is done'))).toBe(200);

  // effective with the next call
  expect(await statusOf(hari.call('GET', `${APPLICATION}/${draft.id}`))).toBe(404);
  expect(await statusOf(saveSection(hari, ready, 'OBJECTIVE_DETAILS', { nsicCodes: ['0001'] }))).toBe(404);
  expect(await statusOf(act(hari, ready, 'submit'))).toBe(404);
  expect(await statusOf(draftFor(hari, company))).toBe(404);
  expect(
    (await hari.call('GET', `${APPLICATION}?search=${encodeURIComponent(ready.titleEnglish)}`)).body.data,
  ).toMatchObject({ total: 0 });
  await sentTo(gateway, 'hari.intermediary@demo.example', /The authorisation has ended|अख्तियारी अन्त्य भयो/);
  // the company can finish the drafts that were opened under the mandate
  const submitted = await take(ready, [[puja, 'submit']]);
  expect(
    (
      await take(submitted, [
        [gita, 'claim'],
        [gita, 'verify'],
        [maya, 'approve'],
      ])
    ).status,
  ).toBe('APPROVED');
});

test('the intermediary asks, the company answers; the intermediary ends it', async () => {
  const company = await freshCompany(gateway, [puja.userId]);
  const first = idOf(await ask(company, { note: 'We have worked together' }));
  expect(await ask(company)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('already have an authorisation') },
  });
  expect(await statusOf(offer(company, 'hari.intermediary@demo.example'))).toBe(409);
  expect((await puja.call('GET', `external/api/company/${company}/mandate`)).body.data).toMatchObject([
    { intermediary: { nameEnglish: 'Hari Bahadur Thapa' }, steps: ['accept', 'decline'] },
  ]);
  expect(await statusOf(ofCompany(company, first, 'decline', 'Not now'))).toBe(200);
  expect(await statusOf(ofCompany(company, first, 'accept'))).toBe(409);
  const second = idOf(await ask(company));
  expect(await statusOf(ofCompany(company, second, 'accept'))).toBe(200);
  expect(await statusOf(draftFor(hari, company))).toBe(200);
  expect(await statusOf(own(second, 'end', 'Too much work'))).toBe(200);
  expect(await statusOf(draftFor(hari, company))).toBe(404);
  const third = idOf(await ask(company));
  expect(await statusOf(own(third, 'withdraw', 'A mistake'))).toBe(200);
  expect((await hari.call('GET', 'external/api/mandate')).body.data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: third, state: 'WITHDRAWN', steps: [] }),
      expect.objectContaining({ id: second, state: 'ENDED', remark: 'Too much work' }),
    ]),
  );
});

test('a mandate is valid for its processes, and until its last day', async () => {
  const company = await freshCompany(gateway, [puja.userId]);
  const yesterday = new Date(gateway.clock.now().getTime() - 2 * DAY).toISOString().slice(0, 10);
  const inThreeDays = new Date(gateway.clock.now().getTime() + 3 * DAY).toISOString().slice(0, 10);
  expect((await ask(company, { until: yesterday })).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ path: 'until', code: 'MANDATE_UNTIL_PAST' }],
  });
  expect((await ask(company, { processes: [] })).body).toMatchObject({ errors: [{ path: 'processes' }] });
  const narrow = idOf(await ask(company, { processes: ['ANNUAL_REPORT'] }));
  expect(await statusOf(ofCompany(company, narrow, 'accept'))).toBe(200);
  expect(await statusOf(draftFor(hari, company))).toBe(404);
  expect(await statusOf(ofCompany(company, narrow, 'end', 'Another one'))).toBe(200);
  const timed = idOf(await ask(company, { processes: ['NAME_RESERVATION', 'ANNUAL_REPORT'], until: inThreeDays }));
  expect(await statusOf(ofCompany(company, timed, 'accept'))).toBe(200);
  const draft = detailOf(await draftFor(hari, company));
  expect((await hari.call('GET', APPLICATION)).body.data).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ id: draft.id })]),
  });
  gateway.clock.advance(5 * DAY);
  [hari, puja] = [await callerOf(gateway, 'hari.intermediary'), await callerOf(gateway, 'puja.representative')];
  expect(await statusOf(hari.call('GET', `${APPLICATION}/${draft.id}`))).toBe(404);
  expect((await hari.call('GET', 'external/api/mandate')).body.data).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: timed, state: 'EXPIRED', steps: [] })]),
  );
  expect(await statusOf(own(timed, 'end', 'x'))).toBe(409);
  idOf(await ask(company)); // an expired mandate allows a new one
  gateway.clock.moveTo(null);
  [hari, puja] = [await callerOf(gateway, 'hari.intermediary'), await callerOf(gateway, 'puja.representative')];
});

test('an address without an intermediary gets the same answer and a mail; a user who proves it later finds the offer', async () => {
  const company = await freshCompany(gateway, [puja.userId]);
  const known = await offer(company, 'hari.intermediary@demo.example');
  const unknown = await offer(company, 'later@example.com');
  expect([known.status, known.body.message]).toEqual([unknown.status, unknown.body.message]);
  await sentTo(gateway, 'later@example.com', /offers you an authorisation/);
  await gateway.addAccount({ username: 'later', role: 'INTERMEDIARY', emailVerified: true });
  const later = await callerOf(gateway, 'later');
  expect((await later.call('GET', 'external/api/mandate')).body.data).toMatchObject([
    { id: idOf(unknown), steps: ['accept', 'decline'] },
  ]);
  expect(await statusOf(later.call('POST', `external/api/mandate/${idOf(known)}/accept`, {}))).toBe(404);
  expect(await statusOf(later.call('POST', `external/api/mandate/${idOf(unknown)}/accept`, {}))).toBe(200);
  expect(await statusOf(draftFor(later, company))).toBe(200);
});

test('without a mandate an intermediary cannot file for a company, and it represents none', async () => {
  expect(await statusOf(hari.call('POST', APPLICATION, { processName: 'NAME_RESERVATION' }, newKey()))).toBe(200);
  expect(await statusOf(hari.call('GET', 'external/api/representative/company'))).toBe(403);
  expect(await statusOf(puja.call('GET', 'external/api/mandate'))).toBe(403);
});

test('no sent message has an unfilled placeholder', async () => {
  await gateway.platform.jobs.runDue();
  expectWhole(gateway.outbox);
});
