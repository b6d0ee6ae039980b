import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  companyComparisonSchema,
  companyHistorySchema,
  companyRecordSchema,
  fullRecordSchema,
  ownershipAnswerSchema,
  shareholderListSchema,
} from '@registrar/domain/calls/company-record';
import { companyCardSchema } from '@registrar/domain/calls/companies';
import { deadlineListSchema } from '@registrar/domain/calls/deadlines';
import type { FilingFrame } from '@registrar/domain/processes';
import {
  foreignBranch,
  jointVenture,
  nonProfit,
  publicCompany,
  soleOwner,
  twoOwners,
} from '@registrar/domain/testing/registration-examples';
import { z } from 'zod';
import { act, callerOf, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, TEST_OFFICE, type TestGateway } from '../../../../test/harness';
import { filedRegistration, type FiledRegistration } from '../../../../test/awaiting-approval-kit';
import { verifyAudit } from '../../../platform/audit/verify-audit';

let gateway: TestGateway;
let applicant = '';
let operator = '';
let registrar: Caller;
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.clock.moveTo(new Date('2026-11-21T06:00:00Z'));
  applicant = await gateway.addAccount({ username: 'asha.shrestha' });
  operator = await gateway.addAccount({ username: 'op.registration', role: 'OPERATOR' });
  await gateway.addAccount({ username: 'registrar.one', role: 'APPROVER_2' });
  registrar = await callerOf(gateway, 'registrar.one');
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const file = (frame: FilingFrame, more: { applicant?: string } = {}): Promise<FiledRegistration> =>
  filedRegistration(gateway.platform, frame, { applicant, verifier: operator, ...more });
const companyOf = (filing: FiledRegistration) =>
  db().selectFrom('company').selectAll().where('registered_by', '=', filing.id).executeTakeFirstOrThrow();

async function registered(frame: FilingFrame, more: { applicant?: string } = {}) {
  const filing = await file(frame, more);
  const answer = await act(registrar, filing, 'approve');
  expect([answer.status, answer.body.message]).toEqual([200, expect.any(String)]);
  return { filing, company: await companyOf(filing) };
}
const read = async <T extends z.ZodType>(schema: T, path: string, token?: string): Promise<z.infer<T>> => {
  const answer = await gateway.call('GET', `external/api/company/${path}`, { token });
  expect([path, answer.status]).toEqual([path, 200]);
  return schema.parse(answer.body.data);
};

