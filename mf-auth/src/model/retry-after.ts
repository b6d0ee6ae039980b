import { isGatewayFailure } from '@registrar/runtime';

/** Seconds that a refused call asks to wait; undefined where it asks for nothing of the kind. */
export function retryAfter(error: unknown): number | undefined {
  if (!isGatewayFailure(error)) return undefined;
  const { retryAfterSeconds } = error.details;
  return typeof retryAfterSeconds === 'number' && retryAfterSeconds > 0 ? retryAfterSeconds : undefined;
}

/**
 * For the button that asks for another code: a refusal that names a wait is the wait, anything else is thrown on.
 *
 * @returns seconds until the next code may be asked for
 */
export async function orItsWait(ask: () => Promise<{ readonly resendAfterSeconds: number }>): Promise<number> {
  try {
    return (await ask()).resendAfterSeconds;
  } catch (error) {
    const seconds = retryAfter(error);
    if (seconds === undefined) throw error;
    return seconds;
  }
}
