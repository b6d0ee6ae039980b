import { describe, expect, test } from '@jest/globals';
import { isSamePerson } from './same-person';
import { shareholderDraft } from '../holders/shareholder-answers';
import { identityOfHolder } from '../holders/shareholders-together';

const identityOf = (holder: object) => identityOfHolder(shareholderDraft.parse(holder));

const citizenship = (number: string) =>
  identityOf({ entity: 'INDIVIDUAL', identification: { type: 'CITIZENSHIP', number, districtId: 27 } });
const company = (registrationNumber: string, countryId = 524) =>
  identityOf({ entity: 'COMPANY', company: { registrationNumber, countryId } });

describe('one document belongs to one holder', () => {
  test.each([
    '27-01-70-01234',
    '27/01/70/01234',
    '27 01 70 01234',
    '27017001234',
    '२७-०१-७०-०१२३४',
    '27–01–70–01234',
    '\u202A27\u201101-70-01234\u202C',
    '27.01.70.01234',
  ])('written %s', (number) => {
    expect(citizenship(number)).toBe(citizenship('27-01-70-01234'));
  });
  test('another number, another district or another kind of document is another holder', () => {
    expect(citizenship('27-01-70-01235')).not.toBe(citizenship('27-01-70-01234'));
    expect(
      identityOf({
        entity: 'INDIVIDUAL',
        identification: { type: 'CITIZENSHIP', number: '1234', districtId: 1 },
      }),
    ).not.toBe(citizenship('1234'));
    expect(
      identityOf({ entity: 'INDIVIDUAL', identification: { type: 'NID', number: '1234', districtId: 27 } }),
    ).not.toBe(citizenship('1234'));
  });
  test('the former name of the NID counts as NID', () => {
    const nid = (type: 'NID' | 'NATIONAL_ID', number: string) =>
      identityOf({ entity: 'INDIVIDUAL', identification: { type, number } });
    expect(nid('NATIONAL_ID', '123-456-7890')).toBe(nid('NID', '१२३४५६७८९०'));
  });
});

describe('one company is one holder', () => {
  test.each(['12345/064/065', '12345-064-065', '१२३४५/०६४/०६५', '12345 064 065', '\u200E12345–064–065'])(
    'written %s',
    (number) => {
      expect(company(number)).toBe(company('12345/064/065'));
    },
  );
  test('another number or another country is another company', () => {
    expect(company('12346/064/065')).not.toBe(company('12345/064/065'));
    expect(company('12345/064/065', 356)).not.toBe(company('12345/064/065'));
  });
});

test('one PAN belongs to one person, however it is written', () => {
  expect(isSamePerson({ panNumber: '123-456-789' }, { panNumber: '१२३४५६७८९' })).toBe(true);
  expect(isSamePerson({ panNumber: '123456788', nameEnglish: 'A' }, { panNumber: '123456789', nameEnglish: 'A' })).toBe(
    false,
  );
});
