import { lazy, Suspense, type CSSProperties } from 'react';
import { valueAt, type FieldDefinition } from '@registrar/domain/processes';
import { usePortal } from '@registrar/runtime';
import { sideBySide } from '../../base/fields/side-by-side';
import { FormField } from '../../base/form/form-field';
import { toNamePath } from '../../base/form/issue-list';
import { PlaceSearch } from '../map/place-search';
import type { MapPoint } from '../map/place-map';
import { useSectionForm } from '../section/section-form-context';
import { useSectionWords } from '../section/section-words';
import { NumberWidget } from '../widgets/number-widget';

interface MapPointFieldsProps {
  readonly field: FieldDefinition;
  readonly label: string;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly style?: CSSProperties;
}

/** Leaflet is fetched with the first map that is shown. */
const PlaceMap = lazy(async () => ({ default: (await import('../map/place-map')).PlaceMap }));

/** A place by its coordinates, typed by hand or, where this installation has a map, put on it. */
export function MapPointFields({ field, label, required, disabled, style }: MapPointFieldsProps) {
  const say = useSectionWords();
  const { mapTiles, mapAttribution = '', mapGeocoder } = usePortal().configuration;
  const { data, set } = useSectionForm();
  const part = (name: keyof MapPoint) => ({ ...field, path: `${field.path}.${name}`, widget: 'number' as const });
  const put = ({ latitude, longitude }: MapPoint) =>
    set({ [part('latitude').path]: latitude, [part('longitude').path]: longitude });
  return (
    <div role="group" aria-label={label} style={style}>
      <p style={{ margin: '0 0 8px' }}>{label}</p>
      {mapGeocoder === undefined ? null : <PlaceSearch geocoder={mapGeocoder} disabled={disabled} onChoose={put} />}
      {mapTiles === undefined ? null : (
        <Suspense fallback={<div style={{ height: 320 }} />}>
          <PlaceMap
            tiles={mapTiles}
            attribution={mapAttribution}
            point={pointOf(valueAt(data, field.path))}
            disabled={disabled}
            onChoose={put}
          />
        </Suspense>
      )}
      <div style={sideBySide}>
        {(['latitude', 'longitude'] as const).map((name) => (
          <FormField
            key={name}
            name={toNamePath(part(name).path)}
            label={say(`map.${name}`)}
            required={required}
            extra={say(`map.${name}Hint`)}
          >
            <NumberWidget field={part(name)} label={say(`map.${name}`)} disabled={disabled || undefined} />
          </FormField>
        ))}
      </div>
    </div>
  );
}

function pointOf(value: unknown): MapPoint | undefined {
  const [latitude, longitude] = [valueAt(value, 'latitude'), valueAt(value, 'longitude')];
  return typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;
}
