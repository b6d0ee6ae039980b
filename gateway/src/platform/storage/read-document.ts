import type { DocumentMediaType } from '@registrar/domain/calls/documents';
import { readPdf } from './read-pdf';
import { readPicture } from './read-picture';

export type DocumentReading = DocumentMediaType | 'OTHER_KIND' | 'UNREADABLE' | 'ACTIVE' | 'LOCKED';

/** A scan is smaller; a picture of more points than this only fills the memory of whoever opens it. */
const MOST_POINTS = 100_000_000;
/** The compound file of Word 97 to 2003, and the name under which it keeps programs. */
const WORD = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const WORD_PROGRAMS = Buffer.from('_VBA_PROJECT', 'utf16le');

/** What a document is by its own bytes; its name and what the sender says of it count for nothing. Nothing is unpacked. */
export function readDocument(bytes: Buffer): DocumentReading {
  const picture = readPicture(bytes);
  if (picture === 'UNREADABLE') return 'UNREADABLE';
  if (picture !== 'OTHER_KIND') return picture.width * picture.height > MOST_POINTS ? 'UNREADABLE' : picture.mediaType;
  const pdf = readPdf(bytes);
  if (pdf === 'PDF') return 'application/pdf';
  if (pdf !== 'OTHER_KIND') return pdf;
  if (!bytes.subarray(0, WORD.length).equals(WORD)) return 'OTHER_KIND';
  return bytes.includes(WORD_PROGRAMS) ? 'ACTIVE' : 'application/msword';
}
