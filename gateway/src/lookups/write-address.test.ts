import { expect, test } from '@jest/globals';
import type { Bilingual } from '@registrar/domain/bilingual';
import { readLookupFiles } from './seed/files';
import { writeAddress, type AddressNames } from './write-address';

const { divisions, countries } = readLookupFiles();

function missing(id: unknown): never {
  throw new Error(`There is no place ${String(id)}`);
}

/** The names of a local body of the list and of what it lies in. */
function namesOf(localBodyId: number): AddressNames {
  const found = <Row extends { readonly id: number }>(rows: readonly Row[], id: number | undefined): Row =>
    rows.find((row) => row.id === id) ?? missing(id);
  const named = ({
    nameNepali,
    nameEnglish,
  }: {
    readonly nameNepali: string;
    readonly nameEnglish: string;
  }): Bilingual => ({ ne: nameNepali, en: nameEnglish });
  const body = found(divisions.localBodies, localBodyId);
  const kind = found(divisions.categories, body.categoryId);
  const district = found(divisions.districts, body.districtId);
  return {
    country: { ne: 'नेपाल', en: 'Nepal' },
    province: named(found(divisions.provinces, district.provinceId)),
    district: named(district),
    localBody: { ne: `${body.nameNepali} ${kind.nameNepali}`, en: `${body.nameEnglish} ${kind.nameEnglish}` },
  };
}

test.each([
  [
    60,
    7,
    'Bargachhi',
    'कोशी प्रदेश, मोरङ जिल्ला, विराटनगर महानगरपालिका-७, Bargachhi',
    'Bargachhi, Biratnagar Metropolitan City-7, Morang, Koshi Province',
  ],
  [
    138,
    14,
    'आदर्शनगर',
    'मधेश प्रदेश, पर्सा जिल्ला, वीरगञ्ज महानगरपालिका-१४, आदर्शनगर',
    'आदर्शनगर, Birgunj Metropolitan City-14, Parsa, Madhesh Province',
  ],
  [
    307,
    4,
    'बालुवाटार',
    'बागमती प्रदेश, काठमाडौँ जिल्ला, काठमाडौँ महानगरपालिका-४, बालुवाटार',
    'बालुवाटार, Kathmandu Metropolitan City-4, Kathmandu, Bagmati Province',
  ],
  [
    443,
    2,
    'थुम्सी',
    'गण्डकी प्रदेश, नवलपरासी (बर्दघाट सुस्ता पूर्व) जिल्ला, गैंडाकोट नगरपालिका-२, थुम्सी',
    'थुम्सी, Gaindakot Municipality-2, Nawalparasi (Bardaghat Susta East), Gandaki Province',
  ],
  [
    495,
    10,
    'Kalikanagar',
    'लुम्बिनी प्रदेश, रुपन्देही जिल्ला, बुटवल उपमहानगरपालिका-१०, Kalikanagar',
    'Kalikanagar, Butwal Sub-Metropolitan City-10, Rupandehi, Lumbini Province',
  ],
  [
    644,
    6,
    'मङ्गलगढी',
    'कर्णाली प्रदेश, सुर्खेत जिल्ला, वीरेन्द्रनगर नगरपालिका-६, मङ्गलगढी',
    'मङ्गलगढी, Birendranagar Municipality-6, Surkhet, Karnali Province',
  ],
  [
    712,
    3,
    'Gadhshera',
    'सुदूरपश्चिम प्रदेश, डोटी जिल्ला, सायल गाउँपालिका-३, Gadhshera',
    'Gadhshera, Sayal Rural Municipality-3, Doti, Sudurpashchim Province',
  ],
] as const)(
  'the address in local body %s goes from the large to the small in Nepali and the other way in English',
  (localBodyId, wardNo, toleStreet, nepali, english) => {
    expect(writeAddress(namesOf(localBodyId), { wardNo, toleStreet }, 'ne')).toBe(nepali);
    expect(writeAddress(namesOf(localBodyId), { wardNo, toleStreet }, 'en')).toBe(english);
  },
);

test('each language writes the street in its own script, and one that was entered in a single script as it stands', () => {
  const typed = { wardNo: 4, toleStreet: 'New Road 12', toleStreetNepali: 'न्यु रोड 12' };
  const detail = { addressLine1: 'Third floor', addressLine1Nepali: 'तेस्रो तला' };
  const nepali = writeAddress(namesOf(307), { ...typed, ...detail }, 'ne');
  expect(nepali).toBe('बागमती प्रदेश, काठमाडौँ जिल्ला, काठमाडौँ महानगरपालिका-४, न्यु रोड १२, तेस्रो तला');
  expect(nepali).not.toMatch(/\p{Script=Latin}/u);
  expect(writeAddress(namesOf(307), { ...typed, ...detail }, 'en')).toBe(
    'Third floor, New Road 12, Kathmandu Metropolitan City-4, Kathmandu, Bagmati Province',
  );
  expect(writeAddress(namesOf(307), { toleStreet: 'New Road 12' }, 'ne')).toMatch(/, New Road 12$/);
  expect(writeAddress(namesOf(307), { toleStreetNepali: 'न्यु रोड' }, 'en')).toMatch(/^न्यु रोड, /u);
});

test('the number of a house stands at the small end, what is said of it beside it', () => {
  const typed = { wardNo: 4, toleStreet: 'बालुवाटार', addressLine1: 'Third floor', houseNo: '12/3' };
  expect(writeAddress(namesOf(307), typed, 'ne')).toBe(
    'बागमती प्रदेश, काठमाडौँ जिल्ला, काठमाडौँ महानगरपालिका-४, बालुवाटार, Third floor, घर नं. १२/३',
  );
  expect(writeAddress(namesOf(307), typed, 'en')).toBe(
    'House no. 12/3, Third floor, बालुवाटार, Kathmandu Metropolitan City-4, Kathmandu, Bagmati Province',
  );
});

test('an address abroad has its country at the large end', () => {
  const india = { country: { ne: 'भारत', en: 'India' } };
  const typed = { addressLine: '14 Park Street, Kolkata', zipCode: '700016' };
  expect(writeAddress(india, typed, 'ne')).toBe('भारत, 14 Park Street, Kolkata, 700016');
  expect(writeAddress(india, typed, 'en')).toBe('14 Park Street, Kolkata, 700016, India');
});

test('what is not known yet is left out', () => {
  expect(writeAddress({ province: { ne: 'बागमती प्रदेश', en: 'Bagmati Province' } }, {}, 'ne')).toBe('बागमती प्रदेश');
  expect(writeAddress({}, {}, 'ne')).toBe('');
});

test('no name of a place or a country has a spelling that was corrected', () => {
  const names = [...divisions.provinces, ...divisions.districts, ...divisions.localBodies, ...countries].map(
    ({ nameNepali }) => nameNepali,
  );
  // of the nasal before क to ञ the letter is written; गैंडा and सुन्दरहरैंचा have a nasal vowel
  expect(names.filter((name) => /(?<![ैौोे])ं[क-ञ]|हरु|ल्याण्ड|एण्ड |बाग्मती|सुदुर|काठमाण्ड/u.test(name))).toEqual([]);
});
