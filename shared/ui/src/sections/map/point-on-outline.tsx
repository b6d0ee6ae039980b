import Button from 'antd/es/button';
import { useId } from 'react';
import type { Outline } from '@registrar/domain/calls/lookups';
import type { MapPoint } from '@registrar/domain/map-point';
import { localName } from '../../base/language/local-name';
import { useFormats } from '../../base/language/use-formats';
import { palette } from '../../base/theme/palette';
import { useSectionWords } from '../section/section-words';
import { areaOfPoint } from './area-of-point';
import { OutlineMap } from './outline-map';

interface PointOnOutlineProps {
  readonly outline: Outline;
  /** What the picture shows, in words. */
  readonly label: string;
  readonly localBodyId: number | undefined;
  readonly point: MapPoint | undefined;
  /** Where the pin stands until there is a point. */
  readonly proposal: MapPoint | undefined;
  readonly disabled: boolean;
  readonly onChoose: (point: MapPoint) => void;
  /** Takes the point out of the answers, so that one is proposed again. */
  readonly onClear: () => void;
}

/** The outline map with its pin, and in words where the pin is and whether that is an answer. */
export function PointOnOutline({
  outline,
  label,
  localBodyId,
  point,
  proposal,
  disabled,
  onChoose,
  onClear,
}: PointOnOutlineProps) {
  const say = useSectionWords();
  const { language, digits } = useFormats();
  const id = useId();
  const chosen = outline.areas.find((area) => area.id === localBodyId);
  const pin = point ?? proposal;
  const area = pin && areaOfPoint(pin, outline, chosen);
  const isElsewhere = point !== undefined && chosen !== undefined && area?.id !== chosen.id;
  const words = pin && {
    point: say('point', { latitude: digits(String(pin.latitude)), longitude: digits(String(pin.longitude)) }),
    place: area === undefined ? '' : localName(area, language),
    chosen: chosen === undefined ? '' : localName(chosen, language),
  };
  const where = (): string => {
    if (words === undefined) return say('map.noPoint');
    if (point === undefined) return say('map.proposed', words);
    if (area === undefined) return say('map.inNone', words);
    return say(isElsewhere ? 'map.elsewhere' : 'map.in', words);
  };
  return (
    <div style={{ marginBlockEnd: 12 }}>
      <OutlineMap
        outline={outline}
        chosen={chosen}
        pin={pin}
        proposed={point === undefined}
        label={label}
        describedBy={id}
        disabled={disabled}
        onMove={onChoose}
      />
      <p
        id={id}
        role="status"
        style={{ margin: '8px 0', color: point === undefined || isElsewhere ? palette.amber : palette.ink }}
      >
        {where()}
      </p>
      {!disabled && point === undefined && proposal !== undefined ? (
        <Button type="primary" onClick={() => onChoose(proposal)}>
          {say('map.confirm')}
        </Button>
      ) : null}
      {!disabled && isElsewhere ? (
        <Button onClick={onClear}>{say('map.propose', { place: words?.chosen ?? '' })}</Button>
      ) : null}
      <p style={{ margin: '8px 0 0', color: palette.inkFaint }}>{say('map.exactness')}</p>
    </div>
  );
}
