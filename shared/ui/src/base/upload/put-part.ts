/** A part is half a megabyte: slower lines, and those that swallow it, are left to the gateway. */
const PATIENCE_MS = 60_000;
/**
 * So long everything goes through the gateway after the bucket could not be reached: on a network that shuts it out,
 * not every file has to wait.
 */
const REST_MS = 5 * 60_000;

let restsUntil = 0;

/**
 * Puts a part at the address that the gateway signed for it, which is all that the bucket asks for: not the portal's
 * own client, because no token may go there, no cookie, no language, and not from where. False: it is not there, and
 * the gateway takes it. Throws only when it was given up.
 */
export async function putPart(address: string, part: Blob, signal: AbortSignal): Promise<boolean> {
  if (Date.now() < restsUntil) return false;
  signal.throwIfAborted();
  const patience = new AbortController();
  const end = () => patience.abort();
  const timer = setTimeout(end, PATIENCE_MS);
  signal.addEventListener('abort', end, { once: true });
  try {
    return (
      await fetch(address, {
        method: 'PUT',
        body: part,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: patience.signal,
      })
    ).ok;
  } catch (error) {
    if (signal.aborted) throw error;
    // no leave to ask there, no line, no answer in time: which of them a browser does not say
    restsUntil = Date.now() + REST_MS;
    return false;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
