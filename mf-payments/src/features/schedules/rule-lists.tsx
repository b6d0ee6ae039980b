import { useTranslation } from 'react-i18next';
import { documentNeeds, type ListedDocument } from '@registrar/domain/schedules';
import { bothCalendars } from '@registrar/domain/calendar';
import { useLanguage } from '@registrar/runtime';
import { FormField, Input, useFormats } from '@registrar/ui';
import { Select, InputNumber } from '@registrar/ui/antd';
import { BsAdDateField } from '@registrar/ui/components';
import { inLanguage } from '../in-language';
import { ListEditor } from './list-editor';

const EXTENSIONS = ['PDF', 'JPG', 'JPEG', 'PNG'] as const;
/** Of documents that an officer adds: no process knows them by a key of its own. */
const ADDED = 'OFFICE_';

interface ListProps<Item> {
  readonly value: readonly Partial<Item>[];
  readonly onChange: (value: readonly Partial<Item>[]) => void;
}

/** The documents of a process: names, whether each is required, and what may be uploaded. */
export function DocumentsEditor({ value, onChange }: ListProps<ListedDocument>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const nextKey = () =>
    `${ADDED}${Math.max(0, ...value.map(({ key = '' }) => (key.startsWith(ADDED) ? Number(key.slice(ADDED.length)) : 0))) + 1}`;
  return (
    <ListEditor
      title={t('schedules.rates')}
      items={value}
      keyOf={({ key }, at) => key ?? String(at)}
      nameOf={({ nameNepali = '', nameEnglish = '' }) =>
        inLanguage(language, nameNepali, nameEnglish) || t('schedules.documents.unnamed')
      }
      summaryOf={({ need = 'OPTIONAL', maximumMegabytes = 0, extensions = [] }) =>
        t('schedules.documents.summary', {
          need: t(`schedules.need.${need}`),
          megabytes: number(maximumMegabytes),
          extensions: extensions.join(', '),
        })
      }
      fieldsOf={(at) => {
        const field = (name: keyof ListedDocument) => ({ name: ['value', 'documents', at, name], required: true });
        return (
          <>
            <FormField {...field('nameNepali')} label={t('schedules.documents.nameNepali')}>
              <Input maxLength={200} />
            </FormField>
            <FormField {...field('nameEnglish')} label={t('schedules.documents.nameEnglish')}>
              <Input maxLength={200} />
            </FormField>
            <FormField {...field('need')} label={t('schedules.documents.need')}>
              <Select
                disabled={value[at]?.need === 'CONSENT'}
                options={documentNeeds
                  .filter((need) => need !== 'CONSENT' || value[at]?.need === 'CONSENT')
                  .map((need) => ({ value: need, label: t(`schedules.need.${need}`) }))}
              />
            </FormField>
            <FormField {...field('maximumMegabytes')} label={t('schedules.documents.megabytes')}>
              <InputNumber<number> step={1} style={{ width: '100%' }} />
            </FormField>
            <FormField {...field('extensions')} label={t('schedules.documents.extensions')}>
              <Select
                mode="multiple"
                options={EXTENSIONS.map((extension) => ({ value: extension, label: extension }))}
              />
            </FormField>
          </>
        );
      }}
      onRemove={({ key = '' }, at) =>
        key.startsWith(ADDED) ? () => onChange(value.filter((_, other) => other !== at)) : undefined
      }
      addLabel={t('schedules.documents.add')}
      onAdd={() =>
        onChange([
          ...value,
          {
            key: nextKey(),
            nameNepali: '',
            nameEnglish: '',
            need: 'OPTIONAL',
            maximumMegabytes: 5,
            extensions: [...EXTENSIONS],
          },
        ])
      }
    />
  );
}

interface Holiday {
  readonly day: string;
  readonly nameNepali: string;
  readonly nameEnglish: string;
}

/** Days on which the office is closed, from the first to the last day of the rule. */
export function HolidaysEditor({ value, onChange }: ListProps<Holiday>) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ListEditor
      title={t('schedules.rates')}
      items={value}
      keyOf={(_, at) => String(at)}
      nameOf={({ nameNepali = '', nameEnglish = '' }) =>
        inLanguage(language, nameNepali, nameEnglish) || t('schedules.holidays.unnamed')
      }
      summaryOf={({ day = '' }) => (day === '' ? '' : bothCalendars(day, language))}
      fieldsOf={(at) => (
        <>
          <FormField name={['value', 'days', at, 'day']} label={t('schedules.holidays.day')} required>
            <BsAdDateField label={t('schedules.holidays.day')} />
          </FormField>
          <FormField name={['value', 'days', at, 'nameNepali']} label={t('schedules.holidays.nameNepali')} required>
            <Input maxLength={200} />
          </FormField>
          <FormField name={['value', 'days', at, 'nameEnglish']} label={t('schedules.holidays.nameEnglish')} required>
            <Input maxLength={200} />
          </FormField>
        </>
      )}
      onRemove={(_, at) => () => onChange(value.filter((__, other) => other !== at))}
      addLabel={t('schedules.holidays.add')}
      onAdd={() => onChange([...value, { nameNepali: '', nameEnglish: '' }])}
    />
  );
}
