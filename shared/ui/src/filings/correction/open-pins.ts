import type { Pin } from '@registrar/domain/calls/corrections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';

/** The remarks of the round that is being corrected. */
export const openPins = ({
  pins,
  round,
  status,
}: Pick<ApplicationDetail, 'pins' | 'round' | 'status'>): readonly Pin[] =>
  status === 'SEND_FOR_CORRECTION' ? pins.filter((pin) => pin.round === round) : [];

/** Where a remark points, as the gateway names places. */
export const placeOfPin = ({ path, documentKey }: Pin): string => path ?? `DOCUMENTS.${documentKey ?? ''}`;
