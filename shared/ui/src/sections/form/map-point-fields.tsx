import { lazy, Suspense, useMemo, type CSSProperties } from 'react';
import type { MapPoint } from '@registrar/domain/map-point';
import { valueAt, type FieldDefinition } from '@registrar/domain/processes';
import { usePortal } from '@registrar/runtime';
import { sideBySide } from '../../base/fields/side-by-side';
import { FormField } from '../../base/form/form-field';
import { toNamePath } from '../../base/form/issue-list';
import { palette } from '../../base/theme/palette';
import { OutlineOfAddress } from '../map/outline-of-address';
import { OwnLocation } from '../map/own-location';
import { PlaceSearch } from '../map/place-search';
import { useOutline } from '../map/use-outline';
import { neighbour, neighbourId } from '../section/address-parts';
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

/** About ten centimetres. */
const DECIMALS = 6;
const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/**
 * A place by its coordinates: typed, put on the outlines of its district or, where this installation has tiles, on
 * them. What is proposed for a local body is no answer until it is confirmed or moved, so it is kept out of the form.
 */
export function MapPointFields({ field, label, required, disabled, style }: MapPointFieldsProps) {
  const say = useSectionWords();
  const { mapTiles, mapAttribution = '', mapGeocoder } = usePortal().configuration;
  const { data, set, fields, cautionAt } = useSectionForm();
  const part = (name: keyof MapPoint) => ({ ...field, path: `${field.path}.${name}`, widget: 'number' as const });
  const put = ({ latitude, longitude }: MapPoint) =>
    set({ [part('latitude').path]: round(latitude), [part('longitude').path]: round(longitude) });
  const answer = valueAt(data, field.path);
  const [latitude, longitude] = [valueAt(answer, 'latitude'), valueAt(answer, 'longitude')];
  const point = useMemo(() => pointOf(latitude, longitude), [latitude, longitude]);
  const hasOutline = neighbour(fields, field, 'district') !== undefined;
  const districtId = neighbourId(fields, field, 'district', data);
  const localBodyId = neighbourId(fields, field, 'localBody', data);
  const shown = useOutline(!hasOutline || (districtId === undefined && !point) ? undefined : (districtId ?? null));
  const isEmpty = [latitude, longitude].every((value) => value === undefined || value === null);
  const proposal = isEmpty && !disabled ? shown.outline?.areas.find(({ id }) => id === localBodyId)?.middle : undefined;
  const caution = cautionAt?.(field.path);
  return (
    <div role="group" aria-label={label} style={style}>
      <p style={{ margin: '0 0 8px' }}>{label}</p>
      {caution === undefined ? null : (
        <p role="status" style={{ margin: '0 0 8px', color: palette.amber }}>
          {caution}
        </p>
      )}
      {mapGeocoder === undefined ? null : <PlaceSearch geocoder={mapGeocoder} disabled={disabled} onChoose={put} />}
      {disabled ? null : <OwnLocation onFound={put} />}
      {hasOutline ? (
        <OutlineOfAddress
          {...shown}
          districtId={districtId}
          localBodyId={localBodyId}
          point={point}
          proposal={proposal}
          disabled={disabled}
          onChoose={put}
          onClear={() => set({ [part('latitude').path]: undefined, [part('longitude').path]: undefined })}
        />
      ) : null}
      {mapTiles === undefined ? null : (
        <Suspense fallback={<div style={{ height: 320 }} />}>
          <PlaceMap
            tiles={mapTiles}
            attribution={mapAttribution}
            point={point ?? proposal}
            proposed={point === undefined}
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

function pointOf(latitude: unknown, longitude: unknown): MapPoint | undefined {
  return typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;
}
