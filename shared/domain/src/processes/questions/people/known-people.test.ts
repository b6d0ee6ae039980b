import { expect, test } from '@jest/globals';
import { jointVenture, soleOwner, twoOwners } from '../../../testing/registration-examples';
import { NEPAL_ID } from '../../../testing/registration-people';
import { companyRegistration } from '../../filings/company-registration/definition';
import { filedItems, type FilingFrame } from '../../definition/filing-frame';
import { WITNESS } from '../../filings/company-registration/witness';
import { SHAREHOLDER } from '../holders/shareholder';
import { BOD_DETAILS } from '../directors/bod-details';
import { COMPANY_REPRESENTATIVE } from './company-representative';
import { answersFrom, entryFor, notAmong, peopleOfFiling, peopleOfRegister, personBy } from './known-people';
import { mainPlace, personPlaces } from './person-place';

const rolesOf = (frame: FilingFrame) =>
  peopleOfFiling(companyRegistration, frame).map(({ roles }) =>
    roles.map(({ section, itemId }) => `${section} ${itemId ?? ''}`.trim()),
  );
const without = (frame: FilingFrame, section: string): FilingFrame => ({
  ...frame,
  answers: { ...frame.answers, [section]: { items: [] } },
});

test('who stands in several lists is one person with several roles, told apart by the paper', () => {
  const [first, second] = rolesOf(twoOwners());
  expect(first).toEqual(expect.arrayContaining(['SHAREHOLDER h1', 'BOD_DETAILS b1']));
  expect(second).toEqual(expect.arrayContaining(['SHAREHOLDER h2', 'BOD_DETAILS b2']));
});

test('the representative of a company that holds shares is a person of the filing too', () => {
  expect(rolesOf(jointVenture()).flat()).toContain('SHAREHOLDER h2');
});

test('each section asks for its person at its own paths', () => {
  const holder = personPlaces(SHAREHOLDER.item.fields);
  expect(holder.map(({ prefix }) => prefix)).toEqual([
    'person.',
    'guardian.',
    'company.representative.',
    'nominee.',
    'beneficiary.',
  ]);
  const [main] = holder;
  expect([...(main?.paths ?? [])]).toEqual(
    expect.arrayContaining([
      ['phoneNo', 'contact.phoneNo'],
      ['identification.number', 'identification.number'],
      ['address.wardNo', 'permanentAddress.wardNo'],
    ]),
  );
});

test('an entry for a person begins with everything that is known of them', () => {
  const [holder] = peopleOfFiling(companyRegistration, twoOwners());
  if (holder === undefined) throw new Error('nobody');
  const frame = twoOwners();
  const { person, identification, contact, permanentAddress } = filedItems(frame, 'SHAREHOLDER')[0]?.data ?? {};
  const { fullNameNepali, fullNameEnglish, gender, dateOfBirth } = person as Record<string, unknown>;
  expect(entryFor(COMPANY_REPRESENTATIVE, holder, frame)).toMatchObject({
    fullNameNepali,
    fullNameEnglish,
    gender,
    dateOfBirth,
    identification,
    permanentAddress,
    nationalityId: NEPAL_ID,
    ...(contact as object),
  });
  const place = mainPlace(WITNESS.item.fields);
  expect(place && answersFrom(place, holder.facts)).toMatchObject({ fullNameNepali, 'address.wardNo': 10 });
});

test('the seat of a holder refers to the holder, with contact and the term of the board', () => {
  const full = twoOwners();
  const one: FilingFrame = {
    ...full,
    answers: { ...full.answers, BOD_DETAILS: { items: filedItems(full, 'BOD_DETAILS').slice(0, 1) } },
  };
  const second = peopleOfFiling(companyRegistration, one)[1];
  const { fromDate, toDate } = filedItems(full, 'BOD_DETAILS')[0]?.data ?? {};
  expect(second && entryFor(BOD_DETAILS, second, one)).toEqual({
    directorType: 'PROMOTER',
    holderItemId: 'h2',
    phoneNo: '9841000000',
    email: 'asha@makalu.example',
    fromDate,
    toDate,
  });
  expect(fromDate).toBeDefined();
});

test('who speaks for a company that holds shares takes its seat', () => {
  const frame = without(jointVenture(), 'BOD_DETAILS');
  const speaker = peopleOfFiling(companyRegistration, frame).find(({ roles }) =>
    roles.some(({ prefix }) => prefix === 'company.representative.'),
  );
  expect(speaker && entryFor(BOD_DETAILS, speaker, frame)).toMatchObject({
    directorType: 'REPRESENTATIVE',
    holderItemId: 'h2',
    person: { fullNameEnglish: speaker?.name.en },
  });
});

test('where there may be no more, nobody is added', () => {
  const frame = soleOwner();
  const witness = peopleOfFiling(companyRegistration, frame).find(({ roles }) => roles[0]?.section === 'WITNESS');
  expect(witness && entryFor(SHAREHOLDER, witness, frame)).toBeUndefined();
  expect(witness && entryFor(SHAREHOLDER, witness, twoOwners())).toMatchObject({ entity: 'INDIVIDUAL' });
});

test('namesakes with different papers stay two, and a name without a paper is the one who has it', () => {
  const named = (number?: string) =>
    personBy(
      new Map<string, unknown>([
        ['fullNameNepali', 'आशा श्रेष्ठ'],
        ['fullNameEnglish', 'Asha Shrestha'],
        ...(number === undefined
          ? []
          : ([
              ['identification.type', 'CITIZENSHIP'],
              ['identification.number', number],
            ] as const)),
      ]),
      [],
    );
  expect(notAmong([named('27-01-70-00001')], [named('२७-०१-७०-००००१'), named('27-01-70-00002'), named()])).toHaveLength(
    1,
  );
});

test('the holders of the register are known with their papers', () => {
  const { person, ...details } = filedItems(twoOwners(), 'SHAREHOLDER')[0]?.data ?? {};
  const { fullNameNepali: nameNepali, fullNameEnglish: nameEnglish } = person as Record<string, unknown>;
  const part = {
    aspect: 'SHAREHOLDER',
    subjectId: 'h1',
    data: { nameNepali, nameEnglish, entity: 'INDIVIDUAL', companyId: null, details },
  };
  const frame = { ...twoOwners(), company: { parts: [part], shares: null } } as unknown as FilingFrame;
  expect(peopleOfRegister(frame).map(({ name, facts }) => [name.en, facts.get('identification.number')])).toEqual([
    ['Asha Shrestha', '27-01-70-00001'],
  ]);
});

test('hundreds of holders are read in one pass, and of thousands nobody is chosen', () => {
  const full = twoOwners();
  const [holder] = filedItems(full, 'SHAREHOLDER');
  let asked = 0;
  const peopleOf = (count: number) => {
    const items = Array.from({ length: count }, (_, at) => ({
      id: `h${at}`,
      position: at + 1,
      data: {
        ...holder?.data,
        identification: {
          type: 'CITIZENSHIP',
          get number() {
            asked += 1;
            return `27-01-${at}`;
          },
        },
      },
    }));
    const answers = { ...full.answers, SHAREHOLDER: { items }, BOD_DETAILS: { items: [] } };
    return peopleOfFiling(companyRegistration, { ...full, answers }).length;
  };
  expect(peopleOf(480)).toBeGreaterThanOrEqual(480);
  expect(asked).toBeLessThan(10 * 480);
  expect(peopleOf(10_000)).toBe(0);
});
