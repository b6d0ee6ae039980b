import { Readable } from 'node:stream';
import type { DocumentMediaType } from '@registrar/domain/calls/documents';
import type { WireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { createTurns } from '../platform/turns';
import type { GivenFile } from '../uploads/given-file';
import { documentName } from './document-name';
import { judgeDocument, MEGABYTE, refuseTooLarge, type DocumentRules } from './judge-document';

/**
 * Judging a file takes several times its size; two at a time are as fast as fifty, and take a fraction of the memory.
 */
const inTurn = createTurns(2);

export interface StoredDocument {
  readonly name: string;
  readonly mediaType: DocumentMediaType;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

/**
 * Judges a file by its own bytes and lays it into the storage. No unit of work names it yet: what none ever names is
 * only bytes on a disk. The file itself is given up whatever comes of it.
 */
export async function storeDocument(
  { storage, files }: Pick<Platform, 'storage' | 'files'>,
  file: GivenFile,
  rules: DocumentRules,
  language: WireLanguage,
): Promise<StoredDocument> {
  try {
    if (!file.isWhole || file.size > rules.maximumMegabytes * MEGABYTE)
      refuseTooLarge(rules.maximumMegabytes, language);
    return await inTurn(async () => {
      const bytes = await file.read();
      const mediaType = judgeDocument((await files.read(bytes)).kind, rules, language);
      const { sha256, size } = await storage.put(Readable.from([bytes]), rules.maximumMegabytes * MEGABYTE);
      return { name: documentName(file.name, mediaType), mediaType, size, sha256 };
    });
  } finally {
    await file.done();
  }
}
