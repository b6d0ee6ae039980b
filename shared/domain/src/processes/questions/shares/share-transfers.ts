import { z } from 'zod';
import { toNepaliDigits } from '../../../digits';
import { enumeration } from '../../../enumerations/enumeration';
import { shareTypes } from '../../../enumerations/shares';
import { allot } from '../../../share-ledger/allot';
import type { ShareLedger } from '../../../share-ledger/ledger';
import { areNumbers, quantityOf, type KittaRange } from '../../../share-ledger/share-table';
import type { ShareStep } from '../../../share-ledger/steps';
import { transfer } from '../../../share-ledger/transfer';
import type { AskedAt } from '../../definition/filed-shares';
import { filedItems, type Answers, type FiledItem, type FilingFrame } from '../../definition/filing-frame';
import type { Bilingual } from '../../../bilingual';
import { groupDigits } from '../../../money';
import { newHolderOf, newHolderShape } from '../holders/new-holder';
import { holderTitle } from '../item-title';
import { answers, choice, group, maybe, optional, optionalAmount, optionalChoice, optionalQuantity } from '../answer';
import { registeredPeople } from '../people/registered-people';
import { witnessShape } from '../people/witness';
import { kindOf } from './agreement';
import { capitalGain, GIFT_UNTAXED, gainOfSale, linesOfGain, type Taxed } from './capital-gain-tax';
import { givenRanges, rangeAnswers } from './range-answers';
import type { Working } from '../../definition/working';

export const TRANSFERS_KEY = 'SPSA_TRANSFERS';
export const RANGES_MAXIMUM = 50;

export const transferNatures = enumeration([
  ['SALE', 'बिक्री', 'Sale'],
  ['GIFT', 'बकस', 'Gift'],
]);
export const buyerKinds = enumeration([
  ['REGISTERED', 'दर्ता किताबमा भएको शेयरधनी', 'A holder whom the register knows'],
  ['NEW', 'नयाँ व्यक्ति वा कम्पनी', 'A new person or company'],
]);

const { draft: rangesDraft } = rangeAnswers(RANGES_MAXIMUM);

/** Who gives what to whom: of a transfer its seller and kitta, of shares of the reserve their number. */
export const agreementItem = answers({
  sellerId: optional(60),
  ranges: { complete: rangesDraft, draft: rangesDraft },
  nature: optionalChoice(transferNatures.keys),
  quantity: optionalQuantity(),
  shareType: optionalChoice(shareTypes.keys),
  paidPerShare: optionalAmount(),
  buyer: choice(buyerKinds.keys, 'BUYER_KIND_REQUIRED'),
  buyerId: optional(60),
  tax: capitalGain,
});
export const transferDraft = z.object({
  ...agreementItem.draft.shape,
  ...answers(newHolderShape).draft.shape,
  ...answers({ witness: maybe(group(witnessShape)) }).draft.shape,
});
export type TransferDraft = z.output<typeof transferDraft>;

/** Answers are never changed in place, so a parsed item stays valid and is shared by all rules. */
const read = new WeakMap<Answers, TransferDraft>();

export function transferOf(data: Answers): TransferDraft {
  const known = read.get(data);
  if (known) return known;
  const given = transferDraft.safeParse(data).data ?? transferDraft.parse({});
  read.set(data, given);
  return given;
}

export const isNewBuyer = ({ buyer }: Answers): boolean => buyer === 'NEW';
/** Shares of the reserve are given, so nobody sells them. */
export const isOfReserve = (frame: Pick<FilingFrame, 'answers'>): boolean => kindOf(frame) === 'JAGEDA';

/** A transfer, or shares of the reserve: somebody gets shares by an agreement. */
export const givesShares = (frame: Pick<FilingFrame, 'answers'>): boolean =>
  kindOf(frame) === 'TRANSFER' || isOfReserve(frame);

/** By which the register knows the buyer: that of a new one is the item's own. */
export const buyerIdOf = (id: string, { buyer, buyerId }: TransferDraft): string | undefined =>
  buyer === 'NEW' ? id : buyer === 'REGISTERED' ? buyerId : undefined;

/** Those that can be looked for in the table; a decimal is said at its own field. */
export const wholeRanges = ({ ranges }: TransferDraft): KittaRange[] => {
  const given = givenRanges(ranges);
  return given.every(areNumbers) ? given : [];
};

const unitsOf = (given: TransferDraft): number =>
  wholeRanges(given).reduce((sum, one) => sum + Math.max(0, quantityOf(one)), 0);

