import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { filedItemsSchema, importReportSchema } from '@registrar/domain/calls/filing-sections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filledMatter, filledPlace } from '@registrar/domain/testing/test-filing';
import { callerOf, detailOf, saveSection, type Caller } from '../../../../test/filings-kit';
import {
  addItem,
  deleteItem,
  importRows,
  itemsOf,
  readDetail,
  savedItemOf,
  saveItem,
} from '../../../../test/registration-kit';
import { begunFiling, move, startTestFiling, todayOf, type TestFilingOffice } from '../../../../test/test-filing-kit';

let office: TestFilingOffice;
let puja: Caller, nisha: Caller;
beforeAll(async () => {
  office = await startTestFiling();
  ({ puja } = office);
  nisha = await callerOf(office.gateway, 'nisha.representative');
});
afterAll(() => office?.close());

const sectionIn = (detail: ApplicationDetail, key: string) => detail.sections.find((section) => section.key === key);
/** A draft with an empty list. */
const newDraft = (): Promise<ApplicationDetail> => begunFiling(office, { scope: 'PLACES' });
async function placeIn(draft: ApplicationDetail) {
  const { item } = savedItemOf(await addItem(puja, draft, 'PLACES', filledPlace(1)));
  if (!item) throw new Error('no item');
  return item;
}

describe('two people at once', () => {
  test('save two sections at the same time; of the same section the second gets the answers of the first', async () => {
    const draft = await newDraft();
    const answers = filledMatter(todayOf(office), { scope: 'PLACES' });
    expect((await saveSection(puja, draft, 'MATTER', { ...answers, rent: 2_00 })).status).toBe(200);
    // against the version that both have read
    expect((await saveSection(puja, draft, 'EVERY_KIND', { words: 'Beside' })).status).toBe(200);
    const late = await saveSection(puja, draft, 'MATTER', { ...answers, rent: 5_00 });
    expect(late.body).toMatchObject({
      code: 'VER-412',
      current: {
        version: 3,
        data: { rent: 2_00 },
        savedBy: { nameEnglish: expect.any(String) },
        savedAt: expect.any(String),
      },
    });
    expect(sectionIn(await readDetail(puja, draft.id), 'MATTER')).toMatchObject({ version: 3, data: { rent: 2_00 } });
  });

  test('save the same item: exactly one save succeeds, the other gets both versions', async () => {
    const draft = await newDraft();
    const item = await placeIn(draft);
    const write = (number: number) => saveItem(puja, draft, 'PLACES', item, filledPlace(number));
    const answers = await Promise.all([write(2), write(3)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)?.body).toMatchObject({
      code: 'VER-412',
      current: { version: 2, data: { phoneNo: '014440000' } },
    });
  });

  test('saving a deleted item is refused with that reason', async () => {
    const draft = await newDraft();
    const item = await placeIn(draft);
    expect(savedItemOf(await deleteItem(puja, draft, 'PLACES', item))).toMatchObject({
      item: null,
      section: { count: 0, validity: 'EMPTY' },
    });
    expect((await saveItem(puja, draft, 'PLACES', item, {})).body).toMatchObject({
      status: 404,
      message: 'Somebody has deleted this entry meanwhile.',
    });
  });
});

