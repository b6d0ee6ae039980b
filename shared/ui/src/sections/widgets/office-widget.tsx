import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import type { LookupItem } from '@registrar/domain/calls/lookups';
import { useLookup } from '@registrar/runtime';
import { useLanguage } from '../../base/language/use-language';
import { matchesTyped } from '../section/matches-typed';
import { useSectionWords } from '../section/section-words';
import type { WidgetProps } from '../section/widget-props';

/** An office of the registrar. */
export function OfficeWidget({ field: _, label: __, value, onChange, ...control }: WidgetProps) {
  const { t } = useTranslation('common');
  const say = useSectionWords();
  const language = useLanguage();
  const { items, pending, failed, retry } = useLookup<LookupItem>({ list: 'office/minimal-detail' });
  return (
    <Select
      {...control}
      value={typeof value === 'number' ? value : undefined}
      onChange={(chosen) => onChange?.(chosen)}
      loading={pending}
      showSearch={{ filterOption: matchesTyped }}
      placeholder={t('field.select')}
      notFoundContent={failed ? say('listFailed') : pending ? t('state.loading') : undefined}
      onOpenChange={(open) => {
        if (open && failed) retry();
      }}
      options={items.map((item) => ({ value: item.id, label: language === 'ne' ? item.nameNepali : item.nameEnglish }))}
    />
  );
}
