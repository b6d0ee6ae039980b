import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { WEEKDAYS } from '@registrar/domain/calendar';
import { toLatinDigits } from '@registrar/domain/digits';
import { useLanguage } from '@registrar/runtime';
import { FORM_TEXT_MAXIMUM, formFields, formLists } from '@registrar/domain/model-forms';
import { AmountField, FormField, Input, LongText, useFormats, type FieldControl } from '@registrar/ui';
import { Checkbox, Select, InputNumber } from '@registrar/ui/antd';
import type { RuleField } from './rule-fields';

/** One value of the rule that is proposed. */
export function RuleInput({ field }: { readonly field: RuleField }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const formats = useFormats();
  const { number } = formats;
  const hint = useHint(field);
  const label =
    'name' in field
      ? field.name[language]
      : t(
          `schedules.rate.${field.label}`,
          Object.fromEntries(Object.entries(field.parameters ?? {}).map(([name, value]) => [name, number(value)])),
        );
  const name = ['value', ...field.path];
  if (field.kind === 'flag')
    return (
      <FormField name={name} valuePropName="checked">
        <Checkbox>{label}</Checkbox>
      </FormField>
    );
  return (
    <FormField name={name} label={label} required={field.kind !== 'dayList' && field.kind !== 'weekdays'} extra={hint}>
      {controlOf(field, formats)}
    </FormField>
  );
}

function useHint(field: RuleField): string | undefined {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (field.kind === 'dayList') return t('schedules.hint.dayList');
  if (field.kind === 'time') return t('schedules.hint.time');
  if (field.kind === 'longText')
    return t('schedules.hint.formText', { fields: placed(formFields), lists: placed(formLists) });
  if (field.kind !== 'number' || field.range === undefined) return undefined;
  const { unit, minimum, maximum } = field.range;
  return `${t('schedules.unit.range', { minimum: number(minimum), maximum: number(maximum) })}, ${t(`schedules.hint.${unit}`)}`;
}

const placed = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(' ');

/** The form hands value and change to the element itself. */
function controlOf(
  field: RuleField,
  { digits, language }: Pick<ReturnType<typeof useFormats>, 'digits' | 'language'>,
): ReactElement {
  switch (field.kind) {
    case 'amount':
      return <AmountField />;
    case 'number':
      return (
        <InputNumber<number>
          {...(field.range === undefined ? { min: 0, step: 0.01 } : { step: 1 })}
          style={{ width: '100%' }}
          formatter={(value) => (value === undefined ? '' : digits(String(value)))}
          parser={(text = '') => Number.parseFloat(toLatinDigits(text))}
        />
      );
    case 'dayList':
      return <DayList />;
    case 'weekdays':
      return (
        <Select<number[]> mode="multiple" options={WEEKDAYS.map((day, value) => ({ value, label: day[language] }))} />
      );
    case 'choice':
      return (
        <Select<string> options={(field.options ?? []).map(({ value, name }) => ({ value, label: name[language] }))} />
      );
    case 'longText':
      return <LongText rows={16} maxLength={FORM_TEXT_MAXIMUM} />;
    default:
      return <Input maxLength={200} />;
  }
}

/** Numbers of days, typed one after the other. */
function DayList({ value, onChange, ...control }: Partial<FieldControl<readonly number[]>>) {
  const { digits } = useFormats();
  const typed = (texts: readonly string[]) =>
    [...new Set(texts.map((text) => Number.parseInt(toLatinDigits(text), 10)).filter(Number.isInteger))].sort(
      (a, b) => b - a,
    );
  return (
    <Select
      {...control}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', ' ']}
      value={(value ?? []).map((day) => digits(String(day)))}
      onChange={(texts: string[]) => onChange?.(typed(texts))}
    />
  );
}
