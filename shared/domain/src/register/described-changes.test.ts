import { expect, test } from '@jest/globals';
import { describeChanges } from './described-changes';

const words = { office: (id: number) => ({ ne: `कार्यालय ${id}`, en: `Office ${id}` }) };

test('an address that moved is one change, in both languages, after the name of the company', () => {
  expect(
    describeChanges(
      [
        {
          aspect: 'REGISTERED_OFFICE',
          before: { addressEnglish: 'Old Road', addressNepali: 'पुरानो सडक' },
          after: { addressEnglish: 'New Road', addressNepali: 'नयाँ सडक', details: { phoneNo: '1' } },
        },
        { aspect: 'NAME', before: { nameEnglish: 'A', nameNepali: 'अ' }, after: { nameEnglish: 'B', nameNepali: 'ब' } },
      ],
      words,
    ),
  ).toEqual([
    {
      part: { ne: 'नाम', en: 'Name' },
      field: { ne: 'नाम', en: 'Name' },
      before: { ne: 'अ', en: 'A' },
      after: { ne: 'ब', en: 'B' },
    },
    {
      part: { ne: 'रजिष्टर्ड कार्यालय', en: 'Registered office' },
      field: { ne: 'ठेगाना', en: 'Address' },
      before: { ne: 'पुरानो सडक', en: 'Old Road' },
      after: { ne: 'नयाँ सडक', en: 'New Road' },
    },
  ]);
});

test('only what changed is told: offices by their names, amounts and counts as they are printed, days in both calendars', () => {
  const [office] = describeChanges(
    [
      {
        aspect: 'REGISTRATION',
        before: { registrationNumber: '1', registeredOn: '2020-01-01', officeId: 1 },
        after: { registrationNumber: '1', registeredOn: '2020-01-01', officeId: 2 },
      },
    ],
    words,
  );
  expect(office).toMatchObject({ before: { en: 'Office 1' }, after: { ne: 'कार्यालय 2' } });
  const capital = {
    authorizedCapital: 100_00,
    issuedCapital: 50_00,
    paidUpCapital: null,
    ratePerShare: 10_00,
    issuedShares: 1_234_567,
  };
  expect(
    describeChanges([{ aspect: 'CAPITAL', before: { ...capital, issuedShares: 5 }, after: capital }], words),
  ).toEqual([
    {
      part: { ne: 'पुँजी', en: 'Capital' },
      field: expect.objectContaining({ en: 'Issued shares' }),
      before: { ne: '५', en: '5' },
      after: { ne: '१२,३४,५६७', en: '12,34,567' },
    },
  ]);
  const [term] = describeChanges(
    [
      {
        aspect: 'DIRECTOR',
        before: null,
        after: { nameEnglish: 'Asha', nameNepali: 'आशा', independent: true, since: '2026-11-21', until: null },
      },
    ],
    words,
  ).slice(-1);
  expect(term?.after?.en).toContain('2026');
});

test('what begins has nothing before it, what ends nothing after it', () => {
  const branch = { addressEnglish: 'Pokhara', addressNepali: 'पोखरा' };
  expect(
    describeChanges(
      [
        { aspect: 'BRANCH', before: null, after: branch },
        { aspect: 'BRANCH', before: branch, after: null },
      ],
      words,
    ),
  ).toMatchObject([
    { before: null, after: { en: 'Pokhara' } },
    { before: { ne: 'पोखरा' }, after: null },
  ]);
});

test('of private details a letter says which were corrected, of whom, and not what they are', () => {
  const holder = (details: object) => ({
    nameEnglish: 'Hari Rai',
    nameNepali: 'हरि राई',
    entity: 'INDIVIDUAL',
    companyId: null,
    details,
  });
  const told = describeChanges(
    [
      {
        aspect: 'SHAREHOLDER',
        before: holder({ contact: { phoneNo: '9841000000' }, identification: { number: '12-34' }, hasNominee: false }),
        after: holder({ contact: { phoneNo: '9841000001' }, identification: { number: '12-35' }, hasNominee: false }),
      },
      {
        aspect: 'REPRESENTATIVE',
        before: { details: { fullNameEnglish: 'Asha', fullNameNepali: 'आशा', email: 'a@example.com' } },
        after: { details: { fullNameEnglish: 'Asha', fullNameNepali: 'आशा', email: 'b@example.com' } },
      },
    ],
    words,
  );
  expect(told).toEqual([
    {
      part: { ne: 'शेयरधनी', en: 'Shareholder' },
      field: { ne: 'हरि राई: सम्पर्क, परिचयपत्र', en: 'Hari Rai: Contact, Identification' },
      before: null,
      after: expect.objectContaining({ en: 'Corrected (the details are not stated in this letter)' }),
    },
    {
      part: expect.anything(),
      field: { ne: 'आशा: सम्पर्क', en: 'Asha: Contact' },
      before: null,
      after: expect.anything(),
    },
  ]);
  expect(JSON.stringify(told)).not.toMatch(/98410|12-3|example\.com/);
  // a name alone is told as it is, and nothing beside it
  expect(
    describeChanges(
      [
        {
          aspect: 'SHAREHOLDER',
          before: holder({ person: { fullNameEnglish: 'Hari Rai' } }),
          after: { ...holder({ person: { fullNameEnglish: 'Hari Ray' } }), nameEnglish: 'Hari Ray' },
        },
      ],
      words,
    ),
  ).toHaveLength(1);
});

test('a note is its subject, a private part whom it names, and contact details that nobody may read are told without what they are', () => {
  expect(
    describeChanges(
      [{ aspect: 'NOTE', before: null, after: { details: { subject: 'A fire', details: 'Long' } } }],
      words,
    ),
  ).toMatchObject([{ after: { ne: 'A fire', en: 'A fire' }, field: null }]);
  const merged = { subject: 'हिमालमा गाभियो', subjectEnglish: 'Merged into Himal' };
  expect(describeChanges([{ aspect: 'NOTE', before: null, after: { details: merged } }], words)).toMatchObject([
    { after: { ne: 'हिमालमा गाभियो', en: 'Merged into Himal' } },
  ]);
  expect(
    describeChanges(
      [{ aspect: 'REPRESENTATIVE', before: null, after: { details: { fullNameNepali: 'आशा', phoneNo: '98' } } }],
      words,
    ),
  ).toMatchObject([{ after: { ne: 'आशा' } }]);
  expect(
    describeChanges(
      [
        {
          aspect: 'REGISTERED_OFFICE',
          before: { addressEnglish: 'A', addressNepali: null, details: { phoneNo: '1' } },
          after: { addressEnglish: 'A', addressNepali: null, details: { phoneNo: '2' } },
        },
      ],
      words,
    ),
  ).toMatchObject([{ field: { en: 'Contact' }, before: null, after: { ne: 'सच्याइएको (विवरण यस पत्रमा नखुलाइएको)' } }]);
});

test('of a holder who died the letter says so by the name, and what is known of the death stands in no letter', () => {
  const standing = { nameEnglish: 'Hari Rai', nameNepali: 'हरि राई', entity: 'INDIVIDUAL', companyId: null };
  const died = { ...standing, status: 'DECEASED', details: { death: { diedOn: '2026-11-01' } } };
  const told = describeChanges(
    [
      { aspect: 'SHAREHOLDER', before: standing, after: died },
      { aspect: 'SHAREHOLDER', before: died, after: null },
    ],
    words,
  );
  expect(told.map(({ field, before, after }) => [field?.en, before?.en, after?.en])).toEqual([
    ['Status', undefined, 'Hari Rai: Deceased'],
    ['Name', 'Hari Rai', undefined],
  ]);
});
