import Input from 'antd/es/input';
import { useState } from 'react';
import { readFigure } from '@registrar/domain/figures';
import { plainCode } from '@registrar/domain/plain-text';
import { AmountField } from '../../base/fields/amount-field';
import { useFormats } from '../../base/language/use-formats';
import type { WidgetProps } from '../section/widget-props';

const MOST_DIGITS = { whole: 15, fraction: 8 };

/** "१,२३,४५६" and "12.5" to a number: undefined when empty, NaN when it is none or a comma may be a decimal point. */
export function readNumber(text: string): number | undefined {
  const plain = plainCode(text).replace(/\s*%$/, '');
  if (plain === '') return undefined;
  const figure = readFigure(plain, { strict: false });
  if (typeof figure === 'string') return Number.NaN;
  const { negative, whole, fraction } = figure;
  if (whole.length > MOST_DIGITS.whole || fraction.length > MOST_DIGITS.fraction) return Number.NaN;
  return Number(`${negative ? '-' : ''}${whole}.${fraction}`);
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Coordinates and shares of a percent keep what was typed. */
const PLAIN_DIGITS = 8;

/** A number in either kind of digits; when it is left it is shown in the reader's, counts grouped in lakh and crore. */
export function NumberWidget({ field, label: _, value: given, onChange, onBlur, ...control }: WidgetProps) {
  const { number, digits } = useFormats();
  const [typed, setTyped] = useState<string>();
  const [unreadable, setUnreadable] = useState('');
  const value = numberOf(given);
  const shown = () => {
    if (value === undefined) return '';
    if (Number.isNaN(value)) return unreadable;
    // grouped as counts are; a part of one would be rounded out of sight
    return field.widget === 'quantity' && Number.isInteger(value)
      ? number(value)
      : digits(String(Number(value.toFixed(PLAIN_DIGITS))));
  };
  return (
    <Input
      {...control}
      inputMode="decimal"
      autoComplete="off"
      suffix={field.widget === 'percent' ? '%' : undefined}
      value={typed ?? shown()}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange?.(readNumber(event.target.value));
      }}
      onBlur={() => {
        if (typed !== undefined) setUnreadable(typed);
        setTyped(undefined);
        onBlur?.();
      }}
    />
  );
}

export function AmountWidget({ field: _, label: __, value, ...control }: WidgetProps) {
  return <AmountField {...control} value={numberOf(value)} />;
}
