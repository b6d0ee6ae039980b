import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { companyRecordSchema } from '@registrar/domain/calls/company-record';
import { filedItemsSchema, type FiledItemState } from '@registrar/domain/calls/filing-sections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { validationMessage } from '@registrar/domain/messages';
import type { Answers } from '@registrar/domain/processes';
import { jointVenture, publicCompany } from '@registrar/domain/testing/registration-examples';
import {
  ABROAD,
  citizenship,
  NAMES,
  nepaliHolder,
  outsideSeat,
  passport,
} from '@registrar/domain/testing/registration-people';
import { filedRegistration } from '../../../../test/awaiting-approval-kit';
import { act, APPLICATION, callerOf, detailOf, saveSection, take, type Caller } from '../../../../test/filings-kit';
import { readPayable } from '../../../../test/money-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import {
  acceptDocuments,
  addItem,
  attachRequired,
  deleteItem,
  importRows,
  itemsOf,
  readDetail,
  saveItem,
  savedItemOf,
} from '../../../../test/registration-kit';
import { newKey } from '../../../../test/representation-kit';
import { dayInNepal } from '../../../platform/clock';

const DAY = 86_400_000;
let gateway: TestGateway;
let puja: Caller, gita: Caller, maya: Caller, krishna: Caller;

beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.clock.moveTo(new Date('2026-11-14T06:00:00Z'));
  const applicant = await gateway.addAccount({ username: 'puja.holders' });
  const verifier = await gateway.addAccount({ username: 'gita.holders', role: 'OPERATOR' });
  await gateway.addAccount({ username: 'maya.holders', role: 'APPROVER_1' });
  await gateway.addAccount({ username: 'krishna.holders', role: 'APPROVER_2' });
  const registrar = await callerOf(gateway, 'krishna.holders');
  for (const [kind, frame] of [
    ...Array.from({ length: 6 }, () => ['JOINT_VENTURE', jointVenture()] as const),
    ['PUBLIC', publicCompany()],
  ] as const) {
    const filing = await filedRegistration(gateway.platform, frame, { applicant, verifier });
    expect(await act(registrar, filing, 'approve')).toMatchObject({ status: 200 });
    const { id } = await db()
      .selectFrom('company')
      .select('id')
      .where('registered_by', '=', filing.id)
      .executeTakeFirstOrThrow();
    companies.set(kind, [...(companies.get(kind) ?? []), id]);
  }
  // they have been in the register for some days
  gateway.clock.moveTo(new Date('2026-11-24T06:00:00Z'));
  puja = await callerOf(gateway, 'puja.holders');
  gita = await callerOf(gateway, 'gita.holders');
  maya = await callerOf(gateway, 'maya.holders');
  krishna = await callerOf(gateway, 'krishna.holders');
}, 180_000);
afterAll(() => gateway?.close());

const companies = new Map<string, string[]>();
const db = () => gateway.platform.database.db;
const today = () => dayInNepal(gateway.clock.now());
const open = async (companyId: string) =>
  detailOf(await puja.call('POST', APPLICATION, { processName: 'SHARE_HOLDER_CHANGE', companyId }, newKey()));
const list = async (draft: ApplicationDetail, section: string): Promise<FiledItemState[]> =>
  filedItemsSchema.parse((await itemsOf(puja, draft, section)).body.data).items;
const first = async (
  draft: ApplicationDetail,
  section: string,
  where: (data: Answers) => boolean = () => true,
): Promise<FiledItemState> => {
  const item = (await list(draft, section)).find(({ data }) => where(data));
  if (!item) throw new Error(`Nobody in ${section}`);
  return item;
};
const recordOf = async (companyId: string, on = '') =>
  companyRecordSchema.parse((await puja.call('GET', `external/api/company/${companyId}/record${on}`)).body.data);
const entriesOf = (applicationId: string) =>
  db()
    .selectFrom('register_entry')
    .select(['aspect', 'subject_id', 'before', 'after', 'happened_on'])
    .where('application_id', '=', applicationId)
    .orderBy('revision')
    .orderBy('id')
    .execute();
/** Every posting of the company's shares with the hash of its table. */
const sharesOf = (companyId: string) =>
  db()
    .selectFrom('share_posting')
    .select(['number', 'table_hash'])
    .where('company_id', '=', companyId)
    .orderBy('number')
    .execute();