describe('a list', () => {
  test('shows its count in the detail and validates item by item', async () => {
    const draft = await newDraft();
    const one = await placeIn(draft);
    const half = savedItemOf(await addItem(puja, draft, 'PLACES', { addressEnglish: 'Half Way 2' }));
    expect(half.item).toMatchObject({ validity: 'INVALID', version: 1, position: 2 });
    expect(sectionIn(await readDetail(puja, draft.id), 'PLACES')).toMatchObject({
      kind: 'LIST',
      count: 2,
      invalid: 1,
      validity: 'INVALID',
      data: {},
    });
    const { items } = filedItemsSchema.parse((await itemsOf(puja, draft, 'PLACES')).body.data);
    expect(items.map(({ id }) => id)).toEqual([one.id, half.item?.id]);
    expect(items[0]).toMatchObject({ titleEnglish: 'Branch Road 1', titleNepali: 'शाखा मार्ग १' });
    const refusal = await move(puja, await readDetail(puja, draft.id), 'submit');
    expect(refusal.body.errors).toContainEqual(
      expect.objectContaining({ path: expect.stringMatching(`^PLACES.${half.item?.id}.`) }),
    );
  });

  test('has rules across its items, and a maximum', async () => {
    const draft = await newDraft();
    await placeIn(draft);
    const twice = savedItemOf(await addItem(puja, draft, 'PLACES', filledPlace(1)));
    expect(twice.item).toMatchObject({ validity: 'INVALID', errors: [{ path: 'addressEnglish', code: 'INVALID' }] });
    for (const number of [3, 4, 5]) savedItemOf(await addItem(puja, draft, 'PLACES', filledPlace(number)));
    expect((await addItem(puja, draft, 'PLACES', filledPlace(6))).body).toMatchObject({
      code: 'VAL-422',
      errors: [{ path: '', code: 'LIST_TOO_LONG', message: 'This list takes at most 5 entries' }],
    });
  });

  test('deletes items of another list together with the item they refer to', async () => {
    const draft = await newDraft();
    const place = await placeIn(draft);
    const visit = { placeId: place.id, visitedOn: todayOf(office) };
    expect(savedItemOf(await addItem(puja, draft, 'VISITS', visit)).item?.validity).toBe('VALID');
    const elsewhere = { ...visit, placeId: draft.id };
    expect(savedItemOf(await addItem(puja, draft, 'VISITS', elsewhere)).item?.validity).toBe('INVALID');
    await deleteItem(puja, draft, 'PLACES', place);
    expect(sectionIn(await readDetail(puja, draft.id), 'VISITS')).toMatchObject({ count: 1, validity: 'INVALID' });
  });

  test('is imported row by row, with a report for each row; a check before writes nothing', async () => {
    const draft = await newDraft();
    const rows = [filledPlace(1), { needsPhoto: 'perhaps' }, { addressEnglish: 'Half Way 3' }];
    const looked = importReportSchema.parse((await importRows(puja, draft, 'PLACES', rows, true)).body.data);
    expect([looked.written, looked.rows.map(({ outcome }) => outcome)]).toEqual([0, ['VALID', 'REFUSED', 'INVALID']]);
    expect(sectionIn(await readDetail(puja, draft.id), 'PLACES')?.count).toBe(0);
    const report = importReportSchema.parse((await importRows(puja, draft, 'PLACES', rows)).body.data);
    expect(report).toMatchObject({ written: 2, section: { count: 2 } });
    expect(report.rows[1]).toMatchObject({ row: 2, id: null, outcome: 'REFUSED', errors: [{ path: 'needsPhoto' }] });
    const tooMany = Array.from({ length: 1001 }, () => ({}));
    expect((await importRows(puja, draft, 'PLACES', tooMany)).status).toBe(422);
  });
});

test('the step is stored; a step that the filing does not have is refused', async () => {
  const draft = await begunFiling(office);
  const turn = (step: string, by = puja) =>
    by.call('PUT', `external/api/application/${draft.id}/switch/stepper/${step}`);
  expect((await turn('documents')).body.data).toEqual({ step: 'documents' });
  expect(await readDetail(puja, draft.id)).toMatchObject({ step: 'documents', version: draft.version });
  expect((await turn('weather')).status).toBe(404);
  for (const step of ['places', 'papers']) expect((await turn(step)).body).toMatchObject({ code: 'FLOW-409' });
  expect((await turn('check', nisha)).status).toBe(404);
  const answers = filledMatter(todayOf(office), { scope: 'PLACES' });
  detailOf(await saveSection(puja, draft, 'MATTER', answers));
  for (const step of ['places', 'papers']) expect((await turn(step)).body.data).toEqual({ step });
});

test('an address is compared with the list of places on save, with its own message', async () => {
  const draft = await newDraft();
  const body = await office.gateway.platform.database.db
    .selectFrom('local_body')
    .innerJoin('district', 'district.id', 'local_body.district_id')
    .select(['local_body.id', 'local_body.wards', 'local_body.district_id', 'district.province_id'])
    .where('local_body.name_english', '=', 'Pokhara')
    .executeTakeFirstOrThrow();
  const address = { provinceId: body.province_id, districtId: body.district_id, localBodyId: body.id };
  const errorsOf = async (version: ApplicationDetail, more: object) => {
    const saved = detailOf(await saveSection(puja, version, 'EVERY_KIND', { ...address, ...more }));
    return {
      saved,
      errors: sectionIn(saved, 'EVERY_KIND')?.errors.filter(({ path }) => path in { ...address, wardNo: 1 }),
    };
  };
  const beyond = await errorsOf(draft, { wardNo: body.wards + 1 });
  expect(beyond.errors).toEqual([
    { path: 'wardNo', code: 'WARD_UNKNOWN', message: `Pokhara Metropolitan City has ${body.wards} wards` },
  ]);
  const elsewhere = await errorsOf(beyond.saved, { wardNo: 1, districtId: body.district_id + 1 });
  expect(elsewhere.errors?.map(({ path, code }) => [path, code])).toEqual([['districtId', 'DISTRICT_OF_ANOTHER']]);
  expect((await errorsOf(elsewhere.saved, { wardNo: body.wards })).errors).toEqual([]);
});
