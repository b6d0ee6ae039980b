import { isGatewayFailure } from '@registrar/runtime';

/** Seconds that a refused call asks to wait; undefined where it asks for nothing of the kind. */
export function retryAfter(error: unknown): number | undefined {
  if (!isGatewayFailure(error)) return undefined;
  const { retryAfterSeconds } = error.details;
  return typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined;
}
