import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../base/language/use-language';
import { useSectionWords } from '../section/section-words';
import { findPlaces, type FoundPlace } from './geocode';

interface PlaceSearchProps {
  readonly geocoder: string;
  readonly disabled: boolean;
  readonly onChoose: (place: FoundPlace) => void;
}

type Search =
  | { readonly kind: 'none' | 'searching' | 'failed' }
  | { readonly kind: 'found'; readonly places: readonly FoundPlace[] };

/** Looks a place up by its name; asked only when the person says so, because the question leaves the portal. */
export function PlaceSearch({ geocoder, disabled, onChoose }: PlaceSearchProps) {
  const say = useSectionWords();
  const language = useLanguage();
  const [search, setSearch] = useState<Search>({ kind: 'none' });
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), []);
  const find = async (text: string) => {
    asked.current?.abort();
    if (text.trim() === '') return setSearch({ kind: 'none' });
    const question = new AbortController();
    asked.current = question;
    setSearch({ kind: 'searching' });
    try {
      const places = await findPlaces(geocoder, text.trim(), language, question.signal);
      if (!question.signal.aborted) setSearch({ kind: 'found', places });
    } catch {
      if (!question.signal.aborted) setSearch({ kind: 'failed' });
    }
  };
  return (
    <div style={{ marginBlockEnd: 12 }}>
      <Input.Search
        aria-label={say('map.search')}
        placeholder={say('map.search')}
        disabled={disabled}
        loading={search.kind === 'searching'}
        // Enter looks for a place; it must not send the form.
        onPressEnter={(event) => event.preventDefault()}
        onSearch={(text) => void find(text)}
      />
      <div role="status">
        {search.kind === 'found' && search.places.length === 0 ? say('map.notFound') : null}
        {search.kind === 'failed' ? <Alert type="warning" showIcon title={say('map.searchFailed')} /> : null}
      </div>
      {search.kind === 'found' && search.places.length > 0 ? (
        <ul aria-label={say('map.found')} style={{ listStyle: 'none', margin: '8px 0 0', padding: 0 }}>
          {search.places.map((place) => (
            <li key={`${place.latitude} ${place.longitude}`}>
              <Button
                type="link"
                style={{ height: 'auto', whiteSpace: 'normal', textAlign: 'start', paddingInline: 0 }}
                onClick={() => onChoose(place)}
              >
                {place.name}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
