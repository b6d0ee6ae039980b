import type { Pin } from '@registrar/domain/calls/corrections';
import type { StepDefinition } from '@registrar/domain/processes';
import { stepOfPath } from '../filing/step-of-path';
import { useWizard } from './wizard-context';
import { openPins, placeOfPin } from '../correction/open-pins';
import { PinCard } from '../correction/pin-card';
import { useFilingWords } from '../filing/filing-words';

/** What the office asks to have corrected on this step; on the last one everything. */
export function PinsOfStep({
  steps,
  current,
}: {
  readonly steps: readonly StepDefinition[];
  readonly current: string;
}) {
  const t = useFilingWords();
  const { detail, openPlace } = useWizard();
  const isLast = steps.at(-1)?.key === current;
  const stepOf = (pin: Pin) => stepOfPath(steps, placeOfPin(pin));
  const shown = openPins(detail).filter((pin) => isLast || stepOf(pin) === current);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('pin.title')} style={{ marginBlockEnd: 20 }}>
      {shown.map((pin) => {
        const place = placeOfPin(pin);
        // a remark on the whole of this step leads nowhere else
        const isHere = stepOf(pin) === current && !place.includes('.');
        return (
          <PinCard
            key={pin.id}
            applicationId={detail.id}
            pin={pin}
            mayAnswer
            onGo={isHere || stepOf(pin) === undefined ? undefined : () => void openPlace(place)}
          />
        );
      })}
    </section>
  );
}
