import { expect, test } from '@jest/globals';
import {
  ASHA,
  BINA,
  CHET,
  codesOf,
  DEED,
  frameOf,
  PUBLIC,
  tableAfter,
  TODAY,
  type Filed,
} from '../../../testing/filed-agreement';
import type { CompanyType } from '../../../enumerations/company-types';
import { citizenship, foreignCompany } from '../../../testing/registration-people';
import { agreementOn, gift, newBuyer, sale } from '../../../testing/share-agreement';
import { holder } from '../../../share-ledger/share-table';
import { checksOf } from '../../definition/checklist';
import { documentPlaces } from '../../definition/document-requirement';
import type { Answers } from '../../definition/filing-frame';
import { stepsOfItem } from '../../definition/item-step';
import { stepsOf } from '../../definition/process-definition';
import { sharesPurchaseSalesAgreement as definition } from './definition';
import { SPSA_TRANSFERS } from './transfers';

const known = (buyerId: string): Answers => ({ buyer: 'REGISTERED', buyerId });
const FOREIGN_PAPERS = [
  'FDI_APPROVAL',
  'FOREIGN_CERTIFICATE',
  'FOREIGN_CONSTITUTION',
  'NEPALI_TRANSLATION',
  'REPRESENTATIVE_PASSPORT',
  'VALUATION_REPORT',
];
const untyped = <T extends object>(range: T) => ({ ...range, shareType: null });
const kitta = (from: number, to: number) => [{ from, to }];

test('a sale to somebody new moves the kitta, whose type and paid amount stay', () => {
  const transfers = [sale(ASHA, kitta(51, 60), newBuyer(750), TODAY)];
  expect(codesOf({ transfers })).toEqual([]);
  expect(tableAfter({ transfers })).toContain('HOLDER:item1:51:60:10000:PROMOTER');
});

test('a transfer is named by giver and taker, so that papers of the giver are not told to be those of the taker', () => {
  const titleOf = (data: Answers) => SPSA_TRANSFERS.item.title(data, frameOf({ transfers: [data] })).en;
  expect(titleOf(gift(ASHA, kitta(1, 5), newBuyer(750)))).toMatch(/^\S.* → Bimala Gurung$/);
  expect(titleOf(gift(ASHA, kitta(1, 5), {}))).toMatch(/^\S.* → …$/);
  expect(titleOf(newBuyer(750))).toBe('Bimala Gurung');
});

