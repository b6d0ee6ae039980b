import { useState } from 'react';
import type { MapPoint } from '@registrar/domain/map-point';
import type { Answers, FieldDefinition } from '@registrar/domain/processes';
import { neighbourId } from '../section/address-parts';
import { useSectionWords } from '../section/section-words';
import { OutlineOfAddress } from './outline-of-address';
import { useOutline } from './use-outline';

interface PointOnRequestProps {
  readonly field: FieldDefinition;
  /** The answers and questions that the point stands among. */
  readonly data: Answers;
  readonly fields: readonly FieldDefinition[];
  readonly point: MapPoint;
}

/** The outline map with a point that was answered, for whoever looks at it; nothing is fetched before it is opened. */
export function PointOnRequest({ field, data, fields, point }: PointOnRequestProps) {
  const say = useSectionWords();
  const [open, setOpen] = useState(false);
  const districtId = neighbourId(fields, field, 'district', data);
  if (districtId === undefined) return null;
  const localBodyId = neighbourId(fields, field, 'localBody', data);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary style={{ cursor: 'pointer' }}>{say('map.show')}</summary>
      {open ? <ShownPoint point={point} districtId={districtId} localBodyId={localBodyId} /> : null}
    </details>
  );
}

interface ShownPointProps {
  readonly point: MapPoint;
  readonly districtId: number;
  readonly localBodyId: number | undefined;
}

function ShownPoint(place: ShownPointProps) {
  return (
    <OutlineOfAddress
      {...useOutline(place.districtId)}
      {...place}
      proposal={undefined}
      disabled
      onChoose={nothing}
      onClear={nothing}
    />
  );
}

const nothing = (): void => undefined;
