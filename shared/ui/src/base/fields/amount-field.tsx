import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../language/use-formats';
import { readAmount } from './read-amount';
import type { FieldControl } from './field-control';

/** Paisa; undefined while empty; NaN for a text that is no amount, so that the schema refuses it in its own words. */
export type AmountFieldProps = FieldControl<number | undefined>;

/** Money, typed in either kind of digits with or without commas, shown grouped in lakh and crore when it is left. */
export function AmountField({ value, onChange, onBlur, ...control }: AmountFieldProps) {
  const { t } = useTranslation('common');
  const { amount } = useFormats();
  const [typed, setTyped] = useState<string>();
  const settled = value === undefined || Number.isNaN(value) ? '' : amount(value);
  const [unreadable, setUnreadable] = useState('');
  return (
    <Input
      {...control}
      inputMode="decimal"
      autoComplete="off"
      prefix={t('amount.prefix')}
      value={typed ?? (Number.isNaN(value) ? unreadable : settled)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange?.(readAmount(event.target.value));
      }}
      onBlur={() => {
        if (typed !== undefined) setUnreadable(typed);
        setTyped(undefined);
        onBlur?.();
      }}
    />
  );
}
