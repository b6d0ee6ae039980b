import { keepPreviousData, useQuery } from '@tanstack/react-query';
import AutoComplete from 'antd/es/auto-complete';
import { useId, useState } from 'react';
import type { FoundPlace } from '@registrar/domain/calls/lookups';
import type { FieldDefinition } from '@registrar/domain/processes';
import { usePortal } from '@registrar/runtime';
import { localName } from '../../base/language/local-name';
import { useFormats } from '../../base/language/use-formats';
import { useLanguage } from '../../base/language/use-language';
import { useDebouncedValue } from '../../register/names/use-debounced-value';
import { neighbour } from '../section/address-parts';
import { useSectionForm } from '../section/section-form-context';
import { useSectionWords } from '../section/section-words';

const TYPING_MS = 250;
const LEAST_LETTERS = 2;
const LONGEST = 80;

/** Whether the address that begins with this field is one of Nepal, down to the municipality. */
export const beginsAddress = (fields: readonly FieldDefinition[], field: FieldDefinition): boolean =>
  field.widget === 'province' && neighbour(fields, field, 'localBody') !== undefined;

/** One text instead of four lists: what is chosen here stands in them, and may be changed there. */
export function PlaceSearch({ province }: { readonly province: FieldDefinition }) {
  const { gateway } = usePortal();
  const say = useSectionWords();
  const language = useLanguage();
  const { number } = useFormats();
  const { fields, set, disabled } = useSectionForm();
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), TYPING_MS);
  const found = useQuery({
    queryKey: ['place', search],
    enabled: search.length >= LEAST_LETTERS,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      gateway.request<FoundPlace[]>({
        path: '/external/api/place',
        query: { search },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });
  const places = search.length >= LEAST_LETTERS ? (found.data ?? []) : [];
  const textOf = ({ localBody, district, ward }: FoundPlace): string =>
    `${localName(localBody, language)} ${localName(localBody.category, language)}${ward === null ? '' : `-${number(ward)}`}, ${localName(district, language)}`;
  const take = (place: FoundPlace) => {
    const [district, localBody, ward] = (['district', 'localBody', 'ward'] as const).map((widget) =>
      neighbour(fields, province, widget),
    );
    set({
      [province.path]: place.province.id,
      ...(district && { [district.path]: place.district.id }),
      ...(localBody && { [localBody.path]: place.localBody.id }),
      ...(ward && { [ward.path]: place.ward ?? undefined }),
    });
    setTyped('');
  };
  if (disabled) return null;
  return (
    <div style={{ gridColumn: '1 / -1', display: 'grid', gap: 8, marginBlockEnd: 20 }}>
      <label htmlFor={id}>{say('placeSearch')}</label>
      <AutoComplete
        id={id}
        value={typed}
        onChange={(text: string) => setTyped(text.slice(0, LONGEST))}
        onSelect={(_, { place }) => place !== undefined && take(place)}
        placeholder={say('placeSearchExample')}
        notFoundContent={
          search.length >= LEAST_LETTERS && search === typed.trim() && found.isSuccess ? say('placeNone') : undefined
        }
        options={places.map((place) => ({ value: String(place.localBody.id), label: textOf(place), place }))}
      />
    </div>
  );
}