const decision = {
  decidedBy: 'GENERAL_MEETING',
  decidedOn: '2026-11-23',
  text: 'The general meeting elected the board.',
};
const kindOf = (draft: ApplicationDetail, changeType: string, more: object = {}) =>
  saveSection(puja, draft, 'SHAREHOLDER_CHANGE_KIND', {
    changeType,
    ...(changeType === 'BOD_UPDATE' && { decision }),
    ...more,
  });

/** A company with all the data of a registration, represented by puja. */
function registered(kind: 'JOINT_VENTURE' | 'PUBLIC'): string {
  const id = companies.get(kind)?.pop();
  if (id === undefined) throw new Error(`No ${kind} is left`);
  return id;
}

async function decided(draft: ApplicationDetail): Promise<ApplicationDetail> {
  await attachRequired(puja, draft.id);
  const claimed = await take(await readDetail(puja, draft.id), [
    [puja, 'submit'],
    [gita, 'claim'],
  ]);
  await acceptDocuments(gita, claimed.id);
  // it is free of charge, so no amount is set
  return take(await readDetail(gita, claimed.id), [
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
}

const phoneProven = async (
  draft: ApplicationDetail,
  item: FiledItemState,
  phoneNo: string,
): Promise<FiledItemState> => {
  const path = `${APPLICATION}/${draft.id}/section/BOD_DETAILS/item/${item.id}/phone`;
  expect(await puja.call('POST', `${path}/otp`, { phoneNo })).toMatchObject({ status: 200 });
  const otp = /\b\d{6}\b/.exec((await gateway.messageTo(phoneNo)).body)?.[0] ?? '';
  const { item: proven } = savedItemOf(await puja.call('POST', `${path}/verify`, { phoneNo, otp }));
  if (!proven) throw new Error('The director is gone');
  return proven;
};

describe('an error in the data of a holder', () => {
  test('is corrected: only that holder is entered, the shares stay, the day before has the old name, and it can be revoked', async () => {
    const company = registered('JOINT_VENTURE');
    const shares = await sharesOf(company);
    const before = await recordOf(company);
    const draft = detailOf(await kindOf(await open(company), 'ERROR_CORRECTION'));
    const foreigner = await first(draft, 'FOREIGN_SHAREHOLDER');
    expect([(await list(draft, 'LOCAL_SHAREHOLDER')).length, foreigner.validity, foreigner.titleEnglish]).toEqual([
      1,
      'VALID',
      'Ganga Holdings',
    ]);
    const corrected = {
      ...foreigner.data,
      company: {
        ...Object(foreigner.data['company']),
        nameEnglish: 'Ganga Holdings International',
        registrationNumber: 'U74140WB2002',
      },
    };
    const { item } = savedItemOf(
      await saveItem(puja, draft, 'FOREIGN_SHAREHOLDER', foreigner, {
        ...corrected,
        remark: 'The certificate says International.',
      }),
    );
    expect(item).toMatchObject({ validity: 'VALID', data: { registeredId: foreigner.data['registeredId'] } });
    const done = await decided(draft);
    expect(done.status).toBe('APPROVED');

    const entries = await entriesOf(done.id);
    expect(entries.map(({ aspect, subject_id }) => [aspect, subject_id])).toEqual([
      ['SHAREHOLDER', foreigner.data['registeredId']],
    ]);
    expect(entries[0]?.after).toMatchObject({
      nameEnglish: 'Ganga Holdings International',
      entity: 'COMPANY',
      details: { holding: { quantity: 700 }, company: { registrationNumber: 'U74140WB2002' } },
    });
    expect(await sharesOf(company)).toEqual(shares);
    const yesterday = dayInNepal(new Date(gateway.clock.now().getTime() - DAY));
    expect({ ...(await recordOf(company, `?on=${yesterday}`)), on: '' }).toEqual({ ...before, on: '' });
    expect(await db().selectFrom('letter').select('kind').where('application_id', '=', done.id).execute()).toEqual([
      { kind: 'RECORD_LETTER' },
    ]);

    await take(await readDetail(krishna, done.id), [
      [krishna, 'revoke', { remark: 'Decided in error.', reasonCode: 'OTHER' }],
    ]);
    expect((await entriesOf(done.id)).at(-1)?.after).toMatchObject({
      nameEnglish: 'Ganga Holdings',
      details: { company: { registrationNumber: 'U74140WB2001' } },
    });
    expect(await sharesOf(company)).toEqual(shares);
  }, 180_000);

  test('the name of a holder in person is corrected on the board too', async () => {
    const company = registered('JOINT_VENTURE');
    const draft = detailOf(await kindOf(await open(company), 'ERROR_CORRECTION'));
    const holder = await first(draft, 'LOCAL_SHAREHOLDER');
    const person = {
      ...Object(holder.data['person']),
      fullNameEnglish: 'Aasha Shrestha',
      fullNameNepali: 'आशा कुमारी श्रेष्ठ',
    };
    await saveItem(puja, draft, 'LOCAL_SHAREHOLDER', holder, {
      ...holder.data,
      person,
      remark: 'As the citizenship certificate has it.',
      hasWitness: true,
      witness: { ...NAMES, relation: 'OTHER', identification: citizenship(905), phoneNo: '9851000000' },
    });
    const done = await decided(draft);
    expect((await entriesOf(done.id)).map(({ aspect, after }) => [aspect, Object(after)['nameEnglish']])).toEqual([
      ['SHAREHOLDER', 'Aasha Shrestha'],
      ['DIRECTOR', 'Aasha Shrestha'],
    ]);
  }, 180_000);

  test('the list belongs to the register: no item is added, imported or deleted', async () => {
    const company = registered('JOINT_VENTURE');
    const draft = detailOf(await kindOf(await open(company), 'ERROR_CORRECTION'));
    const holder = await first(draft, 'LOCAL_SHAREHOLDER');
    expect(await addItem(puja, draft, 'LOCAL_SHAREHOLDER', nepaliHolder(9, undefined))).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'LIST_OF_REGISTER' }] },
    });
    expect(await importRows(puja, draft, 'LOCAL_SHAREHOLDER', [nepaliHolder(9, undefined)])).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'LIST_OF_REGISTER' }] },
    });
    expect(await deleteItem(puja, draft, 'LOCAL_SHAREHOLDER', holder)).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'ENTRY_OF_REGISTER' }] },
    });
    expect(
      (await readDetail(puja, draft.id)).sections.find(({ key }) => key === 'LOCAL_SHAREHOLDER')?.errors,
    ).toMatchObject([{ path: '', code: 'NO_HOLDER_CORRECTED' }]);
  });

  test('a person without shares who was entered in error is removed with the seat on the board', async () => {
    const company = registered('JOINT_VENTURE');
    const ghost = gateway.platform.newId(gateway.clock.now());
    const { director } = await ghostHolder(company, ghost);
    const draft = detailOf(await kindOf(await open(company), 'ERROR_CORRECTION'));
    const item = await first(draft, 'LOCAL_SHAREHOLDER', (data) => data['registeredId'] === ghost);
    await saveItem(puja, draft, 'LOCAL_SHAREHOLDER', item, { ...item.data, isRemoved: true, remark: 'Entered twice.' });
    const done = await decided(draft);
    expect((await entriesOf(done.id)).map(({ aspect, subject_id, after }) => [aspect, subject_id, after])).toEqual([
      ['SHAREHOLDER', ghost, null],
      ['DIRECTOR', director, null],
    ]);
  }, 180_000);
});

