import Radio from 'antd/es/radio';
import Select from 'antd/es/select';
import Switch from 'antd/es/switch';
import { useTranslation } from 'react-i18next';
import { filedItems, valueAt, type FieldDefinition } from '@registrar/domain/processes';
import { useFormats } from '../../base/language/use-formats';
import { useLanguage } from '../../base/language/use-language';
import { matchesTyped } from '../section/matches-typed';
import { useSectionForm } from '../section/section-form-context';
import { useSectionWords } from '../section/section-words';
import type { WidgetProps } from '../section/widget-props';

const keyOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/**
 * What the field offers here, named in the reader's language; an answer that it offers no more too, so that nothing is
 * kept unseen.
 */
function useOptions(field: FieldDefinition, given: unknown): Option[] {
  const language = useLanguage();
  const { data, frame } = useSectionForm();
  const offered = field.offered?.(data, frame);
  const isOffered = (key: string): boolean => offered === undefined || offered.includes(key);
  const items = (field.options?.items ?? []).filter(({ key }) => isOffered(key) || key === given);
  return items.map(({ key, nameNepali, nameEnglish }) => ({
    value: key,
    label: language === 'ne' ? nameNepali : nameEnglish,
    ...(!isOffered(key) && { disabled: true }),
  }));
}

const SEARCHED_FROM = 8;

export function SelectWidget({ field, label: _, value, onChange, ...control }: WidgetProps) {
  const { t } = useTranslation('common');
  const options = useOptions(field, value);
  const needed = control['aria-required'] === 'true';
  return (
    <Select
      {...control}
      value={keyOf(value)}
      onChange={(chosen) => onChange?.(chosen)}
      allowClear={!needed}
      showSearch={options.length < SEARCHED_FROM ? false : { filterOption: matchesTyped }}
      placeholder={t('field.select')}
      options={options}
    />
  );
}

export function RadioWidget({ field, label, value, onChange, onBlur, ...control }: WidgetProps) {
  return (
    <Radio.Group
      {...control}
      aria-label={label}
      onBlur={onBlur}
      value={keyOf(value)}
      onChange={(event) => onChange?.(event.target.value)}
      options={useOptions(field, value)}
    />
  );
}

export function SwitchWidget({ field: _, label: __, value, onChange, onBlur: ___, ...control }: WidgetProps) {
  const { t } = useTranslation('common');
  return (
    <Switch
      {...control}
      checked={value === true}
      onChange={(checked) => onChange?.(checked)}
      checkedChildren={t('action.yes')}
      unCheckedChildren={t('action.no')}
    />
  );
}

/** Somebody who was entered in one of the lists of this filing. */
export function PersonChoiceWidget({ field, label: _, value, onChange, ...control }: WidgetProps) {
  const { t } = useTranslation('common');
  const say = useSectionWords();
  const people = usePeople(field);
  return (
    <Select
      {...control}
      value={keyOf(value)}
      onChange={(chosen) => onChange?.(chosen)}
      allowClear
      showSearch={{ filterOption: matchesTyped }}
      placeholder={t('field.select')}
      notFoundContent={say('nobodyEntered')}
      options={people}
    />
  );
}

function usePeople(field: FieldDefinition): { value: string; label: string }[] {
  const language = useLanguage();
  const { digits } = useFormats();
  const { frame } = useSectionForm();
  return (field.people ?? []).flatMap((section) =>
    filedItems(frame, section).map(({ id, position, data }) => ({
      value: id,
      label: `${digits(String(position))}. ${personName(data, language)}`,
    })),
  );
}

/** By the names that people are kept under, in the entry itself or in its part about the person or the company. */
export function personName(data: Readonly<Record<string, unknown>>, language: 'ne' | 'en'): string {
  const parts = [data, data['entity'] === 'COMPANY' ? data['company'] : data['person']];
  const text = (key: string): string =>
    parts
      .map((part) => valueAt(part, key))
      .find((value) => typeof value === 'string' && value !== '')
      ?.toString() ?? '';
  const ne = text('fullNameNepali') || text('companyNameNepali') || text('nameNepali');
  const en = text('fullNameEnglish') || text('companyNameEnglish') || text('nameEnglish');
  return (language === 'ne' ? ne || en : en || ne) || '—';
}
