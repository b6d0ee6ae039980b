import { toLatinDigits } from '@registrar/domain/digits';

/** Rupees as a person types them ("१,२३,४५६.५", "Rs. 500") to paisa: undefined when empty, NaN when it is no amount. */
export function readAmount(text: string): number | undefined {
  const plain = toLatinDigits(text).replace(/^\s*(rs\.?|npr|रु\.?|रू\.?)/i, '').replace(/[,\s]/g, '').replace(/\/-$/, '');
  if (plain === '') return undefined;
  const match = /^(\d{1,13})(?:\.(\d{0,2}))?$/.exec(plain);
  if (!match) return Number.NaN;
  const [, rupees = '0', paisa = ''] = match;
  return Number(rupees) * 100 + Number(paisa.padEnd(2, '0'));
}
