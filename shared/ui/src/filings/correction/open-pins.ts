import type { Pin } from '@registrar/domain/calls/corrections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { stepOfKind, type StepDefinition } from '@registrar/domain/processes';
import { stepOfPath } from '../filing/step-of-path';

/** The remarks of the round that is being corrected. */
export const openPins = ({
  pins,
  round,
  status,
}: Pick<ApplicationDetail, 'pins' | 'round' | 'status'>): readonly Pin[] =>
  status === 'SEND_FOR_CORRECTION' ? pins.filter((pin) => pin.round === round) : [];

/** Where a remark points, as the gateway names places. */
export const placeOfPin = ({ path, documentKey }: Pin): string => path ?? `DOCUMENTS.${documentKey ?? ''}`;

/** The first remark of the round that nobody has answered yet, in the order of the steps. */
export function firstOpenPin(
  detail: Pick<ApplicationDetail, 'pins' | 'round' | 'status'>,
  steps: readonly StepDefinition[],
): { readonly step: string; readonly place: string } | undefined {
  const places = openPins(detail)
    .filter(({ answer }) => answer === null)
    .flatMap((pin) => {
      const place = placeOfPin(pin);
      const at = steps.findIndex(({ key }) => key === stepOfPath(steps, place));
      const step = steps[at];
      return step === undefined ? [] : [{ at, step: step.key, place }];
    });
  return places.toSorted((one, other) => one.at - other.at)[0];
}

/** The step where a correction begins: with the first remark, and with the check once all are answered. */
export const stepToCorrect = (
  detail: Pick<ApplicationDetail, 'pins' | 'round' | 'status'>,
  steps: readonly StepDefinition[],
): string | undefined => firstOpenPin(detail, steps)?.step ?? stepOfKind(steps, 'CHECK')?.key;
