import Button from 'antd/es/button';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outline } from '@registrar/domain/calls/lookups';
import { isInNepal, type MapPoint } from '@registrar/domain/map-point';
import { useSectionWords } from '../section/section-words';

interface OutlineOfAddressProps {
  /** Of the district, or of the country where none is chosen. */
  readonly outline: Outline | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly districtId: number | undefined;
  readonly localBodyId: number | undefined;
  readonly point: MapPoint | undefined;
  readonly proposal: MapPoint | undefined;
  readonly disabled: boolean;
  readonly onChoose: (point: MapPoint) => void;
  readonly onClear: () => void;
}

/** What draws outlines and looks points up in them comes with the first outline. */
const PointOnOutline = lazy(async () => ({ default: (await import('./point-on-outline')).PointOnOutline }));

/** The outline map beside the questions of an address, or what it waits for. */
export function OutlineOfAddress({ outline, failed, retry, districtId, point, ...props }: OutlineOfAddressProps) {
  const say = useSectionWords();
  const { t } = useTranslation('common');
  if (failed)
    return (
      <p role="status">
        {say('map.failed')} <Button onClick={retry}>{t('action.retry')}</Button>
      </p>
    );
  if (districtId === undefined && point === undefined) return <p>{say('map.chooseDistrict')}</p>;
  // of a point abroad the field says what is wrong, and no outline would show it
  const shown = point && isInNepal(point) ? point : undefined;
  // as large as the map that comes, so that nothing moves
  const place = <div style={{ aspectRatio: '3 / 2', maxWidth: 720 }} />;
  return (
    <Suspense fallback={place}>
      {outline === undefined ? (
        place
      ) : (
        <PointOnOutline
          {...props}
          outline={outline}
          point={shown}
          label={say(districtId === undefined ? 'map.ofCountry' : 'map.ofDistrict')}
        />
      )}
    </Suspense>
  );
}