/** What the tax asks of the seller. */
export function taxedOf(given: TransferDraft, frame: Pick<FilingFrame, 'company'>): Taxed {
  const seller = registeredPeople(frame).holders.find(({ id }) => id === given.sellerId);
  return { isPerson: seller?.answers['entity'] !== 'COMPANY', units: unitsOf(given) };
}

/** The step of the ledger for each agreement that says enough. */
export function transferSteps(frame: FilingFrame): ShareStep<AskedAt>[] {
  return filedItems(frame, TRANSFERS_KEY).flatMap(({ id, data }): ShareStep<AskedAt>[] => {
    const given = transferOf(data);
    const holderId = buyerIdOf(id, given);
    if (holderId === undefined) return [];
    const at = (field: string): AskedAt => ({ section: TRANSFERS_KEY, path: `${id}.${field}` });
    return isOfReserve(frame) ? releaseStep(given, holderId, frame, at) : saleStep(given, holderId, frame, at);
  });
}

type At = (field: string) => AskedAt;

function saleStep(given: TransferDraft, holderId: string, { today: on }: FilingFrame, at: At): ShareStep<AskedAt>[] {
  const { sellerId } = given;
  const ranges = wholeRanges(given);
  if (!sellerId || ranges.length === 0) return [];
  const to = [...ranges].sort((a, b) => a.from - b.from).map((one) => ({ ...one, holderId }));
  return [
    {
      run: (standing) => transfer(standing, { on, holderId: sellerId, ranges, to }),
      placeOf: ({ at: index, code }) =>
        at(code === 'SHARES_TO_SAME_HOLDER' ? 'buyerId' : index === undefined ? 'ranges' : `ranges.${index}.from`),
    },
  ];
}

function releaseStep(given: TransferDraft, holderId: string, { today: on }: FilingFrame, at: At): ShareStep<AskedAt>[] {
  const { quantity, shareType, paidPerShare } = given;
  if (!quantity || shareType === undefined || paidPerShare === undefined) return [];
  const to = { quantities: [{ holderId, quantity }] };
  return [
    {
      run: (standing) => allot(standing, { on, source: 'RESERVE', to, paidPerShare, shareType }),
      placeOf: ({ code }) => at(code === 'SHARES_PAID_ABOVE_RATE' ? 'paidPerShare' : 'quantity'),
    },
  ];
}

/** The new holders of the agreements, with the ids under which the register will know them. */
export const newHolderItems = (frame: Pick<FilingFrame, 'answers'>): readonly FiledItem[] =>
  givesShares(frame)
    ? filedItems(frame, TRANSFERS_KEY)
        .filter(({ data }) => isNewBuyer(data))
        .map((item) => ({ ...item, data: { ...newHolderOf(item.data) } }))
    : [];

/** The ranges of the ledger that the agreement sells, cut to what it sells. */
export const soldOf = (given: TransferDraft, { table }: ShareLedger) =>
  wholeRanges(given).flatMap(({ from, to }) => table.filter((one) => one.from <= to && from <= one.to));

const nameOfHolder = (frame: Pick<FilingFrame, 'company'>, id: string | undefined): Bilingual =>
  holderTitle(registeredPeople(frame).holders.find((holder) => holder.id === id)?.answers);

export const sellerName = ({ sellerId }: TransferDraft, frame: Pick<FilingFrame, 'company'>): Bilingual =>
  nameOfHolder(frame, sellerId);
export const buyerName = (data: Answers, frame: Pick<FilingFrame, 'company'>): Bilingual =>
  isNewBuyer(data) ? holderTitle(data) : nameOfHolder(frame, transferOf(data).buyerId);

export const KITTA: Bilingual = { ne: 'कित्ता', en: 'Kitta' };

/** The kitta that the agreement sells, in both scripts; empty where none is complete. */
export function kittaOf(given: TransferDraft): Bilingual {
  const ranges = wholeRanges(given).map(({ from, to }) => [count(from), count(to)] as const);
  return {
    ne: ranges.map(([from, to]) => `${from.ne}–${to.ne}`).join(', '),
    en: ranges.map(([from, to]) => `${from.en}–${to.en}`).join(', '),
  };
}

/** Both names: papers of the giver lie with it too, and one taker may get from several. */
function namesOf(data: Answers, frame: Pick<FilingFrame, 'company'>): Bilingual {
  const [giver, taker] = [sellerName(transferOf(data), frame), buyerName(data, frame)];
  const of = (from: string, to: string) => (from === '' ? to : `${from} → ${to || '…'}`);
  return { ne: of(giver.ne, taker.ne), en: of(giver.en, taker.en) };
}

