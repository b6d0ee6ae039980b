import { expect, test } from '@jest/globals';
import type { CompanyType } from '../../../enumerations/company-types';
import { holder, RESERVE, tableText, type ShareTable } from '../../../share-ledger/share-table';
import { agreementOn, gift, newBuyer, sale } from '../../../testing/share-agreement';
import { citizenship, nepaliHolder } from '../../../testing/registration-people';
import { stepsOfItem } from '../../definition/item-step';
import type { Answers, FilingFrame } from '../../definition/filing-frame';
import { filedItems } from '../../definition/filing-frame';
import { stepsOf } from '../../definition/process-definition';
import { documentPlaces } from '../../definition/document-requirement';
import { sharesPurchaseSalesAgreement as definition } from './definition';
import { SPSA_FORFEITURES } from './forfeitures';
import { SPSA_SETUP } from './setup';
import { SPSA_TRANSFERS } from './transfers';

const RATE = 100_00;
const TODAY = '2026-11-28';
const DEED = '2026-11-20';
const PRIVATE: CompanyType = 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI';
const PUBLIC: CompanyType = 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI';
const RATES = {
  residentPerson: 10,
  others: 15,
  listedOverYear: 5,
  listedWithinYear: 7.5,
  listedOthers: 10,
};
const [ASHA, BINA, CHET] = ['asha', 'bina', 'chet'];

/** Asha has 1 to 60, all of it paid; Bina 61 to 90, of which the last ten are unpaid; the rest is reserve. */
const TABLE: ShareTable = [
  { ...holder(ASHA), from: 1, to: 60, paidPerShare: RATE, shareType: 'PROMOTER' },
  { ...holder(BINA), from: 61, to: 80, paidPerShare: RATE, shareType: 'PROMOTER' },
  { ...holder(BINA), from: 81, to: 90, paidPerShare: 0, shareType: 'PROMOTER' },
  { ...RESERVE, from: 91, to: 100, paidPerShare: 0, shareType: null },
];

const person = (id: string, serial: number) => ({
  aspect: 'SHAREHOLDER' as const,
  subjectId: id,
  data: {
    nameEnglish: id,
    nameNepali: id,
    entity: 'INDIVIDUAL',
    companyId: null,
    details: nepaliHolder(serial, undefined),
  },
});

interface Filed {
  readonly setup?: Answers;
  readonly transfers?: readonly Answers[];
  readonly forfeitures?: readonly Answers[];
  readonly type?: CompanyType;
}

function frameOf({ setup, transfers = [], forfeitures = [], type = PRIVATE }: Filed): FilingFrame {
  const items = (many: readonly Answers[]) => ({
    items: many.map((data, at) => ({ id: `item${at + 1}`, position: at + 1, data })),
  });
  return {
    companyType: type,
    today: TODAY,
    company: {
      id: 'company',
      version: 1,
      type,
      shares: TABLE,
      parts: [
        {
          aspect: 'REGISTRATION',
          subjectId: null,
          data: { registrationNumber: '1', registeredOn: '2020-01-01', officeId: 1 },
        },
        {
          aspect: 'CAPITAL',
          subjectId: null,
          data: {
            authorizedCapital: null,
            issuedCapital: null,
            paidUpCapital: null,
            ratePerShare: RATE,
            issuedShares: 100,
          },
        },
        person(ASHA, 1),
        person(BINA, 2),
        person(CHET, 3),
      ],
    },
    answers: {
      SPSA_SETUP: setup ?? agreementOn(DEED, 'TRANSFER'),
      SPSA_TRANSFERS: items(transfers),
      SPSA_FORFEITURES: items(forfeitures),
      CAPITAL_GAIN_RATES: { rows: [{ from: '2006-11-03', to: null, rates: RATES }] },
    },
  };
}

const codesOfSetup = (setup: Answers, filed: Filed = {}): string[] =>
  SPSA_SETUP.schemaFor(frameOf({ ...filed, setup }))
    .safeParse(setup)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

/** What is wrong with the agreements, each by itself and all together. */
function codesOf(filed: Filed): string[] {
  const frame = frameOf(filed);
  const list = filed.forfeitures ? SPSA_FORFEITURES : SPSA_TRANSFERS;
  const items = filedItems(frame, list.key);
  return [
    ...items.flatMap(
      ({ data }) =>
        list.item
          .schemaFor(frame)
          .safeParse(data)
          .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [],
    ),
    ...list.issues(items, frame).map(({ path, code }) => `${path} ${code}`),
  ];
}

