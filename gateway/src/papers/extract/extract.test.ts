import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { letterViewSchema } from '@registrar/domain/calls/letters';
import { issuedExtractSchema } from '@registrar/domain/calls/papers';
import { callerOf, newKey, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { settledCompany } from '../../../test/name-change-kit';
import { dayInNepal } from '../../platform/clock';
import { enterInRegister } from '../../register/entries/enter';

let gateway: TestGateway;
let puja: Caller, nisha: Caller, gita: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  nisha = await callerOf(gateway, 'nisha.representative');
  gita = await callerOf(gateway, 'gita.operator');
});
afterAll(() => gateway?.close());

const ask = (reader: Caller, companyId: string, body: object = {}, key = newKey()) =>
  reader.call('POST', `external/api/company/${companyId}/record/extract`, body, key);
const issued = async (reader: Caller, companyId: string, body: object = {}) =>
  issuedExtractSchema.parse((await ask(reader, companyId, body)).body.data);
const view = async (code: string) =>
  letterViewSchema.parse((await puja.call('GET', `external/api/letter/view/${code}`)).body.data).letter;

test('an extract tells the register as of a day, is the same as long as the company is, and stays true when it changes', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const first = await issued(puja, companyId);
  expect(await issued(puja, companyId)).toEqual(first);
  expect((await issued(gita, companyId)).code).toBe(first.code);
  const letter = await view(first.code);
  const { name_english, registration_number, version } = await gateway.platform.database.db
    .selectFrom('company')
    .select(['name_english', 'registration_number', 'version'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  expect(letter).toMatchObject({
    kind: 'REGISTER_EXTRACT',
    state: 'VALID',
    content: {
      number: `EX-${registration_number}-${dayInNepal(gateway.clock.now())}-${version}`,
      addressee: { en: name_english },
    },
  });
  expect(letter?.content.facts.map(({ value }) => value.en)).toContain(registration_number);

  await gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId, applicationId: null, effectiveOn: dayInNepal(unit.now) }, [
      { aspect: 'REGISTERED_OFFICE', after: { addressEnglish: 'Extract Lane 7', addressNepali: 'उद्धरण मार्ग ७' } },
    ]),
  );
  const second = await issued(puja, companyId);
  expect(second.code).not.toBe(first.code);
  expect((await view(second.code))?.content.facts.map(({ value }) => value.en)).toContain('Extract Lane 7');
  expect((await view(first.code))?.state).toBe('VALID');
});

test('nobody else gets one, and of a day before the register knows the company there is none', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  expect((await ask(nisha, companyId)).status).toBe(403);
  expect((await ask(puja, randomUUID())).status).toBe(404);
  expect((await ask(puja, companyId, { on: '1999-01-01' })).status).toBe(404);
  expect(await ask(puja, companyId, { on: '2026-13-01' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'on' }] },
  });
  const today = dayInNepal(gateway.clock.now());
  const [one, other] = [
    await issued(puja, companyId, { on: '2099-01-01' }),
    await issued(puja, companyId, { on: today }),
  ];
  expect(one).toEqual(other);
});
