import { expect, test } from '@jest/globals';
import {
  ASHA,
  BINA,
  CHET,
  codesOf,
  codesOfForm,
  DEED,
  frameOf,
  itemsOf,
  tableAfter,
  type Filed,
} from '../../../testing/filed-agreement';
import { citizenship, NAMES } from '../../../testing/registration-people';
import { agreementOn, deathOf, gift, heirOf } from '../../../testing/share-agreement';
import { holder } from '../../../share-ledger/share-table';
import { documentPlaces } from '../../definition/document-requirement';
import type { Answers } from '../../definition/filing-frame';
import { stepsOfItem } from '../../definition/item-step';
import { stepsOf } from '../../definition/process-definition';
import { sharesPurchaseSalesAgreement as definition } from '../../filings/shares-purchase-sales-agreement/definition';
import { SPSA_HEIRS } from './heirs';
import { SPSA_DEATH } from './succession';

const DIED = '2026-09-01';
const known = (heirId: string, quantity: number): Answers => ({
  heir: 'REGISTERED',
  heirId,
  quantity,
  relation: 'SON',
});
const NOMINEE = { ...NAMES, relation: 'DAUGHTER', identification: citizenship(800), phoneNo: '9841222444' };
const named = { hasNominee: true, nominee: NOMINEE };

/** Asha, who has 1 to 60, dies. */
const death = (heirs: readonly Answers[], more: Answers = {}, filed: Filed = {}): Filed => ({
  setup: agreementOn(DEED, 'OWNERSHIP_TRANSFER_AFTER_DEATH'),
  sections: { SPSA_DEATH: deathOf(ASHA, DIED, more), SPSA_HEIRS: itemsOf(heirs) },
  ...filed,
});
const codesOfDeath = (more: Answers, filed: Filed = {}) => codesOfForm(SPSA_DEATH, death([], more, filed));

test('all shares go to the heirs, to one of the register and to somebody new, in the order of the list', () => {
  const filed = death([heirOf(20, 750), known(CHET, 40)]);
  expect(codesOf(filed)).toEqual([]);
  expect(codesOfDeath({})).toEqual([]);
  expect(tableAfter(filed).slice(0, 2)).toEqual([
    'HOLDER:item1:1:20:10000:PROMOTER',
    'HOLDER:chet:21:60:10000:PROMOTER',
  ]);
  expect(definition.workings(frameOf(filed))[0]?.lines.map(({ value }) => value.en)).toEqual(['60', '20', '40']);
});

test('what becomes of the shares is not told before the heirs get all of them', () => {
  const outcome = (heirs: readonly Answers[]) => definition.register.shares(frameOf(death(heirs)));
  expect(outcome([known(CHET, 40)])).toBeNull();
  expect(outcome([known(CHET, 40), known(BINA, 20)])).toMatchObject({ ok: true });
});

test.each<[string, readonly Answers[], string]>([
  ['below the whole', [known(BINA, 20), known(CHET, 39)], ' HEIRS_BELOW_HOLDING'],
  ['above the whole', [known(BINA, 20), known(CHET, 41)], 'item2.quantity HEIRS_ABOVE_HOLDING'],
  ['with a decimal', [known(BINA, 20.5), known(CHET, 39.5)], 'quantity QUANTITY_DECIMAL'],
  ['with nothing', [known(BINA, 0), known(CHET, 60)], 'quantity AT_LEAST_ONE'],
  ['to who died', [known(ASHA, 60)], 'item1.heirId SHARES_TO_SAME_HOLDER'],
  ['twice to one', [known(CHET, 30), known(CHET, 30)], 'item2.heirId SHARES_HOLDER_TWICE'],
  ['twice to somebody new', [heirOf(30, 750), heirOf(30, 750)], 'item2.identification.number HOLDER_TWICE'],
  ['to nobody of the register', [known('nobody', 60)], 'heirId REGISTER_CHOICE_UNKNOWN'],
  ['to nobody', [], ' SHARES_HEIRS_REQUIRED'],
  [
    'to somebody of the register as new',
    [heirOf(60, 3, { identification: citizenship(3) })],
    'item1.identification.number HOLDER_REGISTERED_ALREADY',
  ],
  [
    'to a minor without a guardian',
    [heirOf(60, 750, { person: { ...Object(heirOf(1, 1)['person']), isMinor: true, dateOfBirth: '2015-01-01' } })],
    'guardian.relation RELATION_REQUIRED',
  ],
  ['without a relation', [{ ...known(CHET, 60), relation: undefined }], 'relation RELATION_REQUIRED'],
])('parts %s are refused at their field', (_name, heirs, error) => {
  expect(codesOf(death(heirs))).toContain(error);
});

