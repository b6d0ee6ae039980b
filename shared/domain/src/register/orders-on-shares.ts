import type { Bilingual } from '../bilingual';
import { kittaOf } from '../share-ledger/kitta-text';
import type { KittaRange } from '../share-ledger/share-table';
import type { RegisterPart } from './company-record';
import { orderAuthorities, publicParts, type PublicPart } from './register-aspects';

/** An order or a pledge that lies on shares, as everybody may read it. */
export interface OrderOnShares extends Omit<PublicPart<'ORDER'>, 'kitta'> {
  readonly id: string;
  readonly ranges: KittaRange[];
}

/** Those that hold on a day, AD; they do not wait for the job that enters the end of one. */
export const ordersOnShares = (
  parts: readonly Pick<RegisterPart, 'aspect' | 'subjectId' | 'data'>[],
  day: string,
): OrderOnShares[] =>
  parts.flatMap(({ aspect, subjectId, data }) => {
    if (aspect !== 'ORDER') return [];
    const { kitta, ...order } = publicParts.ORDER.parse(data);
    const holds = order.endsOn === null || order.endsOn >= day;
    return kitta !== null && holds ? [{ ...order, id: subjectId ?? '', ranges: kittaOf(kitta) }] : [];
  });

/** "Pledge of shares: Nabil Bank, no. 12/083" */
export function orderOnSharesName({ orderedBy, orderNumber, ...named }: Omit<OrderOnShares, 'ranges'>): Bilingual {
  const kind = orderAuthorities.name(orderedBy);
  const told = (language: keyof Bilingual, name: string, number: string): string =>
    [name === kind[language] ? name : `${kind[language]}: ${name}`, ...(orderNumber === '' ? [] : [number])].join(', ');
  return {
    ne: told('ne', named.nameNepali, `नं. ${orderNumber}`),
    en: told('en', named.nameEnglish, `no. ${orderNumber}`),
  };
}