/** Both names with what is sold. */
export function agreementTitle(data: Answers, frame: Pick<FilingFrame, 'company'>): Bilingual {
  const [names, kitta] = [namesOf(data, frame), kittaOf(transferOf(data))];
  return kitta.ne === ''
    ? names
    : { ne: `${names.ne} · ${KITTA.ne} ${kitta.ne}`, en: `${names.en} · ${KITTA.en} ${kitta.en}` };
}

type TitleFrame = Pick<FilingFrame, 'answers' | 'company'>;
const pairOf = (data: Answers): string => {
  const { sellerId, buyerId } = transferOf(data);
  return `${sellerId ?? ''} ${isNewBuyer(data) ? holderTitle(data).ne : (buyerId ?? '')}`;
};

/** Both names; of two agreements between the same two also the kitta, so that they are told apart. */
export function transferTitle(data: Answers, frame: TitleFrame): Bilingual {
  const pair = pairOf(data);
  const same = filedItems(frame, TRANSFERS_KEY).filter((item) => pairOf(item.data) === pair);
  return same.length > 1 && !isOfReserve(frame) ? agreementTitle(data, frame) : namesOf(data, frame);
}

/** A title is asked with the whole frame where there is one, although it is promised the answers alone. */
export function withCompany(frame: Pick<FilingFrame, 'answers'> | undefined): TitleFrame {
  return frame !== undefined && hasCompany(frame) ? frame : { answers: frame?.answers ?? {}, company: null };
}
const hasCompany = (frame: Pick<FilingFrame, 'answers'>): frame is Pick<FilingFrame, 'answers' | 'company'> =>
  'company' in frame;

/** A figure in both scripts, grouped as everywhere: 1,00,000. */
export function count(value: number): Bilingual {
  const [whole = '', part] = String(value).split('.');
  const en = part === undefined ? groupDigits(whole) : `${groupDigits(whole)}.${part}`;
  return { ne: toNepaliDigits(en), en };
}

/** How the tax of each sale is worked out. */
export function workingsOfTransfers(frame: FilingFrame): readonly Working[] {
  if (isOfReserve(frame)) return [];
  return filedItems(frame, TRANSFERS_KEY).flatMap(({ id, data }): Working[] => {
    const given = transferOf(data);
    const agreement = transferTitle(data, frame);
    const title = { ne: `पुँजीगत लाभकर: ${agreement.ne}`, en: `Capital gain tax: ${agreement.en}` };
    if (given.nature === 'GIFT') return [{ key: id, title, lines: [{ label: TAX, value: GIFT_UNTAXED }] }];
    const worked = given.nature === 'SALE' ? gainOfSale(given.tax, taxedOf(given, frame), frame) : undefined;
    return worked ? [{ key: id, title, lines: linesOfGain(worked, frame, count) }] : [];
  });
}

const TAX: Bilingual = { ne: 'कर', en: 'Tax' };

/** Whoever gets the shares, as this filing says it or as the register knows it. */
function buyerOf(data: Answers, frame: Pick<FilingFrame, 'company'>): Answers {
  if (isNewBuyer(data)) return data;
  const { buyerId } = transferOf(data);
  return registeredPeople(frame).holders.find(({ id }) => id === buyerId)?.answers ?? {};
}

/** Whether a foreigner gets shares: each investment is approved by itself, that of a present holder too. */
export const toForeigner = ({ data }: Pick<FiledItem, 'data'>, frame: Pick<FilingFrame, 'company'>): boolean =>
  buyerOf(data, frame)['investorType'] === 'FOREIGN';

/** Whether a company from abroad gets shares, by direct investment or otherwise. */
export function toForeignCompany({ data }: Pick<FiledItem, 'data'>, frame: Pick<FilingFrame, 'company'>): boolean {
  const { entity, investorType } = buyerOf(data, frame);
  return entity === 'COMPANY' && (investorType === 'FOREIGN' || investorType === 'FOREIGN_NON_FDI');
}

/** The vouchers by which the tax was paid, each with the transfer it belongs to. */
export function taxVouchers(frame: FilingFrame) {
  // what another kind asked may still lie in the draft
  if (!givesShares(frame)) return [];
  return filedItems(frame, TRANSFERS_KEY).flatMap((item) => {
    const { bank, voucherNo } = transferOf(item.data).tax ?? {};
    return bank !== undefined && voucherNo && isTaxed(item, frame)
      ? [{ id: item.id, bank, voucherNumber: voucherNo }]
      : [];
  });
}

/** A sale with a gain that is taxed. */
export function isTaxed({ data }: Pick<FiledItem, 'data'>, frame: FilingFrame): boolean {
  const given = transferOf(data);
  if (isOfReserve(frame) || given.nature !== 'SALE') return false;
  return (gainOfSale(given.tax, taxedOf(given, frame), frame)?.tax ?? 0) > 0;
}