const tableAfter = (filed: Filed): string[] => {
  const outcome = definition.register.shares(frameOf(filed));
  return outcome?.ok ? tableText(outcome.ledger.table).split('\n') : [];
};
const known = (buyerId: string): Answers => ({ buyer: 'REGISTERED', buyerId });
const kitta = (from: number, to: number) => [{ from, to }];

test('a sale to somebody new moves the kitta, whose type and paid amount stay', () => {
  const transfers = [sale(ASHA, kitta(51, 60), newBuyer(750), TODAY)];
  expect(codesOf({ transfers })).toEqual([]);
  expect(tableAfter({ transfers })).toContain('HOLDER:item1:51:60:10000:PROMOTER');
});

test('six steps for somebody new; for a holder whom the register knows three', () => {
  const frame = frameOf({});
  const keysOf = (data: Answers) => stepsOfItem(SPSA_TRANSFERS.itemSteps, data, frame, true).map(({ key }) => key);
  expect(keysOf(newBuyer(750))).toEqual([
    'general-information',
    'contact-information',
    'witness-details',
    'nominee',
    'beneficiary',
    'documents',
  ]);
  expect(keysOf(known(CHET))).toEqual(['general-information', 'witness-details', 'documents']);
});

test.each<[string, Answers, string]>([
  ['a seller who buys from herself', gift(ASHA, kitta(1, 5), known(ASHA)), 'item1.buyerId SHARES_TO_SAME_HOLDER'],
  ['kitta of somebody else', gift(ASHA, kitta(55, 65), known(CHET)), 'item1.ranges.0.from SHARES_NOT_HELD'],
  ['kitta backwards', gift(ASHA, kitta(9, 5), known(CHET)), 'item1.ranges.0.from RANGE_BACKWARDS'],
  ['no kitta', gift(ASHA, [], known(CHET)), 'ranges SHARE_RANGES_REQUIRED'],
  ['a decimal', gift(ASHA, kitta(1.5, 5), known(CHET)), 'item1.ranges.0.from SHARES_NOT_HELD'],
  ['a buyer of no register', gift(ASHA, kitta(1, 5), known('nobody')), 'buyerId REGISTER_CHOICE_UNKNOWN'],
  [
    'no witness',
    { ...gift(ASHA, kitta(1, 5), known(CHET)), witness: undefined },
    'witness.fullNameNepali FULL_NAME_NEPALI_REQUIRED',
  ],
  [
    'a new person whom the register has',
    gift(ASHA, kitta(1, 5), newBuyer(3, { identification: citizenship(3) })),
    'item1.identification.number HOLDER_REGISTERED_ALREADY',
  ],
  [
    'a minor without a guardian',
    gift(
      ASHA,
      kitta(1, 5),
      newBuyer(750, { person: { ...Object(newBuyer(750)['person']), isMinor: true, dateOfBirth: '2015-01-01' } }),
    ),
    'guardian.relation RELATION_REQUIRED',
  ],
  [
    'a foreigner in a company of Nepalis',
    gift(ASHA, kitta(1, 5), newBuyer(750, { investorType: 'FOREIGN' })),
    'investorType HOLDERS_NEPALI_ONLY',
  ],
])('%s is refused at its field', (_name, transfer, error) => {
  expect(codesOf({ transfers: [transfer] })).toContain(error);
});

test('two agreements that together exceed the holding, and one new person twice', () => {
  const twice = [gift(ASHA, kitta(1, 40), newBuyer(750)), gift(ASHA, kitta(30, 60), newBuyer(750))];
  expect(codesOf({ transfers: twice })).toEqual([
    'item2.ranges.0.from SHARES_NOT_HELD',
    'item2.identification.number HOLDER_TWICE',
  ]);
});

test('a company of one holder takes no second one', () => {
  const transfers = [gift(ASHA, kitta(1, 5), known(CHET))];
  expect(codesOf({ transfers, type: 'PRIVATE_SOLE_PROPRIETOR' })).toContain(' SOLE_PROPRIETOR_ONE_HOLDER');
});

