import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filledMatter, filledPlace, TEST_PROCESS } from '@registrar/domain/testing/test-filing';
import { attach } from '../../../test/documents-kit';
import { APPLICATION, callerOf, detailOf, newKey, saveSection, type Caller } from '../../../test/filings-kit';
import { addItem, attachRequired, itemsOf, readDetail, savedItemOf } from '../../../test/registration-kit';
import {
  begunFiling,
  companyFor,
  DECLARED,
  move,
  moveAll,
  openTestFiling,
  readyFiling,
  startTestFiling,
  todayOf,
  type TestFilingOffice,
} from '../../../test/test-filing-kit';

let office: TestFilingOffice;
let puja: Caller, gita: Caller, nisha: Caller;
beforeAll(async () => {
  office = await startTestFiling();
  ({ puja, gita } = office);
  nisha = await callerOf(office.gateway, 'nisha.representative');
});
afterAll(() => office?.close());

const sectionIn = ({ sections }: ApplicationDetail, key: string) => sections.find((section) => section.key === key);
const keysOf = ({ sections }: ApplicationDetail): string[] => sections.map(({ key }) => key);
const submitIn = (language: 'np' | 'en', { id, version }: ApplicationDetail) =>
  puja.call(
    'POST',
    `${APPLICATION}/${id}/submit`,
    { version, declared: DECLARED },
    { ...newKey(), 'accept-language': language },
  );

describe('a draft is opened', () => {
  test('for a company, prefilled from the register', async () => {
    const companyId = await companyFor(office);
    const draft = detailOf(await openTestFiling(puja, companyId));
    expect(draft).toMatchObject({
      processName: TEST_PROCESS,
      status: 'DRAFT',
      applicationNumber: null,
      round: 0,
      company: { id: companyId },
      titleEnglish: draft.company?.nameEnglish,
      titleNepali: draft.company?.nameNepali,
    });
    expect(keysOf(draft)).toEqual(['MATTER', 'EVERY_KIND']);
    const standing = draft.filedCompany?.parts.find(({ aspect }) => aspect === 'REGISTERED_OFFICE')?.data;
    expect(standing?.['addressEnglish']).toEqual(expect.any(String));
    expect(sectionIn(draft, 'MATTER')).toMatchObject({
      version: 1,
      data: {
        registrationNumber: draft.company?.registrationNumber,
        addressEnglish: standing?.['addressEnglish'],
        addressNepali: standing?.['addressNepali'],
      },
    });
    expect(sectionIn(draft, 'EVERY_KIND')).toMatchObject({ version: 0, validity: 'EMPTY', data: {} });
    expect(draft.history.map(({ action, to }) => [action, to])).toEqual([['create', 'DRAFT']]);
  });

  test('once for a key and once for a company', async () => {
    const companyId = await companyFor(office);
    const key = newKey();
    const [first, again] = [
      detailOf(await openTestFiling(puja, companyId, {}, key)),
      detailOf(await openTestFiling(puja, companyId, {}, key)),
    ];
    expect(again.id).toBe(first.id);
    expect(await openTestFiling(puja, await companyFor(office), {}, key)).toMatchObject({
      status: 409,
      body: { code: 'IDEM-409' },
    });
    expect(await openTestFiling(puja, companyId, {}, {})).toMatchObject({ status: 428, body: { code: 'IDEM-428' } });
    expect(await openTestFiling(puja, companyId)).toMatchObject({ status: 409, body: { code: 'FLOW-409' } });
  });

  test('only by a user who may file for that company', async () => {
    const companyId = await companyFor(office);
    expect((await openTestFiling(nisha, companyId)).body.code).toBe('REQ-404');
    expect((await openTestFiling(gita, companyId)).body.code).toBe('PERM-403');
    expect(await puja.call('POST', APPLICATION, { processName: TEST_PROCESS }, newKey())).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'companyId', code: 'COMPANY_REQUIRED' }] },
    });
    const nowhere = await puja.call('POST', APPLICATION, { processName: 'PRATILIPI_TYPE', companyId }, newKey());
    expect(nowhere.body.code).toBe('BLK-423');
  });

  test('and does not exist for users who may not file for the company', async () => {
    const { id } = await begunFiling(office);
    for (const stranger of [nisha, gita, office.krishna])
      expect((await stranger.call('GET', `${APPLICATION}/${id}`)).status).toBe(404);
  });
});

