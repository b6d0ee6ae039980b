import { plainCode } from './plain-text';

/** What stands before an amount: the sign of the rupee, and how the rupee of Nepal is abbreviated. */
const CURRENCY = /^(?:rupees|रुपैयाँ|npr|nrs|rs|ने\.?\s*र[ुू]|र[ुू]|₨)\s*[.:]*\s*/iu;
/** "1,00,000/-" and "1,00,000=00/-": nothing more follows. */
const NOTHING_FOLLOWS = /\s*(?:\/[-=]*|=[/-]+)$/u;
/** "मात्र" closes an amount as "only" does. */
const ONLY = /\s*(?:only|मात्र)\s*[.।]?$/iu;
/** How accountants write that there is nothing. */
const NOUGHT = /^(?:-+(?:\/-*)?|nil|none|n\/a|श[ुू]न्य|निल|छैन)[.।]?$/iu;
/** "500 रुपैयाँ": the rupee in words stands behind as well. */
const CURRENCY_BEHIND = /\s*(?:rupees|रुपैयाँ)$/iu;

/** Groups as they are written in Nepal or elsewhere: the last has three digits, the others two or three. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;

export interface Figure {
  readonly negative: boolean;
  /** Digits only. */
  readonly whole: string;
  readonly fraction: string;
}

/** Why a text is no figure. `comma`: whether the comma stands for a decimal point cannot be told. */
export type NoFigure = 'none' | 'comma';

/**
 * A figure as accountants write it, in digits of either script: with the sign of the rupee, commas in groups, "/-"
 * behind it, in brackets or with a minus on either side where it is negative. `strict`: commas stand where groups end;
 * while somebody types they may be anywhere but where they look like a decimal point.
 */
export function readFigure(text: string, { strict = true }: { strict?: boolean } = {}): Figure | NoFigure {
  let plain = plainCode(text).replace(CURRENCY, '');
  const inBrackets = /^\(\s*(.+?)\s*\)$/su.exec(plain)?.[1];
  plain = (inBrackets ?? plain).replace(ONLY, '').replace(CURRENCY_BEHIND, '').replace(NOTHING_FOLLOWS, '').trim();
  const minusFirst = plain.startsWith('-');
  plain = plain.replace(/^[-+]\s*/, '').replace(CURRENCY, '');
  const minusThen = plain.startsWith('-');
  const minusLast = plain.length > 1 && plain.endsWith('-');
  plain = plain.replace(/^-\s*/, '').replace(/\s*-$/, '').replace(/\s/g, '');
  const [, grouped, fraction = ''] = /^([\d,]+)(?:\.(\d*))?$/.exec(plain) ?? [];
  if (grouped === undefined || !/\d/.test(grouped)) return 'none';
  if (grouped.includes(',')) {
    const looksDecimal = /^\d+,\d{1,2}$/.test(plain);
    if (looksDecimal) return 'comma';
    if (strict ? !GROUPED.test(grouped) : !/^\d+(?:,\d+)*$/.test(grouped) || /,\d{1,2}$/.test(plain)) return 'comma';
  }
  const minuses = [inBrackets !== undefined, minusFirst, minusThen, minusLast].filter(Boolean).length;
  if (minuses > 1) return 'none';
  return { negative: minuses === 1, whole: grouped.replaceAll(',', ''), fraction };
}

/** Whether a cell of figures says that there is nothing. */
export function isNought(text: string): boolean {
  return NOUGHT.test(plainCode(text).replace(CURRENCY, ''));
}
