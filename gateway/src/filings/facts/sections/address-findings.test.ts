import { expect, test } from '@jest/globals';
import { fieldsOf, withValueAt, type Answers, type AnySection, type FilingFrame } from '@registrar/domain/processes';
import { filableProcesses, processDefinition } from '@registrar/domain/processes/tables/definitions';
import type { Places } from '../../../lookups/places';
import { addressFindings } from './address-findings';

const places: Places = new Map([
  [
    270,
    {
      name: { ne: 'काठमाडौँ महानगरपालिका', en: 'Kathmandu Metropolitan City' },
      wards: 32,
      district: {
        id: 27,
        name: { ne: 'काठमाडौँ', en: 'Kathmandu' },
        province: { id: 3, name: { ne: 'बागमती प्रदेश', en: 'Bagmati Province' } },
      },
    },
  ],
]);
const frame: FilingFrame = { companyType: null, company: null, answers: {}, today: '2026-11-27' };
const RIGHT = { countryId: 524, provinceId: 3, districtId: 27, localBodyId: 270, wardNo: 32 };

/** Each section of each filing that asks for a local body, with the path of the address. */
const asking = filableProcesses.flatMap((process) =>
  (processDefinition(process)?.sections ?? []).flatMap((section) =>
    fieldsOf(section)
      .filter(({ widget }) => widget === 'localBody')
      .map(({ path }) => ({ process, section, at: path.split('.').slice(0, -1).join('.') })),
  ),
);

/** Answers in which this address is asked for, whatever condition it depends on. */
function answersWith(at: string, address: Answers): Answers {
  const choices: Answers = { temporaryElsewhere: true, change: 'APPOINTED', directorType: 'OUTSIDE_SHAREHOLDER' };
  return at === '' ? { ...choices, ...address } : withValueAt(choices, at, address);
}
const told = (section: AnySection, at: string, address: Answers): string[] =>
  addressFindings(section, answersWith(at, address), { frame, places, language: 'en' })
    .filter(({ path }) => path.startsWith(at))
    .map(({ code, message }) => `${code}: ${message}`);

test('filings of every family ask for addresses', () => {
  expect(new Set(asking.map(({ process }) => process))).toEqual(
    new Set([
      'COMPANY_REGISTRATION',
      'MIGRATION_COMPANY_REGISTRATION',
      'LIQUIDATION',
      'LOCATION_CHANGE',
      'CAPITAL_CHANGE',
      'SHARES_PURCHASE_SALES_AGREEMENT',
      'SHARE_HOLDER_CHANGE',
      'COMPANY_MERGE',
      'ERROR_CORRECTION',
      'COMPANY_REPRESENTATIVE_CHANGE',
      'INDIVIDUAL_COMPANY_REPRESENTATIVE_CHANGE',
    ]),
  );
});

test('wherever a local body is asked for, its ward, district and province are checked against the list', () => {
  const asked = asking.filter(({ section, at }) => told(section, at, { ...RIGHT, wardNo: 99 }).length > 0);
  // a field with its own condition in the form is not asked here
  expect(asked.length).toBeGreaterThan(10);
  for (const { section, at } of asked) {
    expect(told(section, at, RIGHT)).toEqual([]);
    expect(told(section, at, { ...RIGHT, wardNo: 99 })).toEqual([
      'WARD_UNKNOWN: Kathmandu Metropolitan City has 32 wards',
    ]);
    expect(told(section, at, { ...RIGHT, wardNo: 0 })).toEqual([
      'WARD_UNKNOWN: Kathmandu Metropolitan City has 32 wards',
    ]);
    expect(told(section, at, { ...RIGHT, districtId: 5 })).toEqual([
      'DISTRICT_OF_ANOTHER: Kathmandu Metropolitan City does not lie in this district but in Kathmandu',
    ]);
    expect(told(section, at, { ...RIGHT, provinceId: 1 })).toEqual([
      'PROVINCE_OF_ANOTHER: Kathmandu Metropolitan City does not lie in this province but in Bagmati Province',
    ]);
    expect(told(section, at, { ...RIGHT, localBodyId: 9999 })).toEqual([
      'LOCAL_BODY_UNKNOWN: This local body is not in the list. Choose one of the list',
    ]);
  }
});

test('a place that is not chosen yet is no error', () => {
  for (const { section, at } of asking) expect(told(section, at, { countryId: 524 })).toEqual([]);
});