test.each<[string, Answers, string, Filed?]>([
  ['of tomorrow', { diedOn: '2026-11-29' }, 'diedOn DATE_IN_FUTURE'],
  ['before the registration', { diedOn: '2019-12-31' }, 'diedOn DAY_BEFORE_REGISTRATION'],
  ['after the decision', { diedOn: '2026-11-21' }, 'diedOn DEATH_AFTER_DECISION'],
  ['certified before it', { certifiedOn: '2026-08-31' }, 'certifiedOn DEATH_CERTIFIED_BEFORE_DEATH'],
  ['of somebody without shares', { holderId: CHET }, 'holderId SHARES_HOLDER_HAS_NONE'],
  ['of nobody', { holderId: 'nobody' }, 'holderId REGISTER_CHOICE_UNKNOWN'],
  ['with a nominee that is none', { basis: 'NOMINEE' }, 'basis SUCCESSION_NO_NOMINEE'],
  ['with heirs against a nominee', { basis: 'CONSENT' }, 'basis SUCCESSION_NOMINEE_STANDS', { asha: named }],
  ['with an order without its court', { basis: 'COURT_ORDER' }, 'order.courtNepali COURT_NEPALI_REQUIRED'],
  [
    'with an order before it',
    {
      basis: 'COURT_ORDER',
      order: { courtNepali: 'जिल्ला अदालत', courtEnglish: 'District Court', orderNumber: '1', orderedOn: '2026-08-01' },
    },
    'order.orderedOn COURT_ORDER_BEFORE_DEATH',
  ],
])('a death %s is refused at its field', (_name, more, error, filed = {}) => {
  expect(codesOfDeath(more, filed)).toContain(error);
});

test('the nominee alone gets the shares, and by the paper that the register has', () => {
  const nominee = (heirs: readonly Answers[]) => codesOf(death(heirs, { basis: 'NOMINEE' }, { asha: named }));
  expect(nominee([heirOf(60, 800)])).toEqual([]);
  expect(nominee([heirOf(60, 801)])).toEqual(['item1.identification.number HEIR_NOT_NOMINEE']);
  expect(nominee([known(CHET, 60)])).toEqual(['item1.heirId HEIR_NOT_NOMINEE']);
  expect(nominee([heirOf(30, 800), known(CHET, 30)])).toEqual(['item2.heir SUCCESSION_ONE_HEIR']);
});

test('more heirs than the type allows holders: the type is changed first', () => {
  const table = [{ ...holder(ASHA), from: 1, to: 100, paidPerShare: 0, shareType: null }];
  const sole = (heirs: readonly Answers[]) => codesOf(death(heirs, {}, { table, type: 'PRIVATE_SOLE_PROPRIETOR' }));
  expect(sole([heirOf(100, 750)])).toEqual([]);
  expect(sole([known(BINA, 50), heirOf(50, 750)])).toEqual([' HEIRS_ABOVE_HOLDERS']);
  // a private company has at most 101 holders
  const others = Array.from({ length: 100 }, (_, at) => ({ ...holder(`h${at}`), from: 101 + at, to: 101 + at }));
  const many = [...table, ...others.map((range) => ({ ...range, paidPerShare: 0, shareType: null }))];
  expect(codesOf(death([heirOf(100, 750)], {}, { table: many }))).toEqual([]);
  expect(codesOf(death([heirOf(50, 750), heirOf(50, 751)], {}, { table: many }))).toEqual([' HEIRS_ABOVE_HOLDERS']);
});

