import Button from 'antd/es/button';
import { useState } from 'react';
import { isInNepal, type MapPoint } from '@registrar/domain/map-point';
import { useSectionWords } from '../section/section-words';

interface OwnLocationProps {
  readonly onFound: (point: MapPoint) => void;
}

type Answer = { readonly kind: 'none' | 'asking' | Failure } | { readonly kind: 'taken'; readonly metres: number };
type Failure = 'denied' | 'unavailable' | 'late' | 'abroad';

const PATIENCE_MS = 20_000;

/** Where this device is; asked only when the person presses the button, because browsers ask them in turn. */
export function OwnLocation({ onFound }: OwnLocationProps) {
  const say = useSectionWords();
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' });
  const ask = () => {
    // a page that did not come over https has none
    if (!('geolocation' in navigator)) return setAnswer({ kind: 'unavailable' });
    setAnswer({ kind: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        if (!isInNepal({ latitude, longitude })) return setAnswer({ kind: 'abroad' });
        onFound({ latitude, longitude });
        setAnswer({ kind: 'taken', metres: Math.ceil(accuracy) });
      },
      (failure) => setAnswer({ kind: failureOf(failure) }),
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    );
  };
  return (
    <div style={{ marginBlockEnd: 12 }}>
      <Button loading={answer.kind === 'asking'} onClick={ask}>
        {say('map.here')}
      </Button>
      <p role="status" style={{ margin: '8px 0 0' }}>
        {answer.kind === 'none'
          ? null
          : say(`map.here.${answer.kind}`, answer.kind === 'taken' ? { metres: answer.metres } : {})}
      </p>
    </div>
  );
}

function failureOf({ code }: GeolocationPositionError): Failure {
  switch (code) {
    case 1:
      return 'denied';
    case 3:
      return 'late';
    default:
      return 'unavailable';
  }
}