test('the office holds a tax against a voucher only where there is one', () => {
  const checked = (transfer: Answers) => checksOf(definition, frameOf({ transfers: [transfer] })).map(({ key }) => key);
  expect(checked(sale(ASHA, kitta(1, 5), known(CHET), TODAY))).toContain('TAX_AGREES');
  expect(checked(gift(ASHA, kitta(1, 5), known(CHET)))).not.toContain('TAX_AGREES');
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
  ['a decimal', gift(ASHA, kitta(1.5, 5), known(CHET)), 'ranges.0.from QUANTITY_DECIMAL'],
  ['kitta up to a decimal', gift(ASHA, kitta(1, 5.5), known(CHET)), 'ranges.0.to QUANTITY_DECIMAL'],
  ['kitta of nothing', gift(ASHA, kitta(0, 5), known(CHET)), 'ranges.0.from KITTA_REQUIRED'],
  ['kitta beyond the issued', gift(ASHA, kitta(60, 101), known(CHET)), 'item1.ranges.0.from SHARES_NOT_HELD'],
  [
    'kitta that overlap',
    gift(ASHA, [...kitta(1, 10), ...kitta(10, 12)], known(CHET)),
    'item1.ranges.1.from RANGE_ALREADY_DEFINED',
  ],
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

test('a company of one holder takes no second one, and a public one keeps seven: the type is changed first', () => {
  const transfers = [gift(ASHA, kitta(1, 5), known(CHET))];
  expect(codesOf({ transfers, type: 'PRIVATE_SOLE_PROPRIETOR' })).toContain(' HEIRS_ABOVE_HOLDERS');
  expect(codesOf({ transfers, type: 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI' })).toContain(' HOLDERS_BELOW_TYPE');
});

test.each<[string, CompanyType, Answers, string]>([
  [
    'a Nepali in a company of foreigners',
    'PRIVATE_MULTIPLE_PROPRIETOR_ALL_FOREIGN_PROMOTERS',
    newBuyer(750),
    'investorType HOLDERS_FOREIGN_ONLY',
  ],
  [
    'a joint venture without anybody from abroad',
    'PRIVATE_MULTIPLE_PROPRIETOR_JOINT_VENTURE_FOREIGN_PROMOTERS',
    newBuyer(750),
    ' JOINT_VENTURE_NEEDS_FOREIGN',
  ],
])('who may hold shares follows from the type of the company: %s', (_name, type, buyer, error) => {
  expect(codesOf({ transfers: [gift(ASHA, kitta(1, 5), buyer)], type })).toContain(error);
});

test('a joint venture takes somebody from abroad, and a non-resident Nepali counts as Nepali', () => {
  const type = 'PRIVATE_MULTIPLE_PROPRIETOR_JOINT_VENTURE_FOREIGN_PROMOTERS' as const;
  const of = (investorType: string) =>
    codesOf({ transfers: [gift(ASHA, kitta(1, 5), newBuyer(750, { investorType }))], type });
  expect(of('FOREIGN')).not.toContain(' JOINT_VENTURE_NEEDS_FOREIGN');
  expect(of('NRN')).toContain(' JOINT_VENTURE_NEEDS_FOREIGN');
});

test('whoever sits on the board as a shareholder is told of where the last share goes', () => {
  const cautionsOf = (from: number, directorType: string) => {
    const { company, ...frame } = frameOf({ transfers: [gift(BINA, kitta(from, 90), known(CHET))] });
    const seat = {
      aspect: 'DIRECTOR' as const,
      subjectId: 'seat',
      since: '2020-01-01',
      applicationId: null,
      data: {
        nameEnglish: 'Bina',
        nameNepali: 'बिना',
        independent: false,
        since: null,
        until: null,
        details: { holderItemId: BINA, directorType },
      },
    };
    if (company === null) throw new Error('It is filed for a company');
    return definition
      .cautions({ ...frame, company: { ...company, parts: [...company.parts, seat] } })
      .map(({ key }) => key);
  };
  expect(cautionsOf(61, 'PROMOTER')).toEqual(['SEAT_WITHOUT_SHARES_bina']);
  expect(cautionsOf(62, 'PROMOTER')).toEqual([]);
  expect(cautionsOf(61, 'OUTSIDE_SHAREHOLDER')).toEqual([]);
});

test('a private company has at most 101 holders, whoever sells to the next one', () => {
  const holders = Array.from({ length: 101 }, (_, at) => (at === 0 ? ASHA : `h${at}`));
  const table = holders.map((id, at) => ({ ...holder(id), from: 2 * at + 1, to: 2 * at + 2, paidPerShare: 0 }));
  const sold = (from: number, to: number) =>
    codesOf({ transfers: [gift(ASHA, kitta(from, to), newBuyer(750))], table: table.map(untyped) });
  expect(sold(1, 1)).toEqual([' HEIRS_ABOVE_HOLDERS']);
  expect(sold(1, 2)).toEqual([]);
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
  const first = sale(ASHA, kitta(1, 10), known(CHET), TODAY);
  const second = sale(ASHA, kitta(11, 20), known(BINA), TODAY);
  expect(codesOf({ transfers: [first, second] })).toEqual([]);
  const voucherNo = Object(first['tax'])['voucherNo'];
  const again = { ...second, tax: { ...Object(second['tax']), voucherNo } };
  expect(codesOf({ transfers: [first, again] })).toEqual(['item2.tax.voucherNo TAX_VOUCHER_TWICE']);
});

test('a voucher that nobody is asked for any more is no second one', () => {
  const sold = sale(ASHA, kitta(1, 10), known(CHET), TODAY);
  const loss = sale(ASHA, kitta(11, 20), known(BINA), TODAY);
  const lost = { ...loss, tax: { ...Object(sold['tax']), salesPrice: 90_00 } };
  expect(codesOf({ transfers: [sold, lost] })).toEqual([]);
});

test('a foreigner is asked for the approval of the investment, a company from abroad for its papers too', () => {
  const type: CompanyType = 'PRIVATE_MULTIPLE_PROPRIETOR_JOINT_VENTURE_FOREIGN_PROMOTERS';
  const { roles: _roles, ...company } = foreignCompany({});
  const asked = (transfer: Answers, asha: Answers = {}) =>
    documentPlaces(definition.documents, frameOf({ transfers: [transfer], asha, type }))
      .map(({ key }) => key.split(':')[0] ?? '')
      .filter((key) => FOREIGN_PAPERS.includes(key));
  expect(asked(gift(BINA, kitta(61, 65), known(ASHA)))).toEqual([]);
  expect(asked(gift(BINA, kitta(61, 65), known(ASHA)), { investorType: 'FOREIGN' })).toEqual([
    'FDI_APPROVAL',
    'VALUATION_REPORT',
  ]);
  expect(asked(gift(ASHA, kitta(1, 5), { ...company, buyer: 'NEW' }))).toEqual(FOREIGN_PAPERS);
  expect(asked(gift(ASHA, kitta(1, 5), { ...company, buyer: 'NEW', investorType: 'FOREIGN_NON_FDI' }))).toEqual(
    FOREIGN_PAPERS.slice(1, -1),
  );
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

test('seller, buyer and witness sign the price with the shares; what else the tax says is not signed', () => {
  const sold = sale(ASHA, kitta(51, 60), newBuyer(750), TODAY);
  const partiesOf = (transfer: Answers) => definition.parties(frameOf({ transfers: [transfer] }));
  const parties = partiesOf(sold);
  expect(parties.map(({ key, role, contact }) => [key, role, contact.email])).toEqual([
    ['SELLER_SIGNATURE:item1', 'SELLER', 'asha@makalu.example'],
    ['BUYER_SIGNATURE:item1', 'BUYER', 'buyer750@makalu.example'],
    ['WITNESS_SIGNATURE:item1', 'WITNESS', 'witness@makalu.example'],
  ]);
  const signed = (transfer: Answers) => JSON.stringify(partiesOf(transfer).map(({ signs }) => signs));
  expect(signed({ ...sold, tax: { costPrice: 1, salesPrice: 150_00 } })).toBe(signed(sold));
  expect(signed({ ...sold, tax: { costPrice: 1, salesPrice: 151_00 } })).not.toBe(signed(sold));
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
