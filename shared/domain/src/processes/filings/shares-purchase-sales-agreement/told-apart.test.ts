import { expect, test } from '@jest/globals';
import { ASHA, BINA, CHET, DEED, frameOf, TODAY } from '../../../testing/filed-agreement';
import { agreementOn, gift, newBuyer, sale } from '../../../testing/share-agreement';
import type { Answers } from '../../definition/filing-frame';
import { sharesPurchaseSalesAgreement as definition } from './definition';
import { SPSA_TRANSFERS } from './transfers';

const known = (buyerId: string): Answers => ({ buyer: 'REGISTERED', buyerId });
const kitta = (from: number, to: number) => [{ from, to }];
const forfeited = (quantity: number): Answers => ({ holderId: BINA, quantity });

test('whoever signs reads the price of a sale, and which of several agreements it is', () => {
  const ofSeller = (transfer: Answers) => definition.parties(frameOf({ transfers: [transfer] }))[0];
  const factsOf = (transfer: Answers) =>
    ofSeller(transfer)?.facts.map(({ label, value }) => `${label.en}: ${value.ne}`);
  const sold = sale(ASHA, kitta(51, 60), newBuyer(750), TODAY);
  expect(factsOf(sold)).toEqual(
    expect.arrayContaining(['Price of one share: रु. १५०.००', 'Price of all shares: रु. १,५००.००']),
  );
  const given = factsOf({ ...gift(ASHA, kitta(51, 60), newBuyer(750)), tax: { salesPrice: 150_00 } });
  expect(given?.join()).not.toContain('Price');
  expect(ofSeller(sold)?.about?.ne).toMatch(/ → बिमला गुरुङ · कित्ता ५१–६०$/);
});

test('two agreements between the same two are told apart by their kitta, and so is their tax', () => {
  const transfers = [sale(ASHA, kitta(1, 5), known(CHET), TODAY), sale(ASHA, kitta(11, 15), known(CHET), TODAY)];
  const frame = frameOf({ transfers });
  const titles = transfers.map((data) => SPSA_TRANSFERS.item.title(data, frame).ne);
  expect(titles.map((title) => title.split(' · ')[1])).toEqual(['कित्ता १–५', 'कित्ता ११–१५']);
  expect(definition.workings(frame).map(({ title }) => title.ne)).toEqual(titles.map((one) => `पुँजीगत लाभकर: ${one}`));
});

test('two forfeitures of one holder are told apart by their shares', () => {
  const frame = frameOf({
    setup: agreementOn(DEED, 'JAFAT'),
    forfeitures: [forfeited(10), forfeited(4)],
  });
  const titles = definition.workings(frame).map(({ title }) => title.ne);
  expect(titles).toEqual([expect.stringMatching(/ · शेयर: १०$/), expect.stringMatching(/ · शेयर: ४$/)]);
});
