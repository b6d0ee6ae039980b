import { expect, test } from '@jest/globals';
import { liftOrderRequestSchema, placeOrderRequestSchema } from './company-orders';

const PASTED = '\u2066क\u2013\u200B४५\u00A0/\u00AD०८३\u2069';
const written = {
  number: PASTED,
  issuedOn: '2026-11-28',
  uploadId: '01a21a2b-6f49-7000-8000-af5e8667c9c2',
  remark: 'Received today',
};

test('the number of an order is taken as pasted from a letter: with unseen marks, odd blanks and a dash', () => {
  const placing = placeOrderRequestSchema.safeParse({
    ...written,
    orderedBy: 'COURT',
    companyId: written.uploadId,
    courtNepali: 'उच्च अदालत\u00A0पाटन',
    courtEnglish: 'High Court Patan\u200B',
    caseNumber: '083\u2014WO\u20130045\u200E',
    textNepali: 'रोक्का',
    textEnglish: 'Frozen',
  });
  expect(placing.error?.issues).toBeUndefined();
  expect(placing.data).toMatchObject({
    number: 'क-४५ /०८३',
    caseNumber: '083-WO-0045',
    courtNepali: 'उच्च अदालत पाटन',
    courtEnglish: 'High Court Patan',
  });
  expect(liftOrderRequestSchema.safeParse(written).data).toMatchObject({ number: 'क-४५ /०८३' });
});

test.each(['\u200B\u2060', '\u2013 \u2014', '\u202E'])('of what nobody can read no number is made', (number) => {
  const issues = liftOrderRequestSchema.safeParse({ ...written, number }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toContainEqual([
    'number',
    'ORDER_NUMBER_REQUIRED',
  ]);
});
