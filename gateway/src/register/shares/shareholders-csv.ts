import type { ShareholderList } from '@registrar/domain/calls/company-record';
import { shareTypes } from '@registrar/domain/enumerations';
import { kittaText, shareBuckets, type KittaRange } from '@registrar/domain/share-ledger';
import { orderOnSharesName } from '@registrar/domain/register';
import { BYTE_ORDER_MARK, csvLine } from '@registrar/domain/sheets';

const HEADS = [
  'कित्ता देखि / First number',
  'कित्ता सम्म / Last number',
  'शेयर / Shares',
  'शेयरधनी (नेपालीमा) / Holder (Nepali)',
  'शेयरधनी (अङ्ग्रेजीमा) / Holder (English)',
  'परिचय नम्बर / Identification number',
  'शेयरको किसिम / Type of shares',
  'प्रतिशेयर चुक्ता रु. / Paid per share Rs.',
  'आदेश वा धितो / Order or pledge',
] as const;

/** The table of shares, a line for each range; of a company without shares the headings alone. */
export function shareholdersCsv(list: ShareholderList | null): string {
  const holders = new Map(list?.holders.map((holder) => [holder.id, holder]));
  const lines = (list?.table ?? []).map(({ from, to, bucket, holderId, shareType, paidPerShare }) => {
    const holder = holderId === null ? undefined : holders.get(holderId);
    const [ne, en] = holder
      ? [holder.nameNepali, holder.nameEnglish]
      : [shareBuckets.name(bucket).ne, shareBuckets.name(bucket).en];
    const type = shareType === null ? null : shareTypes.name(shareType);
    return csvLine([
      from,
      to,
      to - from + 1,
      ne,
      en,
      holder?.identificationNumber ?? null,
      type === null ? null : `${type.ne} / ${type.en}`,
      (paidPerShare / 100).toFixed(2),
      ordersWithin(list?.orders ?? [], { from, to }),
    ]);
  });
  return `${BYTE_ORDER_MARK}${csvLine(HEADS)}${lines.join('')}`;
}

/** What lies on these shares, with the numbers it lies on; null: nothing. */
function ordersWithin(orders: NonNullable<ShareholderList['orders']>, { from, to }: KittaRange): string | null {
  const told = orders.flatMap((order) => {
    const within = order.ranges
      .map((range) => ({ from: Math.max(range.from, from), to: Math.min(range.to, to) }))
      .filter((range) => range.from <= range.to);
    const name = orderOnSharesName(order);
    return within.length === 0 ? [] : [`${kittaText(within)}: ${name.ne} / ${name.en}`];
  });
  return told.length === 0 ? null : told.join('; ');
}