test('an approved registration is in the register with all its answers', async () => {
  const { filing, company } = await registered(twoOwners());
  expect(company).toMatchObject({
    status: 'ACTIVE',
    registered_on: '2026-11-21',
    version: 1,
    issued_shares: 1_000,
    email: 'office@makalu.example',
    email_verified_at: expect.any(Date),
    name_english: filing.name.english,
    name_nepali: filing.name.nepali,
    paid_up_capital: 1_000 * 100_00,
  });
  expect(company.registration_number).toMatch(/^\w+-PVT-\d{6}$/);

  const record = await read(companyRecordSchema, `${company.id}/record`);
  expect(record).toMatchObject({
    on: '2026-11-21',
    keptSince: '2026-11-21',
    companyType: { key: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI' },
    status: 'ACTIVE',
    capital: {
      authorizedCapital: 2_000 * 100_00,
      issuedCapital: 1_000 * 100_00,
      paidUpCapital: 1_000 * 100_00,
      ratePerShare: 100_00,
      issuedShares: 1_000,
    },
    registeredOffice: {
      addressEnglish: 'Baneshwor, Kathmandu Metropolitan City-10, Kathmandu, Bagmati Province',
      addressNepali: 'बागमती प्रदेश, काठमाडौँ जिल्ला, काठमाडौँ महानगरपालिका-१०, बानेश्वर',
    },
  });
  expect(record.objectives.map(({ nsicCode }) => nsicCode)).toEqual(['5211']);
  expect(record.directors.map(({ nameEnglish }) => nameEnglish)).toEqual(['Asha Shrestha', 'Asha Shrestha']);

  const parts = await db()
    .selectFrom('register_entry')
    .select(['aspect'])
    .select((of) => of.fn.countAll<number>().as('entries'))
    .where('company_id', '=', company.id)
    .groupBy('aspect')
    .orderBy('aspect')
    .execute();
  expect(Object.fromEntries(parts.map(({ aspect, entries }) => [aspect, Number(entries)]))).toEqual({
    CAPITAL: 1,
    COMPANY_TYPE: 1,
    DIRECTOR: 2,
    DRAFTER: 1,
    NAME: 1,
    OBJECTIVES: 1,
    REGISTERED_OFFICE: 1,
    REGISTRATION: 1,
    REPRESENTATIVE: 1,
    SHAREHOLDER: 2,
    STATUS: 1,
    WITNESS: 1,
  });
  expect(await read(companyCardSchema, `card/${company.id}`)).toMatchObject({
    registrationNumber: company.registration_number,
    status: 'ACTIVE',
  });
  expect(
    (await gateway.call('GET', `external/api/company/search?number=${company.registration_number.toLowerCase()}`)).body
      .data,
  ).toMatchObject({ items: [{ id: company.id }] });
});

test('the shares belong to the holders of the filing, and the ownership page shows them', async () => {
  const { filing, company } = await registered(twoOwners());
  const [ownership] = await read(ownershipAnswerSchema, `${company.id}/ownership`);
  expect(ownership).toMatchObject({ issued: 1_000, unheld: 0, others: { holders: 0, shares: 0 } });
  expect(ownership?.holders.map(({ id, shares, hundredths }) => [id, shares, hundredths])).toEqual([
    [filing.ids.get('h1'), 600, 6_000],
    [filing.ids.get('h2'), 400, 4_000],
  ]);
  const list = await read(shareholderListSchema, `${company.id}/shareholder?on=2026-11-21`, registrar.token);
  expect(list.holders.map(({ ranges, paid, identificationNumber }) => [ranges, paid, identificationNumber])).toEqual([
    [[{ from: 1, to: 600, shareType: 'PROMOTER' }], 600 * 100_00, '27-01-70-00001'],
    [[{ from: 601, to: 1_000, shareType: 'PROMOTER' }], 400 * 100_00, '27-01-70-00002'],
  ]);
  expect(list.posting).toMatchObject({
    number: 1,
    effectiveOn: '2026-11-21',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('shares that the promoters of a public company did not take go to the reserve', async () => {
  const { company } = await registered(publicCompany());
  expect(company.registration_number).toMatch(/-PUB-/);
  const list = await read(shareholderListSchema, `${company.id}/shareholder`, registrar.token);
  expect(list.holders).toHaveLength(7);
  expect(list.buckets).toEqual([
    { bucket: 'RESERVE', shares: 98_000, ranges: [{ from: 102_001, to: 200_000, shareType: null }] },
  ]);
  expect(list.holders.reduce((sum, { hundredths }) => sum + hundredths, 0)).toBe(5_100);
});

test.each([
  ['a joint venture with a foreign company', jointVenture, /-PVT-/, { issued_shares: 1_000 }],
  ['a sole proprietor', soleOwner, /-PVT-/, { issued_shares: 1_000 }],
  ['a company that distributes no profit', nonProfit, /-NPO-/, { issued_shares: null, authorized_capital: null }],
  [
    'the branch of a foreign company',
    foreignBranch,
    /-FBR-/,
    { issued_shares: null, authorized_capital: 20_000_000_00 },
  ],
] as const)('%s is entered in the register', async (_, frame, number, columns) => {
  const { company } = await registered(frame());
  expect(company.registration_number).toMatch(number);
  expect(company).toMatchObject(columns);
  expect((await read(companyRecordSchema, `${company.id}/record`)).status).toBe('ACTIVE');
});

test('the reservation is used up, its name belongs to the company and cannot be given again', async () => {
  const { filing, company } = await registered(soleOwner());
  expect(
    await db()
      .selectFrom('name_reservation')
      .select(['consumed_on', 'consumed_by'])
      .where('id', '=', filing.reservationId)
      .executeTakeFirst(),
  ).toEqual({ consumed_on: '2026-11-21', consumed_by: filing.id });
  expect(
    await db()
      .selectFrom('name_entry')
      .select(['kind', 'holder_id'])
      .where('name_english', '=', filing.name.english)
      .execute(),
  ).toEqual([{ kind: 'COMPANY', holder_id: company.id }]);
  expect(
    await db().selectFrom('name_hold').select('same_key').where('application_id', '=', filing.reservedBy).execute(),
  ).toEqual([]);
  const check = await gateway.call('POST', 'external/api/name/check', {
    body: {
      english: filing.name.english.replace(' Private Limited', ''),
      nepali: filing.name.nepali.replace(' प्राइभेट लिमिटेड', ''),
    },
  });
  expect(check.body.data).toMatchObject({ outcome: 'ALREADY_REGISTERED' });
});

test('the applicant represents the company from that day on, sees its deadlines, and is notified', async () => {
  const founder = await gateway.addAccount({ username: 'founder.of.one' });
  const before = await gateway.signIn('founder.of.one');
  const { filing, company } = await registered(soleOwner(), { applicant: founder });
  expect(
    await db()
      .selectFrom('company_representative')
      .select(['account_id', 'since', 'until'])
      .where('company_id', '=', company.id)
      .execute(),
  ).toEqual([{ account_id: founder, since: '2026-11-21', until: null }]);
  // the applicant's session is over
  expect((await gateway.call('GET', 'auth/api/init', { token: before.accessToken })).status).toBe(401);
  const { accessToken: token } = await gateway.signIn('founder.of.one');
  const due = z
    .object({ data: deadlineListSchema })
    .parse((await gateway.call('GET', 'external/api/deadline', { token })).body).data;
  expect(due.filter(({ companyId }) => companyId === company.id).map(({ kind, dueOn }) => [kind, dueOn])).toEqual([
    ['THREE_MONTH_UPDATE', '2027-02-17'],
  ]);
  const told = await db().selectFrom('notification').select('type').where('account_id', '=', founder).execute();
  expect(told.map(({ type }) => type)).toContain('APPLICATION_APPROVED');
  expect((await gateway.call('GET', `external/api/application/${filing.id}`, { token })).status).toBe(200);
  expect((await gateway.call('GET', `external/api/company/${company.id}/full-record`, { token })).status).toBe(200);
});

test('a foreign holder’s company of this register is recognised, and so are its holders', async () => {
  const { company: parent } = await registered(soleOwner());
  const frame = twoOwners();
  const text = JSON.stringify(frame.answers.SHAREHOLDER);
  const [first, second] = (
    JSON.parse(text) as { items: { id: string; position: number; data: Record<string, unknown> }[] }
  ).items;
  const holding = {
    nameNepali: parent.name_nepali,
    nameEnglish: parent.name_english,
    registrationNumber: parent.registration_number,
    countryId: 524,
    representative: {
      fullNameNepali: 'आशा श्रेष्ठ',
      fullNameEnglish: 'Asha Shrestha',
      designation: 'Director',
      identification: { type: 'CITIZENSHIP', number: '27-01-70-00009' },
      phoneNo: '9841000000',
      email: 'a@b.example',
    },
  };
  const items = [
    first,
    {
      ...second,
      data: { ...second?.data, entity: 'COMPANY', person: undefined, identification: undefined, company: holding },
    },
  ];
  const directors = (frame.answers.BOD_DETAILS as { items: unknown[] }).items.slice(0, 1);
  const { company } = await registered({
    ...frame,
    answers: { ...frame.answers, SHAREHOLDER: { items }, BOD_DETAILS: { items: directors } },
  });
  const chain = await read(ownershipAnswerSchema, `${company.id}/ownership`);
  expect(chain.map(({ companyId }) => companyId)).toEqual([company.id, parent.id]);
  expect(chain[0]?.holders.map(({ companyId, entity }) => [entity, companyId])).toEqual([
    ['INDIVIDUAL', null],
    ['COMPANY', parent.id],
  ]);
});

describe('reasons against an approval', () => {
  test('a reservation that was revoked meanwhile: nothing is written', async () => {
    const filing = await file(soleOwner());
    await db()
      .updateTable('name_reservation')
      .set({ revoked_on: '2026-11-21' })
      .where('id', '=', filing.reservationId)
      .execute();
    const answer = await act(registrar, filing, 'approve');
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await db().selectFrom('company').select('id').where('registered_by', '=', filing.id).execute()).toEqual([]);
  });

  test('two approvals at the same time: one company', async () => {
    const filing = await file(soleOwner());
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((key) => act(registrar, filing, 'approve', { key: `${filing.id}-${key}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db().selectFrom('company').select('id').where('registered_by', '=', filing.id).execute()).toHaveLength(
      1,
    );
  });
});

test('approvals of one office at the same time get consecutive numbers', async () => {
  const filings: FiledRegistration[] = [];
  for (let count = 0; count < 5; count++) filings.push(await file(soleOwner()));
  const answers = await Promise.all(filings.map((filing) => act(registrar, filing, 'approve')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const { rows } = {
    rows: await db()
      .selectFrom('registration_number')
      .select(['series', 'place'])
      .where('office_id', '=', TEST_OFFICE)
      .orderBy('series')
      .orderBy('place')
      .execute(),
  };
  for (const series of new Set(rows.map((row) => row.series))) {
    const places = rows.filter((row) => row.series === series).map(({ place }) => place);
    expect(places).toEqual(places.map((_, index) => index + 1));
  }
});

describe('public data', () => {
  test('has names and amounts, and no documents, numbers, ages or home addresses of people', async () => {
    const { company } = await registered(jointVenture());
    const answers = await Promise.all(
      ['record', 'history', 'ownership', 'comparison?from=2026-01-01'].map((what) =>
        gateway.call('GET', `external/api/company/${company.id}/${what}`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const text = JSON.stringify(answers.map(({ body }) => body));
    for (const secret of [
      '27-01-70',
      'P0000077',
      '9841000000',
      'asha@makalu.example',
      '1990-04-14',
      'Ram Shrestha',
      'houseNo',
      'details',
      'U74140WB2001',
    ])
      expect(text).not.toContain(secret);
  });

  test('the history begins with the registration, and two days are compared', async () => {
    const { company } = await registered(soleOwner());
    const [entered] = await read(companyHistorySchema, `${company.id}/history`);
    expect(entered).toMatchObject({ effectiveOn: '2026-11-21', process: 'COMPANY_REGISTRATION' });
    expect(entered?.changes.every(({ kind }) => kind === 'ENTERED')).toBe(true);
    expect(
      (await read(companyComparisonSchema, `${company.id}/comparison?from=2026-11-21&to=2026-11-21`)).differences,
    ).toEqual([]);
    expect((await gateway.call('GET', `external/api/company/${company.id}/record?on=2026-11-20`)).status).toBe(404);
  });

  test('the full record shows which filing set what, to users who may read it', async () => {
    const { filing, company } = await registered(soleOwner());
    const record = await read(fullRecordSchema, `${company.id}/full-record`, registrar.token);
    expect(record.filings).toEqual([
      { id: filing.id, applicationNumber: `CR-${filing.id}`, process: 'COMPANY_REGISTRATION' },
    ]);
    expect(record.parts.flatMap(({ fields }) => fields).every(({ setBy }) => setBy === filing.id)).toBe(true);
    await gateway.addAccount({ username: 'stranger.one' });
    await gateway.addAccount({ username: 'op.elsewhere', role: 'OPERATOR', officeId: 2 });
    for (const username of ['stranger.one', 'op.elsewhere']) {
      const { token } = await callerOf(gateway, username);
      for (const what of ['full-record', 'shareholder'])
        expect([
          username,
          what,
          (await gateway.call('GET', `external/api/company/${company.id}/${what}`, { token })).status,
        ]).toEqual([username, what, 403]);
    }
    const reads = await db()
      .selectFrom('audit')
      .select('actor_id')
      .where('action', '=', 'COMPANY_RECORD_READ')
      .where('object_id', '=', company.id)
      .execute();
    expect(reads).toHaveLength(1);
  });
});

test('the audit chain is unbroken', async () => {
  expect(await verifyAudit(db())).toMatchObject({ intact: true });
});
