import { useTranslation } from 'react-i18next';
import type { CompanyType } from '@registrar/domain/calls/lookups';
import { useLookup, useLanguage } from '@registrar/runtime';
import { Select } from '@registrar/ui/antd';
import { AnswerValue, Unanswered, type AnswerValueProps, type WidgetProps } from '@registrar/ui/filing';

const nameOf = ({ nameNepali, nameEnglish }: CompanyType, language: 'ne' | 'en'): string =>
  language === 'ne' ? nameNepali : nameEnglish;

/** Every kind of company, by its full name. */
export function CompanyTypeWidget({ field: _, label: __, value, onChange, ...control }: WidgetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { items, pending, failed, retry } = useLookup<CompanyType>({ list: 'company-type/list' });
  return (
    <Select
      {...control}
      value={typeof value === 'number' ? value : undefined}
      onChange={(chosen: number) => onChange?.(chosen)}
      loading={pending}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('common:field.select')}
      notFoundContent={failed ? t('typeChange.typesFailed') : undefined}
      onOpenChange={(open) => {
        if (open && failed) retry();
      }}
      options={items.map((type) => ({ value: type.id, label: nameOf(type, language) }))}
    />
  );
}

/** The answer to it, read only. */
export function CompanyTypeValue(props: AnswerValueProps) {
  const language = useLanguage();
  const { items } = useLookup<CompanyType>({ list: 'company-type/list' });
  const chosen = items.find(({ id }) => id === props.value);
  return typeof props.value === 'number' ? (
    chosen === undefined ? null : (
      nameOf(chosen, language)
    )
  ) : props.value === undefined ? (
    <Unanswered />
  ) : (
    <AnswerValue {...props} />
  );
}
