import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { savedItemSchema } from '@registrar/domain/calls/filing-sections';
import type { Answers } from '@registrar/domain/processes';
import { filledMatter, fileTestFiling, ofItemSteps } from '@registrar/domain/testing/test-filing';
import { APPLICATION, detailOf, newKey, saveSection, type Caller } from '../../../../test/filings-kit';
import {
  companyFor,
  move,
  openTestFiling,
  startTestFiling,
  todayOf,
  type TestFilingOffice,
} from '../../../../test/test-filing-kit';

let office: TestFilingOffice;
let puja: Caller;
let putBack: (() => void) | undefined;
beforeAll(async () => {
  office = await startTestFiling();
  putBack = fileTestFiling(ofItemSteps);
  ({ puja } = office);
}, 300_000);
afterAll(async () => {
  putBack?.();
  await office?.close();
});

const general = { nameNepali: 'हरि राई', nameEnglish: 'Hari Rai' };
const contact = { phoneNo: '014440000' };
const witness = { witnessNepali: 'सीता राई', witnessEnglish: 'Sita Rai' };
const errorsOf = async (id: string, data: Answers) => {
  const { item } = savedItemSchema.parse(
    (await puja.call('POST', `${APPLICATION}/${id}/section/SIGNERS/item`, data, newKey())).body.data,
  );
  return { validity: item?.validity, paths: item?.errors.map(({ path }) => path) };
};

test('each step of an item is judged, and one that does not apply is not', async () => {
  const { id } = detailOf(await openTestFiling(puja, await companyFor(office)));
  expect(await errorsOf(id, general)).toEqual({ validity: 'INVALID', paths: ['phoneNo'] });
  expect(await errorsOf(id, { ...general, ...contact })).toEqual({ validity: 'VALID', paths: [] });
  expect(await errorsOf(id, { ...general, ...contact, hasWitness: true })).toEqual({
    validity: 'INVALID',
    paths: ['witnessNepali', 'witnessEnglish'],
  });
  expect(await errorsOf(id, { hasWitness: true })).toEqual({
    validity: 'INVALID',
    paths: ['nameNepali', 'nameEnglish', 'phoneNo', 'witnessNepali', 'witnessEnglish'],
  });
  expect(await errorsOf(id, { ...general, ...contact, ...witness, hasWitness: true })).toMatchObject({
    validity: 'VALID',
  });
});

test('a submission names the item and the answer of the step that is not in order', async () => {
  const draft = detailOf(await openTestFiling(puja, await companyFor(office)));
  const begun = detailOf(await saveSection(puja, draft, 'MATTER', filledMatter(todayOf(office))));
  const { item, applicationVersion } = savedItemSchema.parse(
    (
      await puja.call(
        'POST',
        `${APPLICATION}/${draft.id}/section/SIGNERS/item`,
        { ...general, hasWitness: false },
        newKey(),
      )
    ).body.data,
  );
  expect(await move(puja, { ...begun, version: applicationVersion }, 'submit')).toMatchObject({
    status: 422,
    body: { errors: [{ path: `SIGNERS.${item?.id}.phoneNo` }] },
  });
});