test('steps and documents are those of a death; nobody signs and nothing is taxed', () => {
  const filed = death([heirOf(20, 750), known(CHET, 40)]);
  const frame = frameOf(filed);
  expect(stepsOf(definition, frame).map(({ key }) => key)).toEqual([
    'spsa-setup',
    'death',
    'heirs',
    'documents',
    'fine-revenue-details',
    'check',
  ]);
  expect(documentPlaces(definition.documents, frame).map(({ key }) => key)).toEqual([
    'BOARD_DECISION',
    'DEATH_CERTIFICATE',
    'CONSENT_OF_HEIRS',
    'CERTIFICATE_OF_DECEASED',
    'RELATION_PROOF:item1',
    'RELATION_PROOF:item2',
    'HEIR_IDENTITY:item1',
  ]);
  expect(definition.parties(frame)).toEqual([]);
  const keysOf = (data: Answers) => stepsOfItem(SPSA_HEIRS.itemSteps, data, frame, true).map(({ key }) => key);
  expect(keysOf(heirOf(1, 750))).toEqual([
    'general-information',
    'contact-information',
    'nominee',
    'beneficiary',
    'documents',
  ]);
  expect(keysOf(known(CHET, 1))).toEqual(['general-information', 'documents']);
});

test('an heir from abroad is asked for the approval of the investment, a present holder too', () => {
  const asked = (heir: Answers, from: string, asha: Answers = {}) =>
    documentPlaces(
      definition.documents,
      frameOf(
        death(
          [heir],
          { holderId: from },
          { asha, type: 'PRIVATE_MULTIPLE_PROPRIETOR_JOINT_VENTURE_FOREIGN_PROMOTERS' },
        ),
      ),
    ).some(({ key }) => key.startsWith('HEIR_FDI_APPROVAL:'));
  expect(asked(heirOf(60, 750, { investorType: 'FOREIGN' }), ASHA)).toBe(true);
  expect(asked(heirOf(60, 750), ASHA)).toBe(false);
  expect(asked(known(ASHA, 30), BINA, { investorType: 'FOREIGN' })).toBe(true);
  expect(asked(known(ASHA, 30), BINA)).toBe(false);
});

test('the heir of a sole holder has a month and a fee of the own; others the time of a transfer', () => {
  const many = frameOf(death([]));
  expect(definition.money.lateness(many)).toEqual({ eventId: 'SHARE_TRANSFER_REGISTER', triggeredOn: DEED });
  const table = [{ bucket: 'HOLDER', holderId: ASHA, from: 1, to: 100, paidPerShare: 0, shareType: null }] as const;
  const sole = frameOf(death([], {}, { table, type: 'PRIVATE_SOLE_PROPRIETOR' }));
  expect(definition.money.lateness(sole)).toEqual({ eventId: 'SOLE_SHAREHOLDER_HEIR', triggeredOn: DIED });

  expect(definition.money.charges(sole)?.map(({ code }) => code)).toEqual(['SOLE_SHAREHOLDER_HEIR']);
  expect(definition.money.charges(many)?.map(({ code }) => code)).toEqual(['SHARE_TRANSFER_RECORD']);
});

test('transfers that lie in the draft from another kind neither move shares nor are shown', () => {
  const filed = death([known(CHET, 60)], {}, { transfers: [gift(BINA, [{ from: 61, to: 65 }], { buyer: 'NEW' })] });
  expect(tableAfter(filed)).toContain('HOLDER:bina:61:80:10000:PROMOTER');
  expect(definition.workings(frameOf(filed)).map(({ key }) => key)).toEqual([ASHA]);
});