test('the tax is worked out by residence and listing; a gift and a loss pay none and say why', () => {
  const lines = (transfer: Answers, filed: Filed = {}) =>
    definition.workings(frameOf({ ...filed, transfers: [transfer] }))[0]?.lines.map(({ value }) => value.en);
  const sold = sale(ASHA, kitta(51, 60), known(CHET), TODAY);
  const taxed = (more: Answers) => ({ ...sold, tax: { ...Object(sold['tax']), ...more } });
  expect(lines(sold)).toEqual([
    '2083/84',
    '10',
    'Rs. 100.00',
    'Rs. 150.00',
    'Rs. 50.00',
    'Rs. 500.00',
    '10',
    'Rs. 50.00',
  ]);
  expect(lines(taxed({ residence: 'NON_RESIDENT' }))).toContain('Rs. 75.00');
  expect(lines(taxed({ isListed: true }))).toContain('Rs. 37.50');
  expect(lines(taxed({ isListed: true, heldOverYear: true }))).toContain('Rs. 25.00');
  expect(lines(gift(ASHA, kitta(1, 5), known(CHET)))).toEqual(['None: a gift is not taxed as a gain']);
  expect(lines(taxed({ salesPrice: 90_00 }))).toContain('None: there is no gain');
  expect(
    codesOf({ transfers: [taxed({ salesPrice: 90_00, taxFilingAmount: undefined, voucherNo: undefined })] }),
  ).toEqual([]);
});

test.each<[string, Answers, string]>([
  ['another amount', { taxFilingAmount: 51_00 }, 'tax.taxFilingAmount TAX_FILING_AMOUNT_DIFFERS'],
  ['another rate without a reason', { percentage: 5 }, 'tax.percentageReason TAX_PERCENTAGE_REASON_REQUIRED'],
  ['a rate above a hundred', { percentage: 101 }, 'tax.percentage PERCENT_RANGE'],
  ['a payment before the deed', { taxPaidOn: '2026-11-19' }, 'tax.taxPaidOn TAX_PAID_BEFORE_SALE'],
  ['a payment of tomorrow', { taxPaidOn: '2026-11-29' }, 'tax.taxPaidOn DATE_IN_FUTURE'],
  ['no voucher', { voucherNo: undefined }, 'tax.voucherNo VOUCHER_NUMBER_REQUIRED'],
])('tax with %s is refused at its field', (_name, more, error) => {
  const sold = sale(ASHA, kitta(51, 60), known(CHET), TODAY);
  expect(codesOf({ transfers: [{ ...sold, tax: { ...Object(sold['tax']), ...more } }] })).toContain(error);
});

test('one voucher pays for one transfer', () => {
  const transfers = [sale(ASHA, kitta(1, 10), known(CHET), TODAY), sale(ASHA, kitta(11, 20), known(BINA), TODAY)];
  expect(codesOf({ transfers })).toEqual(['item2.tax.voucherNo TAX_VOUCHER_TWICE']);
});

test('promoters of a public company sell after the first meeting, and only what is paid (section 42)', () => {
  const promoters = (from: number, to: number, more: Answers = {}) =>
    codesOf({
      transfers: [gift(from > 60 ? BINA : ASHA, kitta(from, to), known(CHET))],
      setup: agreementOn(DEED, 'TRANSFER', more),
      type: PUBLIC,
    }).filter((code) => code.includes('PROMOTER'));
  expect(promoters(1, 5)).toEqual(['item1.ranges PROMOTER_SHARES_BEFORE_MEETING']);
  expect(promoters(1, 5, { firstMeetingOn: '2021-01-01' })).toEqual([]);
  expect(promoters(75, 85, { firstMeetingOn: '2021-01-01' })).toEqual(['item1.ranges PROMOTER_SHARES_UNPAID']);
});

test.each<[string, Answers, string]>([
  ['before its decision', { deedOn: '2026-11-19' }, 'deedOn DEED_BEFORE_DECISION'],
  ['of tomorrow', { deedOn: '2026-11-29' }, 'deedOn DATE_IN_FUTURE'],
  ['before the registration', { deedOn: '2019-12-31' }, 'deedOn DAY_BEFORE_REGISTRATION'],
  ['after the application', { appliedOn: '2026-11-19' }, 'appliedOn APPLIED_BEFORE_DEED'],
  ['without a notary', { notary: {} }, 'notary.designation AUTHENTICATOR_REQUIRED'],
  ['valued without a report', { isValued: true }, 'valuationReportOn VALUATION_REPORT_ON_REQUIRED'],
])('a deed %s is refused at its field', (_name, more, error) => {
  expect(codesOfSetup(agreementOn(DEED, 'TRANSFER', more))).toContain(error);
});

const forfeiture = (more: Answers = {}): Answers => ({
  holderId: BINA,
  quantity: 10,
  firstNoticeOn: '2026-05-01',
  secondNoticeOn: '2026-07-01',
  reason: 'The call was not paid.',
  ...more,
});