/** A holder without shares but with a seat, as old registers have them. */
async function ghostHolder(companyId: string, id: string): Promise<{ director: string }> {
  const { enterInRegister } = await import('../../../register/entries/enter');
  const director = gateway.platform.newId(gateway.clock.now());
  const names = { nameEnglish: 'Binod Rai', nameNepali: 'विनोद राई' };
  await gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(
      unit,
      { companyId, applicationId: null, effectiveOn: dayInNepal(new Date(unit.now.getTime() - 5 * DAY)) },
      [
        {
          aspect: 'SHAREHOLDER',
          subjectId: id,
          after: { ...names, entity: 'INDIVIDUAL', companyId: null, details: nepaliHolder(44, undefined) },
        },
        {
          aspect: 'DIRECTOR',
          subjectId: director,
          after: {
            ...names,
            independent: false,
            since: '2026-11-21',
            until: '2029-11-20',
            details: { directorType: 'PROMOTER', holderItemId: id },
          },
        },
      ],
    ),
  );
  return { director };
}

describe('a board', () => {
  test('one director is appointed with a code to the phone, one resigns, one is elected again: only director entries, each with its day', async () => {
    const company = registered('PUBLIC');
    const shares = await sharesOf(company);
    const draft = detailOf(await kindOf(await open(company), 'BOD_UPDATE'));
    const board = await list(draft, 'BOD_DETAILS');
    expect(board.map(({ validity, data }) => [validity, data['change']])).toEqual(
      Array.from({ length: 3 }, () => ['VALID', 'STAYS']),
    );
    const [leaver, again] = board.filter(({ data }) => data['directorType'] === 'PROMOTER');
    if (!leaver || !again) throw new Error('No board');
    const leaving = { leftOn: '2026-11-23', reason: 'Health' };
    await saveItem(puja, draft, 'BOD_DETAILS', leaver, {
      ...leaver.data,
      change: 'RESIGNED',
      leaving,
      phoneNo: '9800000000',
    });
    await saveItem(puja, draft, 'BOD_DETAILS', again, {
      ...again.data,
      change: 'RE_ELECTED',
      fromDate: '2026-11-23',
      toDate: '2030-11-22',
    });
    const phoneNo = '9841234567';
    const { item: added } = savedItemOf(
      await addItem(puja, draft, 'BOD_DETAILS', {
        ...outsideSeat(71),
        fromDate: '2026-11-23',
        toDate: '2029-11-22',
        phoneNo,
        phoneVerifiedAt: '2026-11-23T00:00:00.000Z',
      }),
    );
    expect(added).toMatchObject({ validity: 'INVALID', errors: [{ path: 'phoneNo', code: 'BOD_OTP_REQUIRED' }] });
    if (!added) throw new Error('No director was added');
    expect(await phoneProven(draft, added, phoneNo)).toMatchObject({ validity: 'VALID' });
    const done = await decided(draft);
    expect(done.status).toBe('APPROVED');

    const entries = await entriesOf(done.id);
    expect(new Set(entries.map(({ aspect }) => aspect))).toEqual(new Set(['DIRECTOR']));
    const of = (id: unknown) => entries.find(({ subject_id }) => subject_id === id);
    expect(of(leaver.data['registeredId'])).toMatchObject({ after: null, happened_on: '2026-11-23' });
    // for a person who is only in the register, just the change of the seat is entered
    expect(of(again.data['registeredId'])).toMatchObject({
      after: { since: '2026-11-23', until: '2030-11-22', details: { phoneNo: again.data['phoneNo'] } },
    });
    expect(of(added.id)).toMatchObject({
      before: null,
      after: {
        nameEnglish: 'Asha Shrestha',
        since: '2026-11-23',
        until: '2029-11-22',
        details: { directorType: 'OUTSIDE_SHAREHOLDER', phoneNo, phoneVerifiedAt: expect.any(String) },
      },
      happened_on: '2026-11-23',
    });
    expect(await sharesOf(company)).toEqual(shares);
    expect((await recordOf(company)).directors.map(({ id }) => id).sort()).toEqual(
      [
        again.data['registeredId'],
        added.id,
        board.find(({ data }) => data['directorType'] === 'OUTSIDE_SHAREHOLDER')?.data['registeredId'],
      ].sort(),
    );
    await take(await readDetail(krishna, done.id), [
      [krishna, 'revoke', { remark: 'Decided in error.', reasonCode: 'OTHER' }],
    ]);
    expect((await recordOf(company)).directors).toHaveLength(3);
  }, 240_000);

  test('an old appointment is reported late: the fine is shown before the payment', async () => {
    const company = registered('JOINT_VENTURE');
    const draft = detailOf(
      await kindOf(await open(company), 'BOD_UPDATE', { decision: { ...decision, decidedOn: today() } }),
    );
    const phoneNo = '9841234568';
    await addItem(puja, draft, 'BOD_DETAILS', {
      ...outsideSeat(72),
      fromDate: '2026-05-01',
      toDate: '2029-11-22',
      phoneNo,
    });
    const { estimate } = await readPayable(puja, draft.id);
    expect(estimate?.lines).toMatchObject([
      { code: 'NO_FEE', proposedPaisa: 0 },
      { code: 'FINE_S81_6', basis: { lateness: { eventId: 'DIRECTOR_DISCLOSURE', triggeredOn: '2026-05-01' } } },
    ]);
  });
});