describe('a form is saved', () => {
  test('against the version that was read, beside other forms, and never over a version that was not read', async () => {
    const draft = await begunFiling(office);
    const path = `${APPLICATION}/${draft.id}/section/MATTER`;
    const answers = filledMatter(todayOf(office));
    expect((await puja.call('PUT', path, answers)).body).toMatchObject({ status: 428, code: 'VER-428' });
    expect((await saveSection(puja, draft, 'EVERY_KIND', { words: 'Beside' })).status).toBe(200);
    expect((await saveSection(puja, draft, 'MATTER', { ...answers, rent: 5_00 })).status).toBe(200);
    expect((await saveSection(puja, draft, 'MATTER', { ...answers, rent: 7_00 })).body).toMatchObject({
      status: 412,
      code: 'VER-412',
      current: { version: 3, data: { rent: 5_00 }, savedBy: { nameEnglish: expect.any(String) } },
    });
    const kept = await readDetail(puja, draft.id);
    expect(sectionIn(kept, 'MATTER')).toMatchObject({ version: 3, data: { rent: 5_00 } });
    expect(sectionIn(kept, 'EVERY_KIND')).toMatchObject({ version: 1, data: { words: 'Beside' } });
    // saving answers adds no history step
    expect(kept.history).toHaveLength(1);
  });

  test('incomplete, in valid shapes, without the fields that only the register fills', async () => {
    const draft = await begunFiling(office);
    const registered = sectionIn(draft, 'MATTER')?.data['registrationNumber'];
    const half = detailOf(await saveSection(puja, draft, 'MATTER', { registrationNumber: '999', rent: null }));
    expect(sectionIn(half, 'MATTER')).toMatchObject({ validity: 'INVALID', data: { registrationNumber: registered } });
    expect(sectionIn(half, 'MATTER')?.data).not.toHaveProperty('rent');
    expect((await saveSection(puja, half, 'MATTER', { scope: 'MOON' })).body).toMatchObject({
      code: 'VAL-422',
      errors: [{ path: 'scope' }],
    });
    const long = { words: 'x'.repeat(501) };
    expect((await saveSection(puja, half, 'EVERY_KIND', long)).body).toMatchObject({
      errors: [{ path: 'words', code: 'TOO_LONG' }],
    });
    expect((await saveSection(puja, half, 'WEATHER', {})).body.code).toBe('REQ-404');
  });

  test('with every kind of answer, and is read back as it was written', async () => {
    const every = {
      english: 'Makalu',
      nepali: 'मकालु',
      nsicCodes: ['0001'],
      point: { latitude: 27.7, longitude: 85.3 },
      percent: 12.5,
      day: todayOf(office),
      kind: 'FIRST',
      isTrue: true,
      identification: { type: 'CITIZENSHIP', number: '12-34' },
      table: [{ label: 'Row', count: 2 }],
    };
    const saved = detailOf(await saveSection(puja, await begunFiling(office), 'EVERY_KIND', every));
    expect(sectionIn(saved, 'EVERY_KIND')).toMatchObject({ validity: 'VALID', data: every });
  });
});

