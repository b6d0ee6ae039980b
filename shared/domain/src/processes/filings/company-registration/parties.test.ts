import { expect, test } from '@jest/globals';
import { foreignBranch, jointVenture, publicCompany, twoOwners } from '../../../testing/registration-examples';
import { documentPlaces } from '../../definition/document-requirement';
import { filedAnswers, filedItems, type Answers, type FilingFrame } from '../../definition/filing-frame';
import { registrationDocuments } from './documents';
import { registrationParties } from './parties';

const withSection = (frame: FilingFrame, key: string, more: Answers): FilingFrame => ({
  ...frame,
  answers: { ...frame.answers, [key]: { ...filedAnswers(frame, key), ...more } },
});
const withDirector = (frame: FilingFrame, more: Answers): FilingFrame => {
  const [first, ...rest] = filedItems(frame, 'BOD_DETAILS');
  if (!first) throw new Error('No director');
  const items = [{ ...first, data: { ...first.data, ...more } }, ...rest];
  return { ...frame, answers: { ...frame.answers, BOD_DETAILS: { items } } };
};
const signsOf = (frame: FilingFrame, key: string) =>
  registrationParties(frame).find((party) => party.key === key)?.signs;

test('every director consents and the drafter authenticates, each in the place of the paper', () => {
  for (const frame of [twoOwners(), jointVenture(), publicCompany()]) {
    const parties = registrationParties(frame);
    expect(parties.map(({ role }) => role)).toEqual([
      ...filedItems(frame, 'BOD_DETAILS').map(() => 'DIRECTOR'),
      'DRAFTER',
    ]);
    const places = documentPlaces(registrationDocuments, frame).map(({ key }) => key);
    for (const { key, name, statement, facts } of parties) {
      expect(places).toContain(key);
      expect(name.nameNepali).not.toBe('');
      for (const { ne, en } of [statement, ...facts.flatMap(({ label, value }) => [label, value])])
        expect([ne, en]).not.toContain('');
    }
  }
  // an office of a foreign company has neither
  expect(registrationParties(foreignBranch())).toEqual([]);
});

test('a director is reached and named as the answers say, in Nepali unless the paper of the person is a passport', () => {
  const frame = twoOwners();
  const [director] = registrationParties(frame);
  expect(director).toMatchObject({
    name: { nameEnglish: 'Asha Shrestha' },
    contact: { email: 'asha@makalu.example', mobileNumber: '9841000000' },
    language: 'ne',
  });
  const outside = withDirector(frame, {
    directorType: 'OUTSIDE_SHAREHOLDER',
    person: { fullNameEnglish: 'John Smith', identification: { type: 'PASSPORT' } },
    email: 'not an address',
    phoneNo: '',
  });
  expect(registrationParties(outside)[0]).toMatchObject({
    // a name that is missing in one script is taken from the other
    name: { nameNepali: 'John Smith', nameEnglish: 'John Smith' },
    contact: {},
    language: 'en',
  });
});

test('what a director signs is the company’s general information and their own seat, not the proof of a phone or the objectives', () => {
  const frame = twoOwners();
  const [director] = registrationParties(frame);
  const key = director?.key ?? '';
  const before = JSON.stringify(signsOf(frame, key));
  const after = (changed: FilingFrame) => JSON.stringify(signsOf(changed, key));
  expect(after(withDirector(frame, { phoneVerifiedAt: '2026-11-21T06:00:00Z' }))).toBe(before);
  expect(after(withSection(frame, 'OBJECTIVE_DETAILS', { nsicCodes: ['0001'] }))).toBe(before);
  expect(after(withDirector(frame, { toDate: '2030-01-01' }))).not.toBe(before);
  expect(after(withSection(frame, 'GENERAL_INFORMATION', { numberOfDirectors: 9 }))).not.toBe(before);
});

test('what a drafter signs is all that the drafts are made of', () => {
  const frame = twoOwners();
  const before = JSON.stringify(signsOf(frame, 'DRAFTER_AUTHENTICATION'));
  for (const [key, more] of [
    ['OBJECTIVE_DETAILS', { nsicCodes: ['0001'] }],
    ['CAPITAL_STRUCTURE', { issuedCapital: 1 }],
    ['DOCUMENT_GENERATION', { clauses: [{ document: 'MOA', clause: 'name', nepali: 'x' }] }],
    ['LEGAL_PERSON_DETAILS', { licenceNumber: '77' }],
  ] as const)
    expect(JSON.stringify(signsOf(withSection(frame, key, more), 'DRAFTER_AUTHENTICATION'))).not.toBe(before);
  const drafter = registrationParties(frame).at(-1);
  expect(drafter?.reads).toEqual(['MEMORANDUM', 'ARTICLES']);
  expect(registrationParties(withSection(frame, 'DOCUMENT_GENERATION', { modelArticles: true })).at(-1)?.reads).toEqual(
    ['MEMORANDUM'],
  );
  // nobody drafted it yet
  const unnamed = { ...frame, answers: { ...frame.answers, LEGAL_PERSON_DETAILS: {} } };
  expect(registrationParties(unnamed).map(({ role }) => role)).not.toContain('DRAFTER');
});
