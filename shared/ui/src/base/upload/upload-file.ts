import type { ShellApi } from '@registrar/contract/shell-api';
import type { UploadProgress } from '@registrar/domain/calls/uploads';
import { isGatewayFailure } from '@registrar/runtime';
import { putPart } from './put-part';
import type { UploadTask } from './use-upload';

const UPLOAD = '/external/api/upload';
const quiet = { overlay: true, successToast: true, failureToast: true } as const;
/** So long between one try and the next while the line is gone. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

/** Where each file of this visit was begun: tried again, it goes on from there. */
const begun = new WeakMap<File, string>();

/**
 * Brings a file to the gateway part by part and gives the id under which it lies there. After a lost line it asks how
 * much has arrived and goes on; it gives up when the line stays away for two minutes, and a later try of the same file
 * goes on from there. A refusal of the gateway is thrown as it came. Where the gateway names an address of its bucket,
 * parts go there; once that has failed, the rest of the file goes through the gateway.
 */
export async function uploadFile(
  gateway: ShellApi['gateway'],
  file: File,
  { signal, onProgress, onWaiting }: UploadTask,
): Promise<string> {
  let progress: UploadProgress | undefined;
  let lost = 0;
  let isDirect = true;
  for (;;) {
    signal.throwIfAborted();
    try {
      progress ??= await beginOrGoOn(gateway, file, signal);
      begun.set(file, progress.id);
      onProgress(progress.received / progress.size);
      if (progress.received >= progress.size) return progress.id;
      const arrived: UploadProgress | undefined = isDirect
        ? await sendToBucket(gateway, file, progress, signal)
        : undefined;
      isDirect = arrived !== undefined;
      progress = arrived ?? (await sendPart(gateway, file, progress, signal));
      lost = 0;
      onWaiting?.(false);
    } catch (error) {
      if (signal.aborted || !isLineLost(error) || lost >= PAUSES_MS.length) throw error;
      onWaiting?.(true);
      // oxlint-disable-next-line no-useless-assignment -- the next round of the loop reads it
      await pause(PAUSES_MS[lost++] ?? 0, signal);
      // what of the part has arrived is the gateway's to say
      progress = undefined;
    }
  }
}

/** It was taken, or nobody wants it any more. */
export function forgetFile(file: File): void {
  begun.delete(file);
}

/** Cancelled by hand: what has arrived is given up, without anybody waiting for it. */
export function giveUpFile(gateway: ShellApi['gateway'], file: File): void {
  const id = begun.get(file);
  if (id === undefined) return;
  begun.delete(file);
  // swept after a day in any case
  gateway.request({ path: `${UPLOAD}/${id}`, method: 'DELETE', quiet }).catch(() => undefined);
}

async function beginOrGoOn(gateway: ShellApi['gateway'], file: File, signal: AbortSignal): Promise<UploadProgress> {
  const id = begun.get(file);
  if (id !== undefined) {
    try {
      return await gateway.request<UploadProgress>({ path: `${UPLOAD}/${id}`, quiet, signal });
    } catch (error) {
      if (!isGatewayFailure(error) || error.status !== 404) throw error;
      begun.delete(file); // swept meanwhile: from the beginning
    }
  }
  return gateway.request<UploadProgress>({
    path: UPLOAD,
    method: 'POST',
    body: { kind: 'json', value: { name: file.name, size: file.size } },
    quiet,
    signal,
  });
}

/** Undefined: it has to go through the gateway. */
async function sendToBucket(
  gateway: ShellApi['gateway'],
  file: File,
  progress: UploadProgress,
  signal: AbortSignal,
): Promise<UploadProgress | undefined> {
  const { id, received, address } = progress;
  // a gateway of the version before names none
  if (!address || !(await putPart(address, partOf(file, progress), signal))) return undefined;
  try {
    return await gateway.request<UploadProgress>({
      path: `${UPLOAD}/${id}/${received}/arrived`,
      method: 'POST',
      quiet,
      signal,
    });
  } catch (error) {
    // the bucket has not got it after all, or this gateway is of the version before
    if (isGatewayFailure(error) && (error.status === 422 || error.status === 404)) return undefined;
    throw error;
  }
}

const partOf = (file: File, { received, partBytes }: UploadProgress): Blob =>
  file.slice(received, received + partBytes);

function sendPart(
  gateway: ShellApi['gateway'],
  file: File,
  progress: UploadProgress,
  signal: AbortSignal,
): Promise<UploadProgress> {
  const { id, received } = progress;
  const part = partOf(file, progress);
  return gateway.request<UploadProgress>({
    path: `${UPLOAD}/${id}/${received}`,
    method: 'PUT',
    body: { kind: 'form-data', value: { part } },
    quiet,
    signal,
  });
}

/** No answer came, or one that says "later": everything else is an answer. */
function isLineLost(error: unknown): boolean {
  return (
    isGatewayFailure(error) &&
    (error.cause === 'no-connection' ||
      error.cause === 'timeout' ||
      (error.cause === 'answer' && [502, 503, 504].includes(error.status)))
  );
}

/** Until the time is over, the line is back, or it is cancelled. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
