import Input from 'antd/es/input';
import { toLatinDigits } from '@registrar/domain/digits';
import { LongText } from '../../base/fields/long-text';
import { LazyNepaliInput, LazyNepaliTextArea } from '../../base/typing/nepali-control';
import type { WidgetProps } from '../section/widget-props';
import { scriptOf } from './script-offer';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export function TextWidget({ field, label: _, value, onChange, ...control }: WidgetProps) {
  const script = scriptOf(field);
  const shared = {
    ...control,
    value: textOf(value),
    maxLength: field.maximum,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange?.(event.target.value),
  };
  return script === 'ne' ? <LazyNepaliInput {...shared} /> : <Input {...shared} lang={script} />;
}

/** With a maximum the characters are counted (specification section 5). */
export function TextAreaWidget({ field, label: _, value, onChange, ...control }: WidgetProps) {
  const text = textOf(value);
  const shared = {
    ...control,
    value: text,
    maxLength: field.maximum,
    rows: 4,
    onChange: (event: { target: { value: string } }) => onChange?.(event.target.value),
  };
  return scriptOf(field) === 'ne' ? <LazyNepaliTextArea {...shared} /> : <LongText {...shared} />;
}

/** Digits of either script are taken; stored are Latin ones. */
export function PhoneWidget({ field: _, label: __, value, onChange, ...control }: WidgetProps) {
  return (
    <Input
      {...control}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      value={textOf(value)}
      onChange={(event) => onChange?.(toLatinDigits(event.target.value))}
    />
  );
}

export function EmailWidget({ field, label: _, value, onChange, ...control }: WidgetProps) {
  return (
    <Input
      {...control}
      type="email"
      inputMode="email"
      lang="en"
      autoComplete="off"
      maxLength={field.maximum}
      value={textOf(value)}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
