import type { FastifyRequest } from 'fastify';
import { askedLanguage } from '../platform/http/answer';
import { announcesMoreThan } from '../platform/http/large-body';
import type { Platform } from '../platform/platform';
import { putAside, type GivenFile } from '../uploads/given-file';
import { MEGABYTE, refuseDocument, refuseTooLarge } from './judge-document';

export const MISSING = { path: 'file', code: 'DOCUMENT_MISSING', message: 'error.documentMissing' } as const;

export interface FileForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: GivenFile;
}

/**
 * The fields of a form and its one file, `file`. A form that announces more than the largest place takes is refused by
 * its length alone; every other one is read to its end, or the answer would not get through. `limitOf` says of the
 * fields that came before the file how many megabytes it may have.
 */
export async function readFileForm(
  platform: Platform,
  request: FastifyRequest,
  { largest, limitOf }: { largest: number; limitOf: (fields: FileForm['fields']) => number },
): Promise<FileForm> {
  const language = askedLanguage(request);
  if (!request.isMultipart()) return refuseDocument('FILE-415', MISSING, language);
  if (announcesMoreThan(request, 4 * largest * MEGABYTE)) refuseTooLarge(largest, language);
  const fields: Record<string, string> = {};
  let file: GivenFile | undefined;
  try {
    for await (const part of request.parts({ limits: { files: 1, fields: 10, fieldSize: 1000 } })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else {
        const given = await putAside(platform, part.filename, part.file, limitOf(fields) * MEGABYTE);
        if (part.fieldname === 'file') file = given;
        else await given.done();
      }
    }
  } catch (error) {
    await file?.done();
    throw error;
  }
  if (file === undefined) return refuseDocument('FILE-422', MISSING, language);
  if (file.size > 0) return { fields, file };
  await file.done();
  return refuseDocument('FILE-422', MISSING, language);
}