test('unpaid shares are forfeited from the end, and go into reserve where the company says so', () => {
  const setup = agreementOn(DEED, 'JAFAT');
  expect(codesOf({ setup, forfeitures: [forfeiture()] })).toEqual([]);
  expect(tableAfter({ setup, forfeitures: [forfeiture()] })).toContain('JAFAT:-:81:90:0:PROMOTER');
  const reserved = tableAfter({ setup: { ...setup, toReserve: true }, forfeitures: [forfeiture({ quantity: 4 })] });
  expect(reserved).toContain('RESERVE:-:87:90:0:PROMOTER');
  expect(reserved).toContain('HOLDER:bina:81:86:0:PROMOTER');
});

test.each<[string, Answers, string]>([
  ['more than is unpaid', { quantity: 11 }, 'item1.quantity SHARES_FORFEIT_TOO_MANY'],
  ['of nobody', { quantity: 0 }, 'quantity AT_LEAST_ONE'],
  ['29 days after the call', { secondNoticeOn: '2026-05-30' }, 'secondNoticeOn SECOND_NOTICE_TOO_EARLY'],
  ['within three months', { secondNoticeOn: '2026-08-25' }, 'secondNoticeOn FORFEITED_TOO_EARLY'],
])('a forfeiture %s is refused at its field', (_name, more, error) => {
  expect(codesOf({ setup: agreementOn(DEED, 'JAFAT'), forfeitures: [forfeiture(more)] })).toContain(error);
});

test('shares of the reserve are given to somebody new, without a seller and a tax', () => {
  const setup = agreementOn(DEED, 'JAGEDA');
  const given = (quantity: number): Answers => ({
    ...gift('', [], newBuyer(750)),
    quantity,
    shareType: 'PUBLIC',
    paidPerShare: RATE,
  });
  expect(codesOf({ setup, transfers: [given(4)] })).toEqual([]);
  expect(tableAfter({ setup, transfers: [given(4)] })).toContain('HOLDER:item1:91:94:10000:PUBLIC');
  expect(codesOf({ setup, transfers: [given(11)] })).toEqual(['item1.quantity SHARES_RESERVE_TOO_FEW']);
});

test('seller, buyer and witness sign; what the tax says is not signed', () => {
  const sold = sale(ASHA, kitta(51, 60), newBuyer(750), TODAY);
  const partiesOf = (transfer: Answers) => definition.parties(frameOf({ transfers: [transfer] }));
  const parties = partiesOf(sold);
  expect(parties.map(({ key, role, contact }) => [key, role, contact.email])).toEqual([
    ['SELLER_SIGNATURE:item1', 'SELLER', 'asha@makalu.example'],
    ['BUYER_SIGNATURE:item1', 'BUYER', 'buyer750@makalu.example'],
    ['WITNESS_SIGNATURE:item1', 'WITNESS', 'witness@makalu.example'],
  ]);
  const signed = (transfer: Answers) => JSON.stringify(partiesOf(transfer).map(({ signs }) => signs));
  expect(signed({ ...sold, tax: { costPrice: 1 } })).toBe(signed(sold));
  expect(signed({ ...sold, ranges: kitta(52, 60) })).not.toBe(signed(sold));
});

test('each kind asks for its own steps and documents', () => {
  const asked = (filed: Filed) => {
    const frame = frameOf(filed);
    return {
      steps: stepsOf(definition, frame).map(({ key }) => key),
      documents: documentPlaces(definition.documents, frame).map(({ key }) => key.split(':')[0]),
    };
  };
  expect(asked({ transfers: [gift(ASHA, kitta(1, 5), known(CHET))] })).toEqual({
    steps: ['spsa-setup', 'transfer-share', 'documents', 'fine-revenue-details', 'check'],
    documents: [
      'BOARD_DECISION',
      'AGREEMENT',
      'SELLER_SIGNATURE',
      'BUYER_SIGNATURE',
      'WITNESS_SIGNATURE',
      'OLD_SHARE_CERTIFICATE',
      'WITNESS_IDENTITY',
    ],
  });
  expect(asked({ setup: agreementOn(DEED, 'JAFAT') })).toEqual({
    steps: ['spsa-setup', 'jafat', 'documents', 'fine-revenue-details', 'check'],
    documents: ['BOARD_DECISION', 'FIRST_NOTICE', 'SECOND_NOTICE', 'AUTHENTICATED_FORFEITURE'],
  });
});

test('the time to report counts from the application to the company', () => {
  const setup = agreementOn(DEED, 'TRANSFER', { appliedOn: '2026-11-22' });
  expect(definition.money.lateness(frameOf({ setup }))).toEqual({
    eventId: 'SHARE_TRANSFER_REGISTER',
    triggeredOn: '2026-11-22',
  });
});
