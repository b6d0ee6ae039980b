import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import type { LocalBody, Place } from '@registrar/domain/calls/lookups';
import { valueAt, type FieldDefinition } from '@registrar/domain/processes';
import { useLookup, type LookupQuestion } from '@registrar/runtime';
import { useFormats } from '../../base/language/use-formats';
import { useLanguage } from '../../base/language/use-language';
import { neighbour } from '../section/address-parts';
import { matchesTyped } from '../section/matches-typed';
import { useSectionForm } from '../section/section-form-context';
import { useSectionWords, type SectionWord } from '../section/section-words';
import type { WidgetProps } from '../section/widget-props';

const idOf = (value: unknown): number | undefined =>
  typeof value === 'number' && !Number.isNaN(value) ? value : undefined;

/** The number chosen in another field of the same address. */
function useNeighbourId(field: FieldDefinition, widget: 'province' | 'district' | 'localBody'): number | undefined {
  const { fields, data } = useSectionForm();
  const other = neighbour(fields, field, widget);
  return other === undefined ? undefined : idOf(valueAt(data, other.path));
}

export function CountryWidget(props: WidgetProps) {
  return <PlaceSelect {...props} list={{ list: 'country' }} />;
}

export function ProvinceWidget(props: WidgetProps) {
  return <PlaceSelect {...props} list={{ list: 'province' }} />;
}

/** Of the chosen province; of all Nepal where no province is asked, as for the district that issued a paper. */
export function DistrictWidget(props: WidgetProps) {
  const { fields } = useSectionForm();
  const provinceId = useNeighbourId(props.field, 'province');
  if (neighbour(fields, props.field, 'province') === undefined)
    return <PlaceSelect {...props} list={{ list: 'district' }} />;
  return (
    <PlaceSelect
      {...props}
      list={{ list: provinceId === undefined ? null : 'district', query: { provinceId }, cached: false }}
      before="provinceFirst"
    />
  );
}

export function LocalBodyWidget(props: WidgetProps) {
  const districtId = useNeighbourId(props.field, 'district');
  return (
    <PlaceSelect
      {...props}
      list={{ list: districtId === undefined ? null : 'local-body', query: { districtId }, cached: false }}
      before="districtFirst"
    />
  );
}

interface PlaceSelectProps extends WidgetProps {
  readonly list: LookupQuestion;
  /** What has to be chosen before the list is known. */
  readonly before?: SectionWord;
}

function PlaceSelect({
  list: question,
  before,
  field: _,
  label: __,
  value,
  onChange,
  disabled,
  ...control
}: PlaceSelectProps) {
  const { t } = useTranslation('common');
  const say = useSectionWords();
  const language = useLanguage();
  const { items, pending, failed, retry } = useLookup<Place>(question);
  const waits = question.list === null;
  return (
    <Select
      {...control}
      value={idOf(value)}
      onChange={(chosen) => onChange?.(chosen)}
      disabled={disabled === true || waits}
      loading={pending}
      allowClear={control['aria-required'] !== 'true'}
      showSearch={{ filterOption: matchesTyped }}
      placeholder={waits && before !== undefined ? say(before) : t('field.select')}
      notFoundContent={failed ? say('listFailed') : pending ? t('state.loading') : undefined}
      onOpenChange={(open) => {
        if (open && failed) retry();
      }}
      options={items.map((item) => ({
        value: item.id,
        label: language === 'ne' ? item.nameNepali : item.nameEnglish,
        alsoCalled: [item.nameEnglish, item.nameNepali, ...(item.formerNames ?? [])],
      }))}
    />
  );
}

/** As many wards as the chosen local body has. */
export function WardWidget({ field, label: _, value, onChange, disabled, ...control }: WidgetProps) {
  const { t } = useTranslation('common');
  const say = useSectionWords();
  const { number } = useFormats();
  const districtId = useNeighbourId(field, 'district');
  const localBodyId = useNeighbourId(field, 'localBody');
  const { items, pending } = useLookup<LocalBody>({
    list: localBodyId === undefined || districtId === undefined ? null : 'local-body',
    query: { districtId },
    cached: false,
  });
  const wards = items.find(({ id }) => id === localBodyId)?.wards ?? 0;
  return (
    <Select
      {...control}
      value={idOf(value)}
      onChange={(chosen) => onChange?.(chosen)}
      disabled={disabled === true || localBodyId === undefined}
      loading={pending}
      showSearch={{
        filterOption: (typed, option) =>
          option !== undefined && (String(option.value).startsWith(typed) || matchesTyped(typed, option)),
      }}
      placeholder={localBodyId === undefined ? say('localBodyFirst') : t('field.select')}
      options={Array.from({ length: wards }, (_ward, index) => ({ value: index + 1, label: number(index + 1) }))}
    />
  );
}
