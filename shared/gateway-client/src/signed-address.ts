import type { SIGNED_ADDRESS, SignedAddress } from '@registrar/domain/calls/signed-address';

/** Said to the gateway: the address at which the file lies does as well. */
export const PREFERENCE: typeof SIGNED_ADDRESS = 'signed-address';
/** A network that swallows what is sent to the bucket is told from a slow one by this. */
const FIRST_BYTE_MS = 15_000;
/**
 * So long everything comes from the gateway after the bucket could not be reached: on a network that shuts it out, not
 * every document has to wait.
 */
const REST_MS = 5 * 60_000;

export interface BucketLine {
  /** Whether asking for an address makes sense now. */
  isOpen(): boolean;
  /**
   * The file that a gateway's answer leads to; undefined: it could not be had there. Throws only when the call was
   * given up.
   */
  follow(answer: Response, signal: AbortSignal): Promise<Blob | undefined>;
}

export const isSignedAddress = (answer: Response): boolean =>
  answer.ok && answer.headers.get('preference-applied') === PREFERENCE;

/**
 * Files from the bucket. The address itself says what may be fetched: no token goes there, no cookie, no language, and
 * not from where.
 */
export function createBucketLine(fetch: typeof globalThis.fetch): BucketLine {
  let restsUntil = 0;

  const fetchFrom = async (address: string, signal: AbortSignal): Promise<Response> => {
    signal.throwIfAborted();
    const patience = new AbortController();
    const forwardAbort = () => patience.abort();
    const timer = setTimeout(forwardAbort, FIRST_BYTE_MS);
    signal.addEventListener('abort', forwardAbort, { once: true });
    try {
      // what follows the first byte may take its time, as long as the call itself may
      return await fetch(address, {
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: patience.signal,
      });
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    isOpen: () => Date.now() >= restsUntil,
    async follow(answer, signal) {
      try {
        const { address, name, mediaType } = await readAddress(answer);
        const file = await fetchFrom(address, signal);
        return file.ok ? new File([await file.blob()], name, { type: mediaType }) : undefined;
      } catch (error) {
        if (signal.aborted) throw error;
        restsUntil = Date.now() + REST_MS;
        return undefined;
      }
    },
  };
}

async function readAddress(answer: Response): Promise<SignedAddress> {
  const body: unknown = await answer.json();
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  const textOf = (key: string): string => {
    const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
    if (typeof value !== 'string') throw new TypeError(`The gateway named no ${key}`);
    return value;
  };
  return { address: textOf('address'), name: textOf('name'), mediaType: textOf('mediaType') };
}