describe('the questions follow the answers', () => {
  test('a section that an answer adds is asked for; a section that no longer applies is not counted, and its answers are kept', async () => {
    const begun = await begunFiling(office, { scope: 'PLACES' });
    expect(keysOf(begun)).toEqual(['MATTER', 'PLACES', 'VISITS', 'EVERY_KIND']);
    await attachRequired(puja, begun.id);
    expect((await submitIn('en', await readDetail(puja, begun.id))).body).toMatchObject({
      code: 'VAL-422',
      errors: [{ path: 'PLACES', code: 'LIST_EMPTY', message: 'Add at least one place' }],
    });
    const { item } = savedItemOf(await addItem(puja, begun, 'PLACES', { addressEnglish: 'Half Way 1' }));
    const half = await readDetail(puja, begun.id);
    expect((await submitIn('en', half)).body.errors).toContainEqual(
      expect.objectContaining({ path: `PLACES.${item?.id}.addressNepali`, code: 'REQUIRED' }),
    );

    const answers = filledMatter(todayOf(office), { scope: 'OFFICE' });
    const without = detailOf(await saveSection(puja, half, 'MATTER', answers));
    expect(keysOf(without)).toEqual(['MATTER', 'EVERY_KIND']);
    expect((await addItem(puja, without, 'PLACES', filledPlace(1))).body.code).toBe('REQ-404');
    expect(without.allowedActions).toContainEqual(expect.objectContaining({ action: 'submit', allowed: true }));

    const again = detailOf(await saveSection(puja, without, 'MATTER', { ...answers, scope: 'PLACES' }));
    expect(sectionIn(again, 'PLACES')).toMatchObject({ count: 1, validity: 'INVALID' });
    const gone = detailOf(await saveSection(puja, again, 'MATTER', answers));
    const submitted = await moveAll(gone, [[puja, 'submit']]);
    expect(submitted.status).toBe('SUBMITTED');
    expect(keysOf(await readDetail(gita, submitted.id))).toEqual(['MATTER', 'EVERY_KIND']);
    expect((await itemsOf(gita, submitted, 'PLACES')).status).toBe(404);
  });

  test('an optional form is validated once it is started', async () => {
    const ready = await readyFiling(office);
    const begun = detailOf(await saveSection(puja, ready, 'EVERY_KIND', { email: 'no address' }));
    expect((await submitIn('en', begun)).body).toMatchObject({ errors: [{ path: 'EVERY_KIND.email' }] });
  });

  test('documents are named by their purpose, and only required ones are reported as missing', async () => {
    const begun = await begunFiling(office, { scope: 'PLACES', isLeased: true });
    const [plain, pictured] = [
      savedItemOf(await addItem(puja, begun, 'PLACES', filledPlace(1))).item,
      savedItemOf(await addItem(puja, begun, 'PLACES', filledPlace(2, { needsPhoto: true }))).item,
    ];
    expect(plain?.validity).toBe('VALID');
    const draft = await readDetail(puja, begun.id);
    expect(draft.allowedActions).toContainEqual(
      expect.objectContaining({
        action: 'submit',
        allowed: false,
        reason: expect.objectContaining({ code: 'DOCUMENTS_PRESENT' }),
      }),
    );
    const said = async (language: 'np' | 'en') => (await submitIn(language, draft)).body.errors;
    expect(await said('en')).toMatchObject([
      { path: 'DOCUMENTS.DECISION', message: 'Decision is required' },
      { path: 'DOCUMENTS.LEASE', message: 'Lease is required' },
      { path: `DOCUMENTS.PHOTO:${pictured?.id}`, message: 'Photo: Branch Road 2 is required' },
    ]);
    expect(await said('np')).toMatchObject([
      { message: 'निर्णय अनिवार्य छ।' },
      { message: 'भाडा सम्झौता अनिवार्य छ।' },
      { message: 'फोटो: शाखा मार्ग २ अनिवार्य छ।' },
    ]);
    expect((await attach(puja, draft.id, `PHOTO:${plain?.id}`)).body.code).toBe('FILE-422');
    await attachRequired(puja, draft.id);
    expect((await moveAll(await readDetail(puja, draft.id), [[puja, 'submit']])).status).toBe('SUBMITTED');
  });
});

test('an incomplete draft is not submitted: each missing answer is named at its field, in the requested language', async () => {
  const draft = detailOf(await openTestFiling(puja, await companyFor(office)));
  const said = async (language: 'np' | 'en') => (await submitIn(language, draft)).body;
  expect(await said('en')).toMatchObject({
    code: 'VAL-422',
    errors: [
      { path: 'MATTER.scope', code: 'REQUIRED', message: 'This field is required' },
      { path: 'MATTER.decidedOn', code: 'DECIDED_ON_REQUIRED', message: 'Date of the decision is required' },
      { path: 'MATTER.addressEnglish', code: 'ADDRESS_UNCHANGED' },
    ],
  });
  expect(await said('np')).toMatchObject({
    errors: [
      { message: 'यो विवरण अनिवार्य छ।' },
      { message: 'निर्णय मिति अनिवार्य छ।' },
      { path: 'MATTER.addressEnglish' },
    ],
  });
  expect(await readDetail(puja, draft.id)).toMatchObject({ status: 'DRAFT', version: draft.version });
});

describe('a draft is discarded', () => {
  test('by a user who may file for the company, against the version that was read; then it is gone and another may be opened', async () => {
    const draft = await readyFiling(office);
    const discard = (by: Caller, version: number) => move(by, { ...draft, version }, 'discard');
    expect((await discard(nisha, draft.version)).status).toBe(404);
    expect((await discard(puja, draft.version - 1)).body.code).toBe('VER-412');
    expect((await discard(puja, draft.version)).body.success).toBe(true);
    expect((await puja.call('GET', `${APPLICATION}/${draft.id}`)).status).toBe(404);
    expect((await openTestFiling(puja, draft.company?.id ?? '')).status).toBe(200);
  });

  test('and not after it was submitted', async () => {
    const submitted = await moveAll(await readyFiling(office), [[puja, 'submit']]);
    expect((await move(puja, submitted, 'discard')).body).toMatchObject({
      code: 'FLOW-409',
      errors: expect.arrayContaining([expect.objectContaining({ code: 'recall' })]),
    });
  });
});
