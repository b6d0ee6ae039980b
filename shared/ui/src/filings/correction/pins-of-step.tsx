import type { Pin } from '@registrar/domain/calls/corrections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { StepDefinition } from '@registrar/domain/processes';
import { stepOfPath } from '../wizard/step-states';
import { useWizard } from '../wizard/wizard-context';
import { PinCard } from './pin-card';
import { useFilingWords } from '../filing-words';

/** The remarks of the round that is being corrected. */
export const openPins = ({ pins, round, status }: ApplicationDetail): readonly Pin[] => (status === 'SEND_FOR_CORRECTION' ? pins.filter((pin) => pin.round === round) : []);

export const placeOfPin = ({ path, documentKey }: Pin): string => path ?? `DOCUMENTS.${documentKey ?? ''}`;

/** What the office asks to have corrected on this step; on the last one everything. */
export function PinsOfStep({ steps, current }: { readonly steps: readonly StepDefinition[]; readonly current: string }) {
  const t = useFilingWords();
  const { detail, openStep } = useWizard();
  const isLast = steps.at(-1)?.key === current;
  const stepOf = (pin: Pin) => stepOfPath(steps, placeOfPin(pin));
  const shown = openPins(detail).filter((pin) => isLast || stepOf(pin) === current);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('pin.title')} style={{ marginBlockEnd: 20 }}>
      {shown.map((pin) => {
        const step = stepOf(pin);
        return <PinCard key={pin.id} applicationId={detail.id} pin={pin} mayAnswer onGo={step === undefined || step === current ? undefined : () => void openStep(step)} />;
      })}
    </section>
  );
}