type Bad = readonly [
  what: string,
  section: string,
  path: string,
  code: Parameters<typeof validationMessage>[0],
  data: (data: Answers) => Answers,
];
const edge = (data: Answers, key: string, more: object): Answers => ({
  ...data,
  [key]: { ...Object(data[key]), ...more },
});
const REMARK = { remark: 'As the certificate has it.' };

describe('errors that are refused at their field, in both languages', () => {
  let company = '',
    correction: ApplicationDetail;
  beforeAll(async () => {
    company = registered('JOINT_VENTURE');
    correction = detailOf(await kindOf(await open(company), 'ERROR_CORRECTION'));
  });

  const holders: readonly Bad[] = [
    [
      'a correction without a remark',
      'LOCAL_SHAREHOLDER',
      'remark',
      'CORRECTION_REMARK_REQUIRED',
      (data) => edge(data, 'contact', { phoneNo: '9841999999' }),
    ],
    [
      'a remark and nothing corrected',
      'LOCAL_SHAREHOLDER',
      'remark',
      'HOLDER_UNCHANGED',
      (data) => ({ ...data, ...REMARK }),
    ],
    [
      'another kind of person',
      'LOCAL_SHAREHOLDER',
      'investorType',
      'HOLDER_KIND_FIXED',
      (data) => ({ ...data, ...REMARK, investorType: 'NRN' }),
    ],
    [
      'somebody younger than sixteen',
      'LOCAL_SHAREHOLDER',
      'person.dateOfBirth',
      'SHAREHOLDER_TOO_YOUNG',
      (data) => ({ ...edge(data, 'person', { dateOfBirth: '2016-01-01' }), ...REMARK }),
    ],
    [
      'a minor without a guardian',
      'LOCAL_SHAREHOLDER',
      'guardian.fullNameNepali',
      'FULL_NAME_NEPALI_REQUIRED',
      (data) => ({ ...edge(data, 'person', { dateOfBirth: '2012-01-01', isMinor: true }), ...REMARK }),
    ],
    [
      'a paper that does not fit the person',
      'LOCAL_SHAREHOLDER',
      'identification.type',
      'IDENTIFICATION_DOES_NOT_FIT',
      (data) => ({ ...data, ...REMARK, identification: passport(5) }),
    ],
    [
      'a name in the other script',
      'LOCAL_SHAREHOLDER',
      'person.fullNameNepali',
      'FULL_NAME_NEPALI_DEVANAGARI',
      (data) => ({ ...edge(data, 'person', { fullNameNepali: 'Asha' }), ...REMARK }),
    ],
    [
      'a holder with shares removed',
      'LOCAL_SHAREHOLDER',
      'isRemoved',
      'HOLDER_HAS_SHARES',
      (data) => ({ ...data, ...REMARK, isRemoved: true }),
    ],
    [
      'a remark of more than a thousand characters',
      'LOCAL_SHAREHOLDER',
      'remark',
      'TOO_LONG',
      (data) => ({ ...edge(data, 'contact', { phoneNo: '9841999999' }), remark: 'x'.repeat(1001) }),
    ],
    [
      'a witness without a name',
      'LOCAL_SHAREHOLDER',
      'witness.fullNameNepali',
      'FULL_NAME_NEPALI_REQUIRED',
      (data) => ({ ...data, ...REMARK, hasWitness: true }),
    ],
    [
      'an address abroad without a country',
      'FOREIGN_SHAREHOLDER',
      'permanentAddress.countryId',
      'COUNTRY_REQUIRED',
      (data) => ({ ...data, ...REMARK, permanentAddress: { ...ABROAD, countryId: undefined } }),
    ],
    [
      'an address abroad without its line',
      'FOREIGN_SHAREHOLDER',
      'permanentAddress.addressLine',
      'ADDRESS_LINE_REQUIRED',
      (data) => ({ ...data, ...REMARK, permanentAddress: { ...ABROAD, addressLine: '' } }),
    ],
  ];
  test.each(holders)('%s', async (_, section, path, code, change) => {
    const item = await first(correction, section);
    const answer = await saveItem(puja, correction, section, item, change(item.data));
    if (answer.status === 422) {
      expect(answer.body.errors).toMatchObject([{ path, code }]);
      return;
    }
    expect(answer.status).toBe(200);
    for (const language of ['en', 'ne'] as const)
      expect(await errorsOf(puja, correction, section, item.id, language)).toContainEqual({
        path,
        code,
        message: validationMessage(code, language),
      });
    const { item: saved } = savedItemOf(answer);
    if (saved) await saveItem(puja, correction, section, saved, item.data);
  });
});

async function errorsOf(
  by: Caller,
  draft: ApplicationDetail,
  section: string,
  id: string,
  language: 'en' | 'ne',
): Promise<unknown> {
  const answer = await by.call('GET', `${APPLICATION}/${draft.id}/section/${section}/item`, undefined, {
    'accept-language': language === 'ne' ? 'np' : 'en',
  });
  return filedItemsSchema.parse(answer.body.data).items.find((item) => item.id === id)?.errors;
}
