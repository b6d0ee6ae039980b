import { uploadProgressSchema, type UploadProgress } from '@registrar/domain/calls/uploads';
import type { Caller } from './filings-kit';
import type { Answer } from './harness';

export const UPLOAD = 'external/api/upload';

export const beginUpload = (by: Caller, size: number, name = 'scan.png'): Promise<Answer> =>
  by.call('POST', UPLOAD, { name, size });

export function progressOf(answer: Answer): UploadProgress {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.message}`);
  return uploadProgressSchema.parse(answer.body.data);
}

export function receivePart(by: Caller, id: string, start: number, bytes: Uint8Array): Promise<Answer> {
  return by.call('PUT', `${UPLOAD}/${id}/${start}`, partForm(bytes));
}

/** A part as the portal sends it; of a number: so many bytes. */
export function partForm(content: Uint8Array | number): FormData {
  const form = new FormData();
  form.append(
    'part',
    new Blob([new Uint8Array(typeof content === 'number' ? new Uint8Array(content) : content)]),
    'part',
  );
  return form;
}

/** The file from its first part to its last; gives its id. */
export async function uploadAll(by: Caller, content: Uint8Array, name?: string): Promise<string> {
  let progress = progressOf(await beginUpload(by, content.length, name));
  while (progress.received < progress.size) {
    progress = progressOf(
      await receivePart(
        by,
        progress.id,
        progress.received,
        content.subarray(progress.received, progress.received + progress.partBytes),
      ),
    );
  }
  return progress.id;
}
